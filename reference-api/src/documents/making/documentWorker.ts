import { parentPort } from 'node:worker_threads';
import type { DocumentRecord } from '../DocumentRecord.ts';
import { makeDocument } from './makeDocument.ts';

parentPort?.on('message', (record: DocumentRecord) => {
  makeDocument(record).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) =>
      parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
