import { parentPort } from 'node:worker_threads';
import { readPdf, UnreadablePdf, type PdfText, type TextBounds } from './readPdf.ts';

export interface TextRequest {
  bytes: Uint8Array;
  bounds: TextBounds;
}

export type TextReply = { text: PdfText } | { fault: string } | { failed: string };

function replyTo(error: unknown): TextReply {
  if (error instanceof UnreadablePdf) return { fault: error.fault };
  return { failed: error instanceof Error ? error.message : String(error) };
}

parentPort?.on('message', ({ bytes, bounds }: TextRequest) => {
  readPdf(bytes, bounds).then(
    (text) => parentPort?.postMessage({ text } satisfies TextReply),
    (error: unknown) => parentPort?.postMessage(replyTo(error)),
  );
});
