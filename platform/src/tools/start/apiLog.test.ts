import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { largestLogBytes, openApiLog } from './apiLog.ts';

const folder = temporaryFolder();
const said: string[] = [];
const say = (line: string) => said.push(line);

async function textOf(file: string, awaited: string): Promise<string> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.includes(awaited)) return text;
    await pause(10);
  }
  throw new Error(`“${awaited}” was not written to ${file}.`);
}

test('a log is written on, in a folder made for it', async () => {
  const file = join(folder, 'logs', 'api.log');
  for (const run of ['one', 'two']) {
    const log = await openApiLog(file, say);
    log.write(`${run}\n`);
    log.end();
    await textOf(file, run);
  }
  expect(await textOf(file, 'two')).toBe('one\ntwo\n');
  // The audit contains who was here, and from where.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(said).toEqual([]);
});

test('a log that has grown large is put aside', async () => {
  const file = join(folder, 'large.log');
  await writeFile(file, 'x'.repeat(largestLogBytes + 1));
  const log = await openApiLog(file, say);
  log.write('new');
  log.end();
  expect(await textOf(file, 'new')).toBe('new');
  expect((await readFile(`${file}.1`)).length).toBe(largestLogBytes + 1);
});

test('a log that grows large while written is rotated, and nothing of it is lost', async () => {
  const file = join(folder, 'growing.log');
  const log = await openApiLog(file, say, 100);
  log.write('first\n');
  await textOf(file, 'first');
  for (let line = 0; line < 13; line += 1) log.write(`line ${line} .\n`);
  await textOf(file, 'line 12');
  log.end();
  const aside = await textOf(`${file}.1`, 'line 10');
  expect(aside + (await readFile(file, 'utf8'))).toBe(
    ['first', ...Array.from({ length: 13 }, (_, line) => `line ${line} .`), ''].join('\n'),
  );
});

test('a log that cannot be written is reported once, and done without', async () => {
  const file = join(folder, 'taken.log');
  await mkdir(file);
  const log = await openApiLog(file, say);
  while (said.length === 0) await pause(10);
  log.write('lost');
  log.write('lost as well');
  log.end();
  await pause(50);
  expect(said).toEqual([
    `✗ The API’s log ${file} cannot be written (EISDIR). The portal continues without it.`,
  ]);
});

test('a file where the folder of logs should be is named', async () => {
  await writeFile(join(folder, 'a-file'), '');
  await expect(openApiLog(join(folder, 'a-file', 'api.log'), say)).rejects.toThrow(
    'A file is in the way of the folder of logs',
  );
});
