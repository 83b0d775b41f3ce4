import type { z } from 'zod';
import type { JdipLine } from './jdip-lines.ts';
import type { ExchangeRemark } from './season-record.ts';

/** Reads a note of ours; null, with a remark, for one that somebody has broken. */
export function readNote<T>(schema: z.ZodType<T>, line: JdipLine, remarks: ExchangeRemark[]): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(line.note ?? ''));
    if (parsed.success) return parsed.data;
  } catch {
    // Told below, as is a note of another shape.
  }
  remarks.push({ code: 'note-unread', at: `${line.line}:1`, text: line.note ?? '' });
  return null;
}
