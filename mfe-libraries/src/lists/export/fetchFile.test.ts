import { ApiError, configureApi } from '@portal/api';
import { fetchFile } from './fetchFile.ts';

const request = jest.fn<
  Promise<{ body: ArrayBuffer }>,
  [{ url: string; onDownloadProgress: (progress: { loaded: number; total?: number }) => void }]
>();
const downloadToken = jest.fn<Promise<string>, []>();

jest.mock('@portal/api', () => ({
  ...jest.requireActual<object>('@portal/api'),
  loadTransport: () => Promise.resolve({ request }),
  downloadToken: () => downloadToken(),
}));

const file = { body: new Uint8Array([37, 80]).buffer };
const refused = (status: number, more: object = {}) =>
  new ApiError('invalid', 'refused', { status, ...more });
const queries = () => request.mock.calls.map(([{ url }]) => new URL(url).search);
const load = (as: 'archive' | 'preview' = 'archive') =>
  fetchFile('documents/1/download', { as, signal: new AbortController().signal });

beforeEach(() => {
  let given = 0;
  downloadToken.mockImplementation(() => Promise.resolve(`token-${++given}`));
  const nobody = { readTokens: () => undefined, onRenewed: jest.fn(), onSessionOver: jest.fn() };
  configureApi({ baseUrl: '/api', downloads: { tokens: true }, ...nobody });
});

afterEach(() => {
  request.mockReset();
  jest.useRealTimers();
});

test('[L-24] [L-21] a file is fetched as one that is taken along', async () => {
  request.mockResolvedValue(file);
  await expect(load()).resolves.toEqual(new Uint8Array([37, 80]));
  expect(queries()).toEqual(['?archive=true&auth_token=token-1&force_download=true']);
});

test('[V-03] the pages of a preview are fetched as a preview', async () => {
  request.mockResolvedValue(file);
  await load('preview');
  expect(queries()).toEqual(['?preview=true&auth_token=token-1&force_download=true']);
});

test('[V-03] the size is reported from the header, or else as the file is read', async () => {
  const handleSize = jest.fn();
  request.mockImplementation(({ onDownloadProgress }) => {
    onDownloadProgress({ loaded: 1, total: 9 });
    onDownloadProgress({ loaded: 2 });
    return Promise.resolve(file);
  });
  const { signal } = new AbortController();
  await fetchFile('documents/1/download', { as: 'preview', signal, onSize: handleSize });
  expect(handleSize.mock.calls).toEqual([[9], [2]]);
});

test('[L-24] [K-02] an API that refuses the parameter is asked without, with another token', async () => {
  request.mockRejectedValueOnce(refused(400)).mockResolvedValue(file);
  await load();
  expect(queries()[1]).toBe('?auth_token=token-2&force_download=true');
});

test('[L-24] a busy API is asked for the same again, after the time that it names', async () => {
  jest.useFakeTimers();
  request
    .mockRejectedValueOnce(new ApiError('server', 'busy', { status: 429, retryAfterSeconds: 7 }))
    .mockResolvedValue(file);
  const loading = load();
  await jest.advanceTimersByTimeAsync(6_900);
  expect(queries()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(200);
  await loading;
  expect(queries()[1]).toBe('?archive=true&auth_token=token-2&force_download=true');
});

test('[L-24] what is closed is asked for once', async () => {
  const closed = new ApiError('forbidden', 'closed', { status: 403 });
  request.mockRejectedValue(closed);
  await expect(load()).rejects.toBe(closed);
  expect(queries()).toHaveLength(1);
});
