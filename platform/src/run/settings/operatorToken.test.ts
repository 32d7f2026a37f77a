import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { operatorToken, ownOperatorToken } from './operatorToken.ts';

const root = temporaryFolder();
const given = 'x'.repeat(40);

test('a started portal makes one, once, for its owner alone, where anyone can find it', async () => {
  const place = { dataFolder: join(root, 'one'), environment: 'local' as const };
  expect(await operatorToken('local', place, {})).toBeUndefined();
  const made = await Promise.all([ownOperatorToken(place, {}), ownOperatorToken(place, {})]);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(made[1]).toBe(made[0]);
  expect(await operatorToken('local', place, {})).toBe(made[0]);
  expect((await stat(join(place.dataFolder, 'operator-token'))).mode & 0o077).toBe(0);
  expect(await operatorToken('uat', place, {})).toBeUndefined();
});

test('a configured one counts, first that of its environment, never another’s', async () => {
  const place = { dataFolder: join(root, 'two'), environment: 'uat' as const };
  const variables = { PORTAL_OPERATOR_TOKEN: given, PORTAL_OPERATOR_TOKEN_PROD: `prod-${given}` };
  expect(await ownOperatorToken(place, variables)).toBe(given);
  for (const other of ['local', 'staging'] as const)
    expect(await operatorToken(other, place, variables)).toBeUndefined();
  expect(await operatorToken('prod', place, variables)).toBe(`prod-${given}`);
});

test('one that cannot be a token, or a damaged file, is reported without being shown', async () => {
  const place = { dataFolder: root, environment: 'local' as const };
  await expect(ownOperatorToken(place, { PORTAL_OPERATOR_TOKEN: 'too short' })).rejects.toThrow(
    'PORTAL_OPERATOR_TOKEN is not a valid token.',
  );
  await writeFile(join(root, 'operator-token'), '\n');
  await expect(ownOperatorToken(place, {})).rejects.toThrow('operator-token is damaged.');
});
