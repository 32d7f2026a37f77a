import { answer, refuse, testNetwork } from '@portal/testing';
import { calls } from '@portal/wire';
import { configureApi } from './configuration.ts';
import { downloadHref, isSpreadsheet, openDownload } from './download.ts';

function connect(handlers: Parameters<typeof testNetwork>[0]) {
  configureApi({
    baseUrl: '/api',
    readTokens: () => ({ accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma', mark: 'm' }),
    onRenewed: () => {},
    onSessionOver: () => {},
    adapter: testNetwork(handlers),
  });
}

test('[T-05] the address lies below the API and carries the token, and force_download where asked', () => {
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
    expect(() => downloadHref(link, 't')).toThrow('A download must lie below the address of the API.');
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

test('a refused token closes the tab again and says so', async () => {
  connect([refuse(calls.downloadToken, 403)]);
  const close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  await expect(openDownload('documents/d-1/download')).rejects.toMatchObject({ kind: 'forbidden' });
  expect(close).toHaveBeenCalled();
});
