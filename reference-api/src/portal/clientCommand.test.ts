import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/openDatabase.ts';
import { emptyTables } from '#testing/images/Content.ts';
import { usualEngines } from '#testing/onEveryEngine.ts';
import { placeWith } from '#testing/openTestDatabase.ts';
import { runPortalCommand } from './runPortalCommand.ts';

describe.each(usualEngines)('clients by command (%s)', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-client-command-'));
  const variables: Record<string, string> = {
    PORTAL_ENVIRONMENT: 'prod',
    PORTAL_PUBLIC_URL: 'https://research.bank.example',
    PORTAL_SECRET: 'q8Rk1mQ2vL7xT0bYw5ZdJ3nHs6uCfEaG9pVo',
  };

  const put = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  async function run(...words: string[]): Promise<{ code: number; said: string[] }> {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    return { code: await runPortalCommand(words, { variables, say, warn: say }), said };
  }

  const packageLine = {
    ...{ kind: 'package', name: 'equity', portal_tabs: ['equity_library_tab'], languages: ['en'] },
    ...{ aggregated_types: ['Company Research'], asset_classes: ['Equity'] },
  };

  beforeAll(async () => {
    Object.assign(variables, await placeWith(emptyTables, { folder: join(folder, 'data'), engine }));
    mkdirSync(join(folder, 'start'));
    put(
      'start/1.jsonl',
      `${JSON.stringify(packageLine)}\n{"kind":"firm","reference":"F-1","name":"Muster"}\n`,
    );
    expect(await run('feed', join(folder, 'start'))).toEqual({ code: 0, said: ['2 stored.'] });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const anna = ['--reference', 'K-1', '--name', 'Anna', '--email', 'anna@fund.example', '--firm', 'F-1'];

  test('[D-05] an operator adds, invites, changes, disables, exports and erases a client', async () => {
    const add = ['client', 'add', ...anna, '--package', 'equity'];
    expect(await run(...add)).toEqual({ code: 0, said: ['K-1 is stored.'] });
    expect(await run(...add)).toEqual({ code: 0, said: ['K-1 is unchanged.'] });
    expect(await run('client', 'invite', 'K-1')).toEqual({
      ...{ code: 0, said: ['K-1 gets an invitation by mail.'] },
    });
    const printed = await run('client', 'invite', 'K-1', '--print');
    expect(printed.said[0]).toMatch(
      /^https:\/\/research\.bank\.example\/reset_password\/[\w-]{43}\?language=en\n/,
    );
    for (const [action, sentence] of [
      ['disable', 'K-1 is disabled and logged out.'],
      ['enable', 'K-1 may log in again.'],
      ['end-sessions', 'K-1 is logged out everywhere.'],
    ] as const)
      expect(await run('client', action, 'K-1')).toEqual({ code: 0, said: [sentence] });
    expect(await run('client', 'package', 'K-1', 'gold')).toEqual({
      code: 1,
      said: ['There is no package “gold”. Feed it first, in a line before this one, or correct its name.'],
    });
    expect(await run('package', 'remove', 'equity')).toEqual({
      ...{ code: 1, said: ['One client has the package “equity”. Give them another one first.'] },
    });
    const exported = JSON.parse((await run('client', 'export', 'K-1')).said.join('\n')) as {
      changes: object[];
    };
    expect(exported).toMatchObject({ name: 'Anna', email: 'anna@fund.example', disabled: false });
    expect(exported.changes).toHaveLength(7);
    expect((await run('client', 'erase', 'K-1')).said[0]).toContain('Add --yes to erase the client.');
    expect(await run('client', 'erase', 'K-1', '--yes')).toEqual({ code: 0, said: ['K-1 is erased.'] });
    const { db, close } = await openDatabase(readConfig(variables));
    const [last] = await db.query(
      sql`select who, action, subject from audit_entries order by id desc limit 1`,
    );
    expect(last).toEqual({ who: userInfo().username, action: 'client erased', subject: 'K-1' });
    expect(await db.query(sql`select from clients`)).toEqual([]);
    await close();
  }, 120_000);

  test('[D-05] a spreadsheet of clients is imported, idempotently, and wrong rows are named', async () => {
    const sheet = Buffer.from(
      'Reference;Name;Email;Firm;Package;Language\r\nK-2;Zo\xeb;zoe@fund.example;Muster;equity;de\r\nK-3;Max;max;Muster;equity;\r\n',
      'latin1',
    );
    const file = put('clients.csv', sheet);
    const first = [
      `${file}: read as Latin-1 (Windows-1252), separated by semicolons.`,
      `${file}:3: email: must be an e-mail address. The fields are described in docs/feed.schema.json.`,
    ];
    expect(await run('client', 'import', file, '--dry-run')).toEqual({
      code: 1,
      said: [...first, 'Nothing was changed. It would be: 1 stored, 1 refused.'],
    });
    expect(await run('client', 'import', file)).toEqual({
      code: 1,
      said: [...first, '1 stored, 1 refused.'],
    });
    expect(await run('client', 'import', file)).toEqual({
      code: 1,
      said: [...first, '1 unchanged, 1 refused.'],
    });
  }, 60_000);

  test.each([
    [['client'], 'Usage:\n  pnpm portal client add --reference'],
    [['client', 'promote', 'K-2'], 'Usage:'],
    [['client', 'disable'], 'Usage:'],
    [['client', 'disable', 'K-9'], 'There is no client K-9. Correct the reference, or add the client.'],
    [['client', 'add', ...anna], 'package: Invalid input: expected string, received undefined.'],
    [['package', 'remove', 'gold'], 'There is no package “gold”. Correct its name.'],
    [['package'], 'Usage:\n  pnpm portal package remove <name>'],
  ])('[D-05] %j says what is wrong', async (words, sentence) => {
    const { code, said } = await run(...words);
    expect([code, said.join('\n')]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
