import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const folder = temporaryFolder();

test('npm start in a checkout that lacks a file ends with a sentence, not with a stack', async () => {
  const start = join(folder, 'platform', 'start');
  await cp(fileURLToPath(new URL('../../../start', import.meta.url)), start, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"engines":{"node":">=20.19"}}');
  await writeFile(join(start, 'install.cjs'), 'exports.installOrExit = () => Promise.resolve();');
  await mkdir(join(folder, 'node_modules'));
  const { code, words } = await new Promise<{ code: unknown; words: string }>((resolve) => {
    execFile(process.execPath, [join(start, 'start.cjs')], (error, _stdout, stderr) =>
      resolve({ code: error?.code, words: stderr }),
    );
  });
  expect(words).toMatch(/^\n✗ The portal could not be started: Cannot find package 'tsx'/);
  expect(words).not.toMatch(/^ {4}at /m);
  expect(code).toBe(1);
});
