import { join } from 'node:path';
import { freePort } from '@portal/node';
import { openServing } from '#run/bucket-cache/openServing.ts';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import { pageOrigins } from '#run/settings/environmentSettings.ts';
import { portalSettings } from '#run/settings/portalSettings.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { startApi } from './apiProcess.ts';
import { publishIfLocal } from './publishIfLocal.ts';
import { start, type LivePackages } from './start.ts';

jest.mock('#release/builds/buildPackages.ts');
jest.mock('./publishIfLocal.ts');
jest.mock('./apiProcess.ts');
jest.mock('#run/bucket-cache/openServing.ts');
jest.mock('#run/gateway/buildGateway.ts');
jest.mock('#run/settings/environmentSettings.ts', () => ({
  ...jest.requireActual<object>('#run/settings/environmentSettings.ts'),
  pageOrigins: jest.fn(),
}));

const folder = temporaryFolder();
const fault = new Error('of the start');
const stopApi = jest.fn();
const stopLive = jest.fn();
const startLive = jest.fn();
const closeGateway = jest.fn();
const listen = jest.fn();
const ready = jest.fn();
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const stop of [stopApi, stopLive, closeGateway]) stop.mockReset().mockResolvedValue(undefined);
  for (const step of [listen, ready]) step.mockReset().mockResolvedValue(undefined);
  startLive.mockReset().mockResolvedValue({ page: (released: unknown) => released, stop: stopLive });
  jest.mocked(startApi).mockResolvedValue({ ended: new Promise(() => {}), stop: stopApi, ready });
  jest.mocked(publishIfLocal).mockResolvedValue(undefined);
  jest.mocked(openServing).mockResolvedValue({ store: {} as never, storeFolder: folder });
  jest.mocked(pageOrigins).mockResolvedValue({} as never);
  jest.mocked(buildGateway).mockResolvedValue({ listen, close: closeGateway } as never);
});

async function startOnce() {
  const port = await freePort();
  const ports = { PORTAL_PORT: String(port), PORTAL_API_PORT: String(await freePort()) };
  const live: LivePackages = { names: [], command: 'pnpm dev', ports: [], start: startLive };
  const { signal } = new AbortController();
  const settings = portalSettings({ ...ports, PORTAL_DATA: join(folder, 'data') });
  return start(settings, { say: (line) => said.push(line), signal, live });
}

const steps: [string, () => void, unknown[]][] = [
  ['the publication', () => jest.mocked(publishIfLocal).mockRejectedValue(fault), [stopApi]],
  ['the live packages', () => startLive.mockRejectedValue(fault), [stopApi]],
  ['the store', () => jest.mocked(openServing).mockRejectedValue(fault), [stopApi, stopLive]],
  ['the settings', () => jest.mocked(pageOrigins).mockRejectedValue(fault), [stopApi, stopLive]],
  ['the gateway', () => jest.mocked(buildGateway).mockRejectedValue(fault), [stopApi, stopLive]],
  ['the API', () => ready.mockRejectedValue(fault), [stopApi, stopLive, closeGateway]],
];

test.each(steps)('a start that fails at %s stops what it began, and says why', async (_, fail, stopped) => {
  fail();
  await expect(startOnce()).rejects.toBe(fault);
  const stops = [stopApi, stopLive, closeGateway];
  expect(stops.filter((stop) => stop.mock.calls.length > 0)).toEqual(stopped);
});

test('a failed start waits for the API to end, and explains itself in any case', async () => {
  ready.mockRejectedValue(fault);
  closeGateway.mockRejectedValue(new Error('of the stop'));
  let apiHasEnded = false;
  stopApi.mockImplementation(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    apiHasEnded = true;
  });
  await expect(startOnce()).rejects.toBe(fault);
  expect(apiHasEnded).toBe(true);
  expect(said).toContain('✗ Not everything could be stopped: Error: of the stop');
});
