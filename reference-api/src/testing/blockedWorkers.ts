import { DocumentWorkers } from '#documents/making/DocumentWorkers.ts';

export function blockedWorkers(bounds: { longestQueue: number; limitMs?: number }) {
  const gate = new SharedArrayBuffer(4);
  const workers = new DocumentWorkers(
    { threads: 1, limitMs: 20_000, ...bounds },
    { url: new URL('./blockedWorker.mjs', import.meta.url), workerData: { gate } },
  );
  const letGo = () => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { workers, letGo };
}
