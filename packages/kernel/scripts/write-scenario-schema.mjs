// Writes the published JSON Schema of scenario files next to this package's package.json. Run by `npm run schema`.
import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from '@panjeong/kernel/scenario';

writeFileSync(
  new URL('../scenario.schema.json', import.meta.url),
  `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`,
);
