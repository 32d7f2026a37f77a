import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyTables } from '#testing/images/Content.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { placeWith } from '#testing/openTestDatabase.ts';
import { runPortalCommand } from './runPortalCommand.ts';

describe.each(usualEngines)('keys by command (%s)', (engine) => {
  const data = mkdtempSync(join(tmpdir(), 'portal-key-command-'));
  let variables: Record<string, string>;
  beforeAll(async () => {
    variables = await placeWith(emptyTables, { folder: data, engine });
  }, 60_000);
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  async function run(...words: string[]): Promise<{ code: number; said: string[] }> {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const context = { variables, say, warn: say };
    return { code: await runPortalCommand(['key', ...words], context), said };
  }

  test('[D-02] an operator adds a key, which is printed once, and revokes it', async () => {
    const added = await run('add', 'system', '--rights', 'research,people');
    expect([added.code, added.said]).toEqual([0, [expect.stringMatching(/^feed_[\w-]{43}$/)]]);
    expect(await run('revoke', 'system')).toEqual({ code: 0, said: ['The key system is revoked.'] });
    expect(await run('revoke', 'system')).toEqual({
      ...{ code: 1, said: ['There is no key system in force. Correct its name.'] },
    });
  }, 60_000);

  test.each([
    [['add', 'other'], '--rights must be some of research,people,readership.'],
    [['add', 'other', '--rights', 'all'], '--rights must be some of research,people,readership.'],
    [['add', '--rights', 'research'], 'Usage:'],
    [['remove', 'system'], 'Usage:'],
  ])('[D-02] %j says what is wrong', async (words, sentence) => {
    const { code, said } = await run(...words);
    expect([code, said.join()]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
