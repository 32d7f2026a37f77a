import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startMailServer } from '#mail/mailServer.ts';
import { startPortal } from './portal.ts';
import { startServer } from './server.ts';

jest.mock('#mail/mailServer.ts', () => ({
  ...jest.requireActual<object>('#mail/mailServer.ts'),
  startMailServer: jest.fn(),
}));
jest.mock('./bundledPrograms.ts', () => ({ bundledPrograms: jest.fn() }));
jest.mock('./server.ts', () => ({
  ...jest.requireActual<object>('./server.ts'),
  startServer: jest.fn(),
}));

const fault = new Error('of the start');
const stopMail = jest.fn();

beforeEach(() => {
  stopMail.mockReset().mockResolvedValue(undefined);
  jest.mocked(startMailServer).mockReset().mockResolvedValue({ url: 'smtp://127.0.0.1:1', stop: stopMail });
  jest.mocked(startServer).mockReset().mockRejectedValue(fault);
});

const steps: [string, () => void, number][] = [
  ['the mail server', () => jest.mocked(startMailServer).mockRejectedValue(fault), 0],
  ['the portal', () => undefined, 1],
];

test.each(steps)('a start that fails at %s leaves no folder and no server', async (_, fail, mailStops) => {
  fail();
  const programs = mkdtempSync(join(tmpdir(), 'portal-programs-'));
  await expect(startPortal({ programs })).rejects.toBe(fault);
  const dataFolder = dirname(jest.mocked(startMailServer).mock.calls[0]?.[1] ?? '');
  expect(dataFolder).toMatch(/portal-e2e-/);
  expect([programs, dataFolder].filter((folder) => existsSync(folder))).toEqual([]);
  expect(stopMail).toHaveBeenCalledTimes(mailStops);
});
