import { statusLine, topLevelText } from './topLevelText.ts';

const http = (data: unknown, statusText = 'Service Unavailable') => ({
  status: 503,
  statusText,
  data,
  internal: false,
});

test.each([
  ['Back at noon.', 'Back at noon.'],
  [{ message: 'Back at noon.' }, 'Back at noon.'],
  [{ detail: 'Back at noon.', title: 'Down' }, 'Back at noon.'],
  [{ title: 'Down' }, 'Down'],
  [{ message: 42, title: 'Down' }, 'Down'],
  ['<!doctype html><h1>nginx</h1>', undefined],
  ['{"stack":"at db.ts:7"}', undefined],
  [{ message: '[object]', title: '' }, undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [['x'], undefined],
  ['x'.repeat(10_000), 'x'.repeat(200)],
  ['\u202Edecrof\u202C', 'decrof'],
])('[G-12] a server that answered %j says %j', (data, message) => {
  expect(topLevelText(http(data))).toEqual({ kind: 'http', status: '503 Service Unavailable', message });
});

test('[G-12] a status without a text stands alone, and no answer has none', () => {
  expect(topLevelText(http('', ''))).toMatchObject({ status: '503' });
  expect(statusLine(undefined, 'x')).toBeUndefined();
});

test.each([new Error('secret'), 'text', undefined, null, { status: 500 }])(
  '[G-12] %p is no HTTP-style error',
  (error) => {
    expect(topLevelText(error)).toEqual({ kind: 'other' });
  },
);
