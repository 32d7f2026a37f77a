// Blocks until released, as busy as a thread that makes documents.
import { parentPort, workerData } from 'node:worker_threads';

const gate = new Int32Array(workerData.gate);

parentPort.on('message', ({ docRef }) => {
  if (docRef === 'breaks') process.exit(1);
  Atomics.wait(gate, 0, 0);
  parentPort.postMessage({ bytes: Buffer.from(`made ${docRef}`) });
});
