import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { demoPassword, usernameOf } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { fewPublications, type TestClient } from '#browser/testClients.ts';

/** More than the gateway's connections to the API, fewer than one address may open. */
const strangers = 300;

/** Unauthenticated; its body never ends. */
async function slowBody(portal: string): Promise<Socket> {
  const { port } = new URL(portal);
  const socket = connect(Number(port), 'localhost')
    .on('error', () => undefined)
    .resume();
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  );
  return socket;
}

const everything: TestClient = { username: usernameOf('everything'), password: demoPassword };

async function signIn(page: Page, address: string, { username, password } = everything): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('[O-01] a client signs in and reads while anonymous callers send slow and large bodies', async ({
  page,
  faults,
  withClient,
}) => {
  const client = await withClient(fewPublications);
  const portal = await given('a portal', () => faults.withPortal({ apart: true }));
  const slow = await given('many bodies that do not go on', () =>
    Promise.all(Array.from({ length: strangers }, () => slowBody(portal.url))),
  );
  const headers = { 'content-type': 'application/json' };
  const post = (data: Buffer, more = {}) =>
    page.request.post(`${portal.url}/api/auth`, { data, headers: { ...headers, ...more } });
  const large = await given('one of two megabytes', () => post(Buffer.alloc(2_000_000, ' ')));
  const compressed = await given('and one of them compressed', () =>
    post(gzipSync(Buffer.alloc(2_000_000, ' ')), { 'content-encoding': 'gzip' }),
  );
  await when('a client signs in', () => signIn(page, portal.url + pages.login.href(), client));
  await then('the highlights are there, before the portal has given the slow ones up', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const answer of [large, compressed])
      expect([answer.status() >= 400, answer.status() < 500]).toEqual([true, true]);
    expect(slow.filter(({ closed }) => closed).length).toBe(0);
  });
  for (const socket of slow) socket.destroy();
});

test('[O-02] without a database the API’s pages explain it, and recover with it', async ({
  page,
  faults,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/503 .*\/api\//);
  const { port: apiPort, takeAway, bringBack } = await faults.apiWithoutDatabase();
  const portal = await given('a client who reads', async () => {
    await asClient(await withClient(fewPublications));
    const one = await faults.withPortal({ apiPort });
    await page.goto(one.url + pages.changePassword.href());
    await expect(heading(page)).toHaveText('Change Password');
    return one;
  });
  await when('the database goes, and another page is opened', async () => {
    takeAway();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Real Estate' }).click();
  });
  await then('the page explains it, with the layout around it, and the client stays logged in', async () => {
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Emma Everett' })).toBeVisible();
    expect((await page.request.get(`${portal.url}/api/current_user`)).headers()['retry-after']).toBe('5');
  });
  await when('it is back', async () => {
    bringBack();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  });
  await then('the page is there', () => expect(page.getByRole('article').first()).toBeVisible());
});
