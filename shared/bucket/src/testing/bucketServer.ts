import { spawn } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@portal/node';

/** Returns false to let the request pass to the storage. */
type Meddling = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) => boolean | Promise<boolean>;

interface Fault {
  status: number;
  code: string;
}

const preconditionFailed: Fault = { status: 412, code: 'PreconditionFailed' };

/** A local S3-compatible storage. */
export interface BucketServer {
  endpoint: string;
  bucket: string;
  /** Without disturbances. */
  upstream: string;
  /** Answers requests itself while set, before their bodies are read. Returns false to pass one on. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined;
  /** Disturbs requests while set. */
  meddle: Meddling | undefined;
  /** The writes succeed, but the writer does not learn of it. */
  loseAnswer: ((request: IncomingMessage) => boolean) | undefined;
  stop: () => Promise<void>;
}

/** The package exports only modules. */
const program = fileURLToPath(new URL('../../node_modules/fauxqs/dist/server.js', import.meta.url));

/** Starts a storage with one empty bucket behind a layer that adds conditional writes, one per key at a time. */
export async function bucketServer(bucket: string): Promise<BucketServer> {
  const { child, upstream } = await startStorage(bucket);
  const state: BucketServer = {
    endpoint: '',
    bucket,
    upstream,
    intercept: undefined,
    meddle: undefined,
    loseAnswer: undefined,
    stop,
  };
  const turns = new Map<string, Promise<void>>();

  const server = createServer((request, response) => {
    void (async () => {
      const key = request.url ?? '';
      if (await state.intercept?.(request, response)) return;
      const body = await bodyOf(request);
      if (await state.meddle?.(request, response, body)) return;
      if (request.method !== 'PUT') return pass(upstream, { request, response, body });
      const before = turns.get(key);
      const turn = (async () => {
        await before;
        const refused = await conditionFails(upstream, request);
        if (refused !== undefined) answerFault(response, refused);
        else if (state.loseAnswer?.(request)) {
          await pass(upstream, { request, response: undefined, body });
          request.socket.destroy();
        } else await pass(upstream, { request, response, body });
      })();
      turns.set(key, turn);
      await turn;
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function stop() {
    server.closeAllConnections();
    server.close();
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  }
  return state;
}

async function startStorage(bucket: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, FAUXQS_PORT: String(port), FAUXQS_HOST: '127.0.0.1', FAUXQS_LOGGER: 'false' },
    stdio: 'ignore',
  });
  const upstream = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(`${upstream}/${bucket}`, { method: 'PUT' }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await pause(30);
  return { child, upstream };
}

export function answerFault(response: ServerResponse, { status, code }: Fault): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Undefined if the condition holds. */
async function conditionFails(
  upstream: string,
  { url = '', headers }: IncomingMessage,
): Promise<Fault | undefined> {
  const only = headers['if-match'];
  if (only === undefined && headers['if-none-match'] === undefined) return undefined;
  const { ok, headers: found } = await fetch(upstream + url.replace(/\?.*$/, ''), { method: 'HEAD' });
  if (headers['if-none-match'] === '*') return ok ? preconditionFailed : undefined;
  if (!ok) return { status: 404, code: 'NoSuchKey' };
  return found.get('etag') === only ? undefined : preconditionFailed;
}

interface Passing {
  request: IncomingMessage;
  response: ServerResponse | undefined;
  body: Buffer;
}

function pass(upstream: string, { request, response, body }: Passing): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !/^if-(?:none-)?match$/.test(name)),
  );
  return new Promise((resolve, reject) => {
    const passed = ask(upstream + (request.url ?? ''), { method: request.method, headers }, (answer) => {
      answer.on('end', resolve);
      if (response === undefined) return void answer.resume();
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', reject);
    passed.end(body);
  });
}
