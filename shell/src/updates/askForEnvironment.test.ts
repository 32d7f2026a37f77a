import { anEnvironment } from '../testing/aRelease.ts';
import { askForEnvironment, askForWhole } from './askForEnvironment.ts';

const known = anEnvironment({});
const newer = { ...known, revision: 8 };

function answered(body: unknown, status = 200) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(status === 304 ? null : JSON.stringify(body), { status }));
}

afterEach(() => jest.restoreAllMocks());

test('the environment in force is asked for by the tag of the known one', async () => {
  const fetched = answered(newer);
  await expect(askForEnvironment(known)).resolves.toEqual(newer);
  expect(fetched).toHaveBeenCalledWith(
    '/environment.json',
    expect.objectContaining({ headers: { accept: 'application/json', 'if-none-match': 'W/"uat-7"' } }),
  );
});

test('[F-05] all of it is asked for without a tag', async () => {
  const fetched = answered(known);
  await expect(askForWhole(known)).resolves.toEqual(known);
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.headers).toEqual({ accept: 'application/json' });
});

test.each([
  ['another status', {}, 503, '/environment.json was answered with 503.'],
  ['another environment', { ...newer, environment: 'prod' }, 200, 'was answered with prod'],
])('all of it: %s is not an answer', async (_, body, status, message) => {
  answered(body, status);
  await expect(askForWhole(known)).rejects.toThrow(message);
});

test('while it is the known one there is nothing to read', async () => {
  answered(undefined, 304);
  await expect(askForEnvironment(known)).resolves.toBeUndefined();
});

test('a cache that knows no tags answers with the known one: there is nothing to read', async () => {
  answered(known);
  await expect(askForEnvironment(known)).resolves.toBeUndefined();
});

test.each([
  ['another status', {}, 503, '/environment.json was answered with 503.'],
  [
    'a document that this shell does not understand',
    { ...newer, revision: 'eight' },
    200,
    'wrong at revision',
  ],
  [
    'a revision from before the known one',
    { ...known, revision: 6 },
    200,
    'This page knows revision 7, and was answered with revision 6: something that answers lags behind.',
  ],
  ['another environment', { ...newer, environment: 'prod' }, 200, 'was answered with prod'],
])('%s is not an answer', async (_, body, status, message) => {
  answered(body, status);
  await expect(askForEnvironment(known)).rejects.toThrow(message);
});
