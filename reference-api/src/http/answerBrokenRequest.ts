import type { Socket } from 'node:net';
import { answerHeaders } from '../plugins/safeHeaders.ts';
import { HttpError } from './HttpError.ts';

/** Answers invalid HTTP and overlong heads with a problem: they never reach a route. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const { problem } = tooLong
    ? new HttpError(431, 'The address and the headers are too long.')
    : new HttpError(400, 'This is not an HTTP request.');
  const body = JSON.stringify(problem);
  const headers = {
    ...answerHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const reason = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end([`HTTP/1.1 ${reason}`, ...lines, '', body].join('\r\n'));
}
