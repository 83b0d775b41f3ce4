import { fileURLToPath } from 'node:url';

/** The family that every text of a picture is set in. */
export const FONT_FAMILY = 'Pretendard';

/** The project's own font files; they lie as deep from the sources as from what is built of them, wherever one calls from. */
export const FONT_FILES: readonly string[] = ['Medium', 'Bold'].map((weight) =>
  fileURLToPath(new URL(`../../fonts/${FONT_FAMILY}-${weight}.ttf`, import.meta.url)),
);
