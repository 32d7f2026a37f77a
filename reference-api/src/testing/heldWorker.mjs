// A thread that makes nothing until it is let go, and is as busy until then as one that makes documents.
import { parentPort, workerData } from 'node:worker_threads';

const gate = new Int32Array(workerData.gate);

parentPort.on('message', ({ docRef }) => {
  if (docRef === 'breaks') process.exit(1);
  Atomics.wait(gate, 0, 0);
  parentPort.postMessage({ bytes: Buffer.from(`made ${docRef}`) });
});
