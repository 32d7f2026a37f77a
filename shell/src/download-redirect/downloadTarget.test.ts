import { configureApi } from '@portal/api';
import { downloadTarget } from './downloadTarget.ts';

function connect(baseUrl = '/api', folders: string[] = ['/api/documents/']) {
  configureApi({
    baseUrl,
    downloads: { folders },
    readTokens: () => undefined,
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
  });
}

beforeEach(() => connect());

function read(r: string | undefined, more: Record<string, string> = {}) {
  const address = new URLSearchParams(more);
  if (r !== undefined) address.set('r', r);
  return downloadTarget(address);
}

test.each([
  ['documents/d-1/download', 'documents/d-1/download'],
  ['/documents/d-1/download', '/documents/d-1/download'],
  ['/api/documents/d-1/download', '/api/documents/d-1/download'],
  ['documents/Z%C3%BCrich%20%26%20Co/download', 'documents/Z%C3%BCrich%20%26%20Co/download'],
  ['documents/report.pdf', 'documents/report.pdf'],
  ['documents/d-1/download#page=2', 'documents/d-1/download'],
])('[G-14] %s leads to the download %s', (r, path) => {
  expect(read(r)).toEqual({ ok: true, path, query: [], isSpreadsheet: false });
});

test.each([
  ['documents/a.xlsx', true],
  ['documents/a.xls', true],
  ['documents/a.XLSX', true],
  ['documents/a.xlsx?version=2', true],
  ['documents/a.xlsx#Sheet1', true],
  ['documents/d-1/download?file=a.Xls', true],
  ['documents/d-1/download?file=a.xlsx#top', true],
  ['documents/xlsx/download', false],
  ['documents/a.xlsx.pdf', false],
  ['documents/a.xlsm', false],
  ['documents/axlsx', false],
])('[G-14] %s is a spreadsheet: %s', (r, isSpreadsheet) => {
  expect(read(r)).toMatchObject({ ok: true, isSpreadsheet });
});

test('[G-14] other parameters are passed on, the link’s first; no link brings its own token', () => {
  const target = read('documents/d-1/download?page=2&auth_token=stolen', {
    source: 'mail & more',
    auth_token: 'stolen',
  });
  expect(target).toMatchObject({
    query: [
      ['page', '2'],
      ['source', 'mail & more'],
    ],
  });
});

test.each([undefined, ''])('[G-14] a link without r (%p) is not complete', (r) => {
  expect(read(r)).toEqual({ ok: false, reason: 'missing' });
});

const long = 'x'.repeat(10_000);

test.each([
  'https://evil.example/documents/d-1/download',
  'http:/documents/d-1',
  '//evil.example/documents/d-1',
  '///evil.example/documents/d-1',
  '/\\evil.example/documents/d-1',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  'documents//evil.example',
  'javascript:alert(1)',
  'documents/javascript:alert(1)\n',
  'data:text/html,x',
  'blob:https://portal.example/1',
  'https://user:secret@portal.example/documents/d-1',
  'user@evil.example/documents/d-1',
  '../documents/d-1',
  'documents/../auth',
  'documents/..',
  'documents/.',
  'documents/...',
  'documents/d-1/../../logout',
  'documents/%2e%2e/auth',
  'documents/.%2E/auth',
  'documents/%252e%252e/auth',
  'documents/a%2Fb/download',
  'documents/a%2f..%2f..%2fauth',
  'documents/a%252Fb/download',
  'documents/a%5Cb',
  'documents/a%255Cb',
  'documents/a\\b',
  'documents/%00',
  'documents/a%0d%0ab',
  'documents/%E2%80%AEfdp.exe',
  'documents/%',
  'documents/%zz',
  'documents/%C3',
  'documents/',
  'documents',
  'documents?x=1',
  'Documents/d-1/download',
  '%64ocuments/d-1',
  ' documents/d-1',
  'auth',
  '/login',
  '/api/auth',
  '/api/../documents/d-1',
  'current_user',
  'api/documents/d-1',
  'null',
  'undefined',
  `documents/${long}`,
  long,
])('[G-14] %.80j is refused', (r) => {
  expect(read(r)).toEqual({ ok: false, reason: 'refused' });
});

test('[G-14] ten kilobytes of parameters are refused', () => {
  expect(read('documents/d-1/download', { note: long })).toEqual({ ok: false, reason: 'refused' });
});

test('[G-14] an API elsewhere has no base that a link could begin with', () => {
  const search = new URLSearchParams({ r: 'https://api.bank.example/v1/documents/d-1/download' });
  connect('https://api.bank.example/v1', []);
  expect(downloadTarget(search)).toMatchObject({ reason: 'refused' });
});

test.each([
  ['/api/files/a.pdf', [], true],
  ['files/a.pdf', [], true],
  ['/files/a.pdf', ['/files/'], true],
  ['/files/2026/a.pdf', ['/other/', '/files/'], true],
  ['/api/files/a.pdf', ['/files/'], false],
  ['/files', ['/files/'], false],
  ['/files/', ['/files/'], false],
  ['/filesystem/a.pdf', ['/files/'], false],
  ['/files/../auth', ['/files/'], false],
])('[K-04] %s with the folders %j is a download: %s', (r, folders, ok) => {
  connect('/api', folders);
  expect(read(r).ok).toBe(ok);
});
