import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { answerFault, bucketServer, type BucketServer } from '@portal/bucket/testing';
import { s3Objects } from '@portal/bucket';
import { bucketContent } from './bucketContent.ts';
import { ContentUnavailable, pathOf } from './ContentStore.ts';
import { openContent } from './openContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
const secret = 'a-secret-of-the-bucket';
let server: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = secret;
  server = await bucketServer('research');
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});
afterEach(() => {
  server.intercept = undefined;
  server.meddle = undefined;
});

function open(patience = { answerMs: 200, attempts: 2 }, bucket = 'research') {
  const prefix = `${randomUUID()}/`;
  const { endpoint } = server;
  const objects = s3Objects(
    { bucket, prefix, endpoint, region: 'eu-central-2', patience },
    {
      setting: 'PORTAL_CONTENT',
      toError: (fault, cause) => new ContentUnavailable(fault, cause),
    },
  );
  const incoming = join(folder, 'incoming');
  const places = { location: 'the test', incoming };
  return { prefix, objects, places, store: bucketContent(objects, places) };
}

const bytesOf = async function* (size: number, chunk = Buffer.alloc(64 * 1024, 'x')) {
  for (let left = size; left > 0; left -= chunk.length)
    yield await Promise.resolve(chunk.subarray(0, Math.min(left, chunk.length)));
};

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('[D-03] an unusable bucket is reported with bucket and object, without secrets', async () => {
  const { store, prefix } = open();
  const hash = createHash('sha256').update('x').digest('hex');
  const key = `${prefix}${pathOf(hash)}`;
  const at = `Bucket “research” at ${server.endpoint}`;
  const said: [{ status: number; code: string }, string, boolean][] = [
    [{ status: 403, code: 'AccessDenied' }, `${at} refuses access`, false],
    [{ status: 503, code: 'SlowDown' }, `${at} could not do it`, true],
  ];
  for (const [answer, words, passes] of said) {
    server.meddle = (_request, response) => {
      answerFault(response, answer);
      return true;
    };
    for (const work of [store.open(hash), store.write(bytesOf(1), 9)]) {
      const fault = await faultOf(work);
      expect(fault).toMatchObject({ passes, message: expect.stringContaining(words) as string });
      expect(fault).toHaveProperty('message', expect.stringContaining(` The object is ${key}.`));
      expect(JSON.stringify(fault)).not.toContain(secret);
    }
  }
  server.meddle = undefined;
  const nowhere = open({ answerMs: 200, attempts: 1 }, 'nowhere').store;
  await expect(nowhere.check()).rejects.toMatchObject({
    message: `There is no bucket “nowhere” at ${server.endpoint}.`,
    hint: 'Create it, or correct PORTAL_CONTENT.',
    passes: false,
  });
  await expect(store.check()).resolves.toBeUndefined();
});

test('[D-03] a failed write is repeated with the whole file; late bytes are not awaited', async () => {
  const { store } = open({ answerMs: 1000, attempts: 2 });
  let failures = 0;
  server.meddle = ({ method }, response) => {
    if (method !== 'PUT' || failures > 0) return false;
    failures += 1;
    answerFault(response, { status: 503, code: 'SlowDown' });
    return true;
  };
  const { hash } = await store.write(bytesOf(200_000), 1e6);
  expect(failures).toBe(1);
  const stored = await store.open(hash);
  expect((stored && (await buffer(stored.read())))?.length).toBe(200_000);
  server.meddle = ({ method }, response) => {
    if (method !== 'GET') return false;
    response.writeHead(200, { 'content-length': 200_000 }).write('x');
    return true;
  };
  const late = await store.open(hash);
  await expect(late && buffer(late.read())).rejects.toThrow('does not answer in time.');
});

test('[D-03] each version of an object is checked once, however many ask for it at once', async () => {
  const { store } = open({ answerMs: 20_000, attempts: 1 });
  const { hash } = await store.write(bytesOf(10), 10);
  let reads = 0;
  server.meddle = ({ method }) => {
    if (method === 'GET') reads += 1;
    return false;
  };
  await Promise.all([store.open(hash), store.open(hash), store.open(hash)]);
  expect(reads).toBe(1);
});

test('[D-03] a renewed object has the time its size needs, and is not read again to check it', async () => {
  const { objects, places } = open({ answerMs: 200, attempts: 1 });
  let modified = new Date(0);
  const head = async (key: string) => {
    const found = await objects.head(key);
    return found && { ...found, modified };
  };
  const store = bucketContent({ ...objects, head }, places);
  const { hash } = await store.write(bytesOf(1024 * 1024), 1e7);
  await store.open(hash);
  const methods: (string | undefined)[] = [];
  server.meddle = async ({ method }) => {
    methods.push(method);
    // Longer than another answer may take.
    if (method === 'PUT') await pause(400);
    return false;
  };
  await store.renew(hash);
  modified = new Date();
  await store.open(hash);
  expect(methods).toEqual(['HEAD', 'HEAD', 'PUT', 'HEAD']);
});

const mostInUse = 50 * 1024 * 1024;

/** Collects only what would be too much: in a large process that takes a second. @returns bytes of buffers in use */
function bytesInUse(before: number): number {
  if (process.memoryUsage().external - before > mostInUse) {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  }
  return process.memoryUsage().external - before;
}

test('[D-03] a file of 200 MB takes no more memory than one of 1 MB, both ways', async () => {
  const size = 200 * 1024 * 1024;
  const { store } = open({ answerMs: 20_000, attempts: 1 });
  const expected = createHash('sha256');
  for await (const chunk of bytesOf(size)) expected.update(chunk);
  const hash = expected.digest('hex');
  const before = process.memoryUsage().external;
  let [most, isThere] = [0, false];
  server.intercept = async (request, response) => {
    if (request.method === 'PUT') {
      const { 'x-amz-content-sha256': signed, 'content-length': length } = request.headers;
      expect([signed, length]).toEqual([hash, String(size)]);
      await finished(request.resume());
      response.end();
      return true;
    }
    const facts = { etag: '"of-it"', 'content-length': size, 'last-modified': new Date(0).toUTCString() };
    response.writeHead(request.method === 'HEAD' && !isThere ? 404 : 200, facts);
    if (request.method === 'HEAD') response.end();
    else await pipeline(bytesOf(size), response);
    return true;
  };
  const timer = setInterval(() => (most = Math.max(most, bytesInUse(before))), 50);
  let read = 0;
  try {
    await store.write(bytesOf(size), size);
    isThere = true;
    const stored = await store.open(hash);
    for await (const chunk of stored?.read() ?? []) read += (chunk as Buffer).length;
  } finally {
    clearInterval(timer);
  }
  expect(read).toBe(size);
  expect(most).toBeLessThan(mostInUse);
}, 120_000);

test('[D-03] the settings name a bucket, which is asked where it is', async () => {
  const store = openContent({
    PORTAL_DATA: folder,
    PORTAL_CONTENT: 's3://research/files',
    PORTAL_CONTENT_ENDPOINT: server.endpoint,
    PORTAL_CONTENT_REGION: 'eu-central-2',
  });
  expect(store.location).toBe('s3://research/files/');
  const { hash } = await store.write(bytesOf(3), 3);
  const object = await fetch(`${server.endpoint}/research/files/${pathOf(hash)}`);
  expect(await object.text()).toBe('xxx');
  const stored = await store.open(hash);
  expect(stored && (await text(stored.read()))).toBe('xxx');
});
