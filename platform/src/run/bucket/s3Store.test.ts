import { randomUUID } from 'node:crypto';
import { answerFault, bucketServer, type BucketServer } from '@portal/bucket/testing';
import { s3Store } from './s3Store.ts';

let server: BucketServer;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  server = await bucketServer('releases');
}, 120_000);
afterAll(() => server.stop());
afterEach(() => {
  server.meddle = undefined;
  server.loseAnswer = undefined;
});

const quick = { answerMs: 200, attempts: 2 };
const open = (more: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({
    ...{ bucket: 'releases', prefix: `${randomUUID()}/`, endpoint: server.endpoint },
    ...{ region: 'eu-central-2', patience: quick, ...more },
  });
const release = { name: 'mfe-x', version: '1.0.0' };
const files = new Map([['main.js', Buffer.from('start();')]]);

describe('what keeps a bucket from being used is reported in words', () => {
  test('no such bucket', async () => {
    await expect(open({ bucket: 'nowhere' }).releases()).rejects.toMatchObject({
      message: `There is no bucket “nowhere” at ${server.endpoint}.`,
      hint: 'Create it, or correct PORTAL_STORE.',
    });
  });

  test('nothing answers there', async () => {
    await expect(open({ endpoint: 'http://127.0.0.1:9' }).releases()).rejects.toMatchObject({
      message: 'Nothing answers at http://127.0.0.1:9, where bucket “releases” should be.',
    });
  });

  test.each([
    [403, 'AccessDenied', 'refuses access (AccessDenied).'],
    [403, 'SignatureDoesNotMatch', 'refuses access (SignatureDoesNotMatch).'],
    [301, 'PermanentRedirect', 'Bucket “releases” is not in region eu-central-2.'],
    [503, 'SlowDown', 'could not do it (SlowDown, 503), after several attempts.'],
  ])('%i %s', async (status, code, words) => {
    server.meddle = (_request, response) => {
      answerFault(response, { status, code });
      return true;
    };
    const fault: unknown = await open()
      .releases()
      .catch((error: unknown) => error);
    expect(fault).toHaveProperty('message', expect.stringContaining(words));
    expect(JSON.stringify(fault)).not.toContain('AWS4-HMAC');
  });

  test('no answer in time', async () => {
    server.meddle = () => new Promise(() => {});
    await expect(open().releases()).rejects.toThrow('does not answer in time.');
  });

  test('a storage that keeps no conditions', async () => {
    server.meddle = (request) => {
      delete request.headers['if-none-match'];
      delete request.headers['if-match'];
      return false;
    };
    await expect(open().appendRevision('uat', 1, 'one')).rejects.toThrow(
      'This bucket ignores conditional writes (If-None-Match, If-Match)',
    );
  });
});

test('a request that fails once is tried again', async () => {
  const store = open();
  let failures = 0;
  server.meddle = (_request, response) => {
    if (failures > 0) return false;
    failures += 1;
    answerFault(response, { status: 503, code: 'SlowDown' });
    return true;
  };
  expect(await store.publish(release, files)).toBe('published');
  expect(failures).toBe(1);
});

test('a revision whose answer got lost is written once, and its writer learns it', async () => {
  const store = open();
  await store.appendRevision('uat', 1, 'one');
  let lost = 0;
  server.loseAnswer = ({ url = '' }) => url.includes('/revisions/2.json') && (lost += 1) === 1;
  await store.appendRevision('uat', 2, 'two');
  expect(lost).toBeGreaterThan(0);
  expect(await store.readRevision('uat', 2)).toBe('two');
  expect(await store.currentRevision('uat')).toBe(2);
});

test('a storage with more releases than one answer lists', async () => {
  const prefix = `${randomUUID()}/`;
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  for (const version of versions) {
    const key = `${prefix}releases/mfe-x/${version}.json`;
    await fetch(`${server.endpoint}/releases/${key}`, { method: 'PUT', body: '{}' });
  }
  let listings = 0;
  server.meddle = (request) => {
    if (request.url?.includes('list-type=2') !== true) return false;
    listings += 1;
    request.url += '&max-keys=2';
    return false;
  };
  expect((await open({ prefix }).releases()).map(({ version }) => version)).toEqual(versions);
  expect(listings).toBeGreaterThanOrEqual(3);
});

test('a writer that dies at any request leaves no half release and no half revision', async () => {
  for (let last = 1; last < 16; last += 2) {
    const prefix = `${randomUUID()}/`;
    let seen = 0;
    server.meddle = ({ socket }) => {
      seen += 1;
      if (seen <= last) return false;
      socket.destroy();
      return true;
    };
    const dying = open({ prefix, patience: { answerMs: 200, attempts: 1 } });
    const died = await dying
      .publish(release, files)
      .then(() => dying.appendRevision('uat', 1, 'whole'))
      .catch(() => 'died');
    server.meddle = undefined;

    const store = open({ prefix });
    const [found] = await store.releases();
    expect(await store.readFile(release, 'main.js')).toEqual(found && Buffer.from('start();'));
    const revision = await store.currentRevision('uat');
    expect(await store.readRevision('uat', 1)).toBe(revision === 1 ? 'whole' : undefined);
    if (died === undefined) expect(revision).toBe(1);
    // The next writer gets through.
    expect(await store.publish(release, files)).toBe(found ? 'known' : 'published');
    await store.appendRevision('uat', revision + 1, 'next');
    expect(await store.currentRevision('uat')).toBe(revision + 1);
  }
}, 120_000);

test('an abandoned claim is void after an hour; its files give way', async () => {
  const prefix = `${randomUUID()}/`;
  let puts = 0;
  server.meddle = ({ method, socket }) => {
    if (method === 'PUT') puts += 1;
    if (puts < 3) return false;
    socket.destroy();
    return true;
  };
  await open({ prefix, patience: { answerMs: 200, attempts: 1 } })
    .publish(release, files)
    .catch(() => {});
  server.meddle = undefined;
  const other = new Map([['main.js', Buffer.from('other();')]]);
  await expect(open({ prefix }).publish(release, other)).rejects.toThrow(
    'mfe-x 1.0.0 is being published by someone else, with other bytes.',
  );
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000);
  expect(await open({ prefix }).publish(release, other)).toBe('published');
  expect(String(await open({ prefix }).readFile(release, 'main.js'))).toBe('other();');
});
