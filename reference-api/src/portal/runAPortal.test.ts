import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#config.ts';
import { startApi } from '#startApi.ts';
import { aPdf } from '#testing/files/aPdf.ts';
import { newPostgresDatabase, oneEngine } from '#testing/openTestDatabase.ts';
import { runPortalCommand } from './runPortalCommand.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/run-a-portal.md', import.meta.url)), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'portal-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The document's files, by name. */
const files = [...page.matchAll(/in `(research\/[\w.-]+)`:\n\n```\w+\n([\s\S]*?)```/g)].map(
  ([, name = '', text = '']) => ({ name, text }),
);

/** The lines of its two groups of commands. */
const [before = [], after = []] = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) =>
  text.trim().split('\n'),
);

const settings: Record<string, string> = { PORTAL_API_PORT: '0', PORTAL_LOG_LEVEL: 'silent' };

/** Files and data are in the test's folder. */
const placed = (word: string) => (/^(?:research|\.data)(?:\/|$)/.test(word) ? join(folder, word) : word);

async function follow(line: string): Promise<string[]> {
  const [program, ...words] = line.split(' ');
  if (program === 'export') {
    for (const [, name = '', value = ''] of line.matchAll(/(\w+)=(\S+)/g)) settings[name] = placed(value);
    return [];
  }
  if (line === 'npm start' || line === 'npx pnpm install --frozen-lockfile') return [];
  expect([program, ...words.slice(0, 2)]).toEqual(['npx', 'pnpm', 'portal']);
  const said: string[] = [];
  const given = words.slice(2).map(placed);
  const say = (each: string) => said.push(each);
  const code = await runPortalCommand(given, { variables: settings, say, warn: say });
  expect([line, code, said]).toEqual([line, 0, said]);
  return said;
}

interface Listed {
  total_count: number;
  records: { doc_ref: string; title: string; download_link: string }[];
}

/** As Anna does, by the calls that her pages make. */
async function read(link: string, base: string): Promise<{ pdf: Buffer; titles: string[]; preview: string }> {
  const call = async (path: string, token: string | undefined, body?: object): Promise<Response> => {
    const authorization = token === undefined ? [] : [['authorization', `Bearer ${token}`]];
    const answer = await fetch(`${base}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: Object.fromEntries([...authorization, ['content-type', 'application/json']]) as Record<
        string,
        string
      >,
      body: body === undefined ? null : JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  const reset_token = /reset_password\/([\w-]{43})\?/.exec(link)?.[1];
  const password = 'Machines-2026';
  await call('reset_password', undefined, { reset_token, new_password: password });
  const entry = await call('auth', undefined, { username: 'anna@fund.example', password });
  const { token } = (await entry.json()) as { token: string };
  await call('current_user/update_accepted_terms', token, { accepted_terms: true });
  const { records } = (await (await call('equities_documents', token)).json()) as Listed;
  const [paper] = records;
  const shown = await call(`document_preview_html?docRef=${paper?.doc_ref}`, token);
  const { html_content } = (await shown.json()) as { html_content: string };
  const path = paper?.download_link ?? '';
  const { auth_token } = (await (await call('download_token', token, { path })).json()) as {
    auth_token: string;
  };
  const file = await call(`${path}?auth_token=${auth_token}`, undefined);
  return {
    pdf: Buffer.from(await file.arrayBuffer()),
    titles: records.map(({ title }) => title),
    preview: html_content,
  };
}

test('[D-08] the five minutes of docs/run-a-portal.md lead to a client with the first paper', async () => {
  expect(files.map(({ name }) => name)).toEqual(['research/1-start.jsonl', 'research/2-people.csv']);
  mkdirSync(join(folder, 'research'));
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  // A browser test follows it on the embedded database.
  if (oneEngine === 'postgres') settings['DATABASE_URL'] = await newPostgresDatabase();
  const pdf = await aPdf('Our first paper, printed.');
  writeFileSync(join(folder, 'research/first-paper.pdf'), pdf);

  const said: string[] = [];
  for (const line of before) said.push(...(await follow(line)));
  expect(said.filter((line) => /^(?:Nothing was changed|\d)/.test(line))).toEqual([
    'Nothing was changed. It would be: 7 stored, 1 created, 1 held until its time.',
    '7 stored, 1 created, 1 held until its time.',
  ]);
  const link = said.at(-1) ?? '';

  const api = await startApi(readConfig(settings));
  const seen = await read(link, `http://127.0.0.1:${api.port}/api`);
  await api.stop();
  expect(seen.titles).toEqual(['Muster Holding: our first paper']);
  // Its PDF is shown.
  expect(seen.preview).toBe('');
  expect(seen.pdf.equals(pdf)).toBe(true);

  const output: string[] = [];
  for (const line of after) output.push(...(await follow(line)));
  expect(output[0]).toContain('2026-0001-en,Muster Holding: our first paper,1,0,1,0,0,1,1,1,');
  expect(
    output[1]
      ?.split('\r\n')
      .slice(1)
      .map((row) => row.split(',').slice(1).join(',')),
  ).toEqual([
    'preview,K-1,Anna Beispiel,F-1,Muster Pension Fund,2026-0001-en,Muster Holding: our first paper',
    'download,K-1,Anna Beispiel,F-1,Muster Pension Fund,2026-0001-en,Muster Holding: our first paper',
  ]);
  expect(output[2]).toBe('K-1 is disabled and logged out.');
}, 120_000);
