import { configureApi } from '../configuration.ts';
import { loadTransport, send } from './transport.ts';

let missing = true;

jest.mock('./axiosClient.ts', () => {
  if (missing) throw Object.assign(new Error('Loading chunk transport failed.'), { name: 'ChunkLoadError' });
  return { request: () => Promise.resolve({ body: 'the answer' }) };
});

test('calls whose code does not load fail as offline, and the next fetches it again', async () => {
  configureApi({
    baseUrl: '/api',
    readTokens: () => undefined,
    onRenewed: jest.fn(),
    onSessionOver: jest.fn(),
  });
  await expect(send({ method: 'GET', url: 'current_user' })).rejects.toMatchObject({
    kind: 'offline',
    message: 'The code that calls the API could not be loaded.',
    cause: { name: 'ChunkLoadError' },
  });
  missing = false;
  expect(await send({ method: 'GET', url: 'current_user' })).toEqual({ body: 'the answer' });
  await expect(loadTransport()).resolves.toBeDefined();
});
