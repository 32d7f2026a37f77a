import { MinimalApi, password as minimalPassword } from '#own-api/minimalApi.ts';
import { portalPlace } from '#portal/portal.ts';
import { runProgram } from '#portal/programs.ts';
import { demoPassword, usernameOf } from '#browser/clients.ts';
import { then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

interface Found {
  works: boolean;
  findings: { name: string; result: string; words: string }[];
}

async function examine(api: string, username: string, password: string) {
  const { code, output } = await runProgram('conformance', ['--api', api, '--username', username, '--json'], {
    PORTAL_PASSWORD: password,
  });
  const found = JSON.parse(output) as Found;
  return { code, found, resultOf: (name: string) => found.findings.find((one) => one.name === name)?.result };
}

test('[K-05] of the reference API everything is found, and every rule holds', async () => {
  const api = `http://localhost:${portalPlace().apiPort}/api`;
  const { code, found } = await when('asking it', () => examine(api, usernameOf('everything'), demoPassword));
  await then('nothing is missing', () => {
    expect(found.findings.filter(({ result }) => !['good', 'not asked'].includes(result))).toEqual([]);
    expect(found.findings.filter(({ result }) => result === 'good').length).toBeGreaterThan(30);
    expect([code, found.works]).toEqual([0, true]);
    return Promise.resolve();
  });
});

test('[K-05] an API without an essential call, and one without a side call', async () => {
  const api = await MinimalApi.start();
  const address = `http://localhost:${api.port}/api`;
  const ask = () => examine(address, 'robin@bank.example', minimalPassword);
  try {
    api.answer('GET', 'latest_ratings', { status: 404, body: {} });
    const first = await ask();
    expect([first.code, first.found.works]).toEqual([0, true]);
    expect(first.found.findings).toContainEqual(
      expect.objectContaining({
        name: 'GET latest_ratings',
        result: 'missing',
        words: 'status 404. Libraries show no rating changes.',
      }),
    );
    expect(first.resultOf('GET equities_documents')).toBe('good');
    api.answer('GET', 'portal_tabs/entitlements/all', { body: [] });
    const second = await ask();
    expect([second.code, second.found.works]).toEqual([1, false]);
    expect(second.resultOf('GET portal_tabs/entitlements/all')).toBe('missing');
  } finally {
    await api.stop();
  }
});
