import { parentPort, workerData } from 'node:worker_threads';
import { SOAKS } from './soaks.ts';

/** A thread of a soak: told where cases begin and end, it answers with what came of them. */
interface Cases {
  readonly from: number;
  readonly to: number;
}

const name = (workerData as { readonly name: string }).name;
const soak = SOAKS[name]?.();
if (soak === undefined || parentPort === null) throw new Error(`no soak ${name}`);
const port = parentPort;
port.on('message', ({ from, to }: Cases) => {
  port.postMessage(soak.run(from, to));
});
