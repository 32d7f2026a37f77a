import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from '../releases/lock.ts';
import { runRelease } from '../commands/runRelease.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { chainFindings, hashOfRevision, verifyChain } from './revisionChain.ts';

const folder = temporaryFolder();

function aHistory(length: number): string[] {
  const texts: string[] = [];
  for (let number = 1; number <= length; number += 1) {
    const previous = number > 1 ? { previous: hashOfRevision(texts.at(-1) ?? '') } : {};
    texts.push(JSON.stringify({ number, ...previous }));
  }
  return texts;
}

const nothing = { problems: [], notes: [] };

test.each([0, 1, 2, 5])('[O-04] %s revisions that follow one another are as they were written', (length) => {
  expect(chainFindings('prod', aHistory(length))).toEqual(nothing);
});

test.each<[string, (texts: (string | undefined)[]) => unknown, string[]]>([
  [
    'changed',
    (texts) => (texts[2] = texts[2]?.replace('"number":3', '"number":30')),
    ['Revision 3 of prod was changed after revision 4 was made from it.'],
  ],
  ['gone', (texts) => (texts[2] = undefined), ['Revision 3 of prod is not there.']],
  [
    'without the hash',
    (texts) => (texts[4] = JSON.stringify({ number: 5 })),
    ['Revision 5 of prod does not contain the hash of the one before it.'],
  ],
])('[O-04] a revision that was %s is found', (_how, change, problems) => {
  const texts: (string | undefined)[] = aHistory(5);
  change(texts);
  expect(chainFindings('prod', texts).problems).toEqual(problems);
});

test('[O-04] a revision that was damaged before the next was made is a note', () => {
  const texts = aHistory(2);
  texts.push('{ "cut off', '');
  texts[3] = JSON.stringify({ previous: hashOfRevision('{ "cut off') });
  expect(chainFindings('prod', texts)).toEqual({
    problems: [],
    notes: ['Revision 3 of prod cannot be read, nor which one it was made from.'],
  });
});

test('[O-04] every revision names the one before it, and verify finds a changed one', async () => {
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: {} });
  await publishFakes({ store, folder, remotes: [{ name: 'mfe-auth' }] });
  await lock({ store, environment: 'local', who: 'robin', why: 'a test' });
  expect(await verifyChain(store, 'local')).toEqual(nothing);
  const said: string[] = [];
  const verify = () => runRelease(['verify'], (text) => said.push(text), { PORTAL_STORE: store.location });
  await verify();
  expect(said).toEqual(['local: all 11 files are what was released, in the release store.']);
  const file = join(store.location, 'environments/local/revisions/1.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('a test', 'another'));
  await expect(verify()).rejects.toMatchObject({
    message:
      'local: its history was changed:\n  – Revision 1 of local was changed after revision 2 was made from it.',
    hint: expect.stringContaining('environments/local/revisions/<revision>.json') as string,
  });
  await rm(file);
  await expect(verify()).rejects.toThrow('Revision 1 of local is not there.');
});
