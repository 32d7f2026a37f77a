import { fileFinding } from './fileFinding.ts';

const address = '/artefacts/mfe-auth/1.2.0/remoteEntry.1.js';
const integrity = 'sha384-start();';

interface Answered {
  status?: number;
  type?: string;
  text?: string;
}

/** Mocks a file whose hash is its text. */
function answering({ status = 200, type = 'text/javascript; charset=utf-8', text = 'start();' }: Answered) {
  const answer = {
    ...{ ok: status < 400, status },
    headers: { get: () => type },
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  };
  return {
    ask: () => Promise.resolve(answer as unknown as Response),
    hash: () => Promise.resolve(`sha384-${text}`),
  };
}

test.each<[string, Answered]>([
  ['missing (status 404)', { status: 404 }],
  ['not served (status 500)', { status: 500 }],
  ['not served (status 503)', { status: 503, type: 'text/html' }],
  ['wrong type (text/html)', { type: 'text/html' }],
  ['wrong bytes', { text: 'tampered();' }],
  ['right when asked again', {}],
])('[F-16] a file is found %s', async (finding, answered) => {
  expect(await fileFinding({ address, integrity }, answering(answered))).toBe(finding);
});

test('a style sheet has a type of its own', async () => {
  const style = { address: '/artefacts/mfe-auth/1.2.0/main.1.css?r=1', integrity };
  expect(await fileFinding(style, answering({ type: 'text/css' }))).toBe('right when asked again');
  expect(await fileFinding(style, answering({ type: 'text/javascript' }))).toBe(
    'wrong type (text/javascript)',
  );
});

test('without a hash to compare, nothing is shown of bytes', async () => {
  expect(await fileFinding({ address, integrity: undefined }, answering({}))).toBe('not found out');
  const hash = () => Promise.resolve(undefined);
  expect(await fileFinding({ address, integrity }, { ...answering({}), hash })).toBe('not found out');
});

test.each([
  ['late', new DOMException('The operation timed out.', 'TimeoutError')],
  ['no answer', new TypeError('Failed to fetch')],
])('one that fails again is %s', async (finding, error) => {
  const ask = () => Promise.reject(error);
  expect(await fileFinding({ address, integrity }, { ask })).toBe(finding);
});
