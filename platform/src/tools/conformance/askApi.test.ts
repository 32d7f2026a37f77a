import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askApi } from './askApi.ts';

let server: Server;

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
}

const close = () => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

const request = { method: 'GET', path: 'current_user', query: { a: 'ü' }, token: 't' } as const;

test('[K-05] a call goes below the address, with the token, and its JSON is read', async () => {
  const address = await serve(({ url, headers }, response) =>
    response.end(JSON.stringify([url, headers.authorization])),
  );
  const answer = await askApi(address)(request);
  expect(answer).toEqual({ status: 200, body: ['/api/current_user?a=%C3%BC', 'Bearer t'] });
  await close();
});

test('[K-05] an API that hangs is given up, and one that is not there is named', async () => {
  const address = await serve(() => undefined);
  expect(await askApi(address, 50)(request)).toEqual({ status: 0, body: 'No answer within 0.05 seconds' });
  await close();
  expect(await askApi(address)(request)).toEqual({
    status: 0,
    body: expect.stringMatching(/^No answer: connect ECONNREFUSED/) as string,
  });
});
