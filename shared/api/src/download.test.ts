import { answer, refuse, testNetwork, type Handler, type TestRequest } from '@portal/testing';
import { calls, type Downloads } from '@portal/wire';
import { apiConfiguration, configureApi } from './configuration.ts';
import { failureMessage } from './failures/failureMessage.ts';
import { downloadHref, downloadToken, isSpreadsheet, leadsToSpreadsheet, openDownload } from './download.ts';

let spent = false;

function connect(handlers: Parameters<typeof testNetwork>[0], downloads: Downloads = { tokens: true }) {
  spent = false;
  configureApi({
    baseUrl: '/api',
    downloads,
    readTokens: () => ({
      ...{ accessToken: spent ? 'renewed' : 'a', refreshToken: 'r', currentUserName: 'Emma', mark: 'm' },
    }),
    onRenewed: () => (spent = true),
    onSessionOver: () => {},
    adapter: testNetwork(handlers),
  });
}

test('[T-05] the address is below the API with the token, and force_download if requested', () => {
  connect([]);
  expect(downloadHref('documents/d-1/download', 'tok+en')).toBe(
    'http://localhost/api/documents/d-1/download?auth_token=tok%2Ben',
  );
  expect(downloadHref('documents/d-1/download', 't', { force: true })).toMatch(
    /auth_token=t&force_download=true$/,
  );
});

test('[G-14] further parameters travel along, and none of them replaces the token', () => {
  connect([]);
  const query = [
    ['page', '2'],
    ['auth_token', 'stolen'],
    ['auth_token', 'again'],
  ] as const;
  expect(downloadHref('documents/d-1/download', 't', { query, force: true })).toBe(
    'http://localhost/api/documents/d-1/download?page=2&auth_token=t&force_download=true',
  );
});

test.each(['../login', 'https://evil.example/x', '..//evil.example', 'documents/../../login'])(
  '%s gets no token',
  (link) => {
    connect([]);
    expect(() => downloadHref(link, 't')).toThrow('A download must lie in a folder of downloads.');
  },
);

test.each([
  ['documents/a.xlsx', true],
  ['documents/a.XLS', true],
  ['documents/a.xlsx?version=2', true],
  ['documents/a.xlsx#Sheet1', true],
  ['documents/a.pdf', false],
  ['documents/xlsx/download', false],
])('%s is a spreadsheet: %s', (link, expected) => {
  expect(isSpreadsheet(link)).toBe(expected);
});

test('[T-05] the tab opens within the click and is sent to the document afterwards', async () => {
  connect([answer(calls.downloadToken, { auth_token: 't', expires_in: 120 })]);
  const replace = jest.fn();
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValue({ location: { replace }, close: () => {} } as unknown as Window);
  const opening = openDownload('documents/d-1/download');
  expect(open).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
  await opening;
  expect(replace).toHaveBeenCalledWith('http://localhost/api/documents/d-1/download?auth_token=t');
});

test('a refused token closes the tab again and this is shown', async () => {
  connect([refuse(calls.downloadToken, 403)]);
  const close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  await expect(openDownload('documents/d-1/download')).rejects.toMatchObject({ kind: 'forbidden' });
  expect(close).toHaveBeenCalled();
});

test.each([
  ['documents/d-1/download', {}, '/api/documents/d-1/download'],
  ['/api/documents/d-1/download', {}, '/api/documents/d-1/download'],
  ['/documents/d-1/download', {}, '/api/documents/d-1/download'],
  ['/files/a.pdf', { folders: ['/files/'] }, '/files/a.pdf'],
  ['http://localhost/files/a.pdf', { folders: ['/files/'] }, '/files/a.pdf'],
])('[K-04] %s with %j leads to %s', (link, downloads, path) => {
  connect([], downloads);
  expect(new URL(downloadHref(link, 't')).pathname).toBe(path);
});

test('[K-04] the token is asked for by the path as the API spells it', async () => {
  const seen: TestRequest[] = [];
  connect([], { tokens: true });
  configureApi({
    ...apiConfiguration(),
    adapter: testNetwork([answer(calls.downloadToken, { auth_token: 't', expires_in: 120 })], seen),
  });
  expect(await downloadToken('/api/documents/Z%C3%BC%20rich/download')).toBe('t');
  expect(seen[0]?.body).toEqual({ path: 'documents/Z%C3%BC%20rich/download' });
});

test('[K-04] an API without download tokens gets the session’s, renewed if expired', async () => {
  const user = {
    name: 'Emma',
    username: 'e',
    preferred_language: 'English',
    accepted_terms: true,
    cri_json: {},
  };
  connect([answer(calls.currentUser, user)], { tokens: false });
  expect(await downloadToken('/api/files/a.pdf')).toBe('a');
  let refused = true;
  const known = answer(calls.currentUser, user);
  const once: Handler = {
    ...known,
    answer: (request) => {
      if (!refused) return known.answer(request);
      refused = false;
      return refuse(calls.currentUser, 401).answer(request);
    },
  };
  const renewal = answer(calls.refreshAuthToken, {
    ...{ token: 'renewed', refresh_token: 'r2', contact: { name: 'Emma' } },
  });
  connect([once, renewal], { tokens: false });
  expect(await downloadToken('/api/files/a.pdf')).toBe('renewed');
});

test.each([
  ['application/vnd.ms-excel', 200, true],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 200, true],
  ['application/pdf', 200, false],
  ['application/vnd.ms-excel', 404, false],
])(
  '[G-14] [K-04] a file said to be %s with status %s is a spreadsheet: %s',
  async (type, status, expected) => {
    const href = 'http://localhost/api/documents/d-1/download?auth_token=t';
    const file = { method: 'HEAD', path: href };
    connect([
      { ...file, answer: () => Promise.resolve({ status, body: '', headers: { 'content-type': type } }) },
    ]);
    expect(await leadsToSpreadsheet(href)).toBe(expected);
  },
);

test('[T-05] [K-01] a link to a host that is not allowed opens no tab, and operators are notified', async () => {
  connect([]);
  const reports: string[] = [];
  configureApi({ ...apiConfiguration(), onSkipped: ({ message }) => reports.push(message) });
  const open = jest.spyOn(window, 'open');
  open.mockClear();
  const error: unknown = await openDownload('https://files.bank.example/1.pdf').catch(
    (caught: unknown) => caught,
  );
  expect(failureMessage(error)).toBe('common.downloadElsewhere');
  expect(reports).toEqual([
    'A download must lie in a folder of downloads. This one is at https://files.bank.example.',
  ]);
  expect(open).not.toHaveBeenCalled();
});
