import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledPrograms } from '#portal/bundledPrograms.ts';
import { startPortal } from '#portal/portal.ts';
import globalSetup from './globalSetup.ts';
import { testPostgres } from './testPostgres.ts';

jest.mock('#portal/bundledPrograms.ts', () => ({ bundledPrograms: jest.fn() }));
jest.mock('#portal/portal.ts', () => ({ startPortal: jest.fn() }));
jest.mock('./testPostgres.ts', () => ({ testPostgres: jest.fn() }));

const fault = new Error('of the set-up');
const stopPostgres = jest.fn();
const stopPortal = jest.fn();
let programs: string;

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  programs = mkdtempSync(join(tmpdir(), 'portal-set-up-'));
  for (const stop of [stopPostgres, stopPortal]) stop.mockReset().mockResolvedValue(undefined);
  jest.mocked(bundledPrograms).mockResolvedValue(programs);
  jest.mocked(testPostgres).mockResolvedValue({ url: 'postgres://test', stop: stopPostgres });
  jest.mocked(startPortal).mockReset().mockResolvedValue({ stop: stopPortal });
});

afterEach(() => rmSync(programs, { recursive: true, force: true }));

test('a run has a portal on PostgreSQL, and stops both', async () => {
  const end = await globalSetup();
  expect(startPortal).toHaveBeenCalledWith({ databaseUrl: 'postgres://test', programs });
  expect(stopPostgres).not.toHaveBeenCalled();
  await end();
  expect([stopPortal, stopPostgres].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('without programs, PostgreSQL is stopped', async () => {
  jest.mocked(bundledPrograms).mockRejectedValue(fault);
  await expect(globalSetup()).rejects.toBe(fault);
  expect(stopPostgres).toHaveBeenCalledTimes(1);
  expect(startPortal).not.toHaveBeenCalled();
});

test('without PostgreSQL that starts, the programs are removed', async () => {
  jest.mocked(testPostgres).mockRejectedValue(fault);
  await expect(globalSetup()).rejects.toBe(fault);
  expect(existsSync(programs)).toBe(false);
  expect(startPortal).not.toHaveBeenCalled();
});

test('without a portal, PostgreSQL is stopped', async () => {
  jest.mocked(startPortal).mockRejectedValue(fault);
  await expect(globalSetup()).rejects.toBe(fault);
  expect(stopPostgres).toHaveBeenCalledTimes(1);
});
