import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { rememberingAlteredForm, type NamedFile } from './alteredFiles.ts';

const folder = temporaryFolder();
const named = { folder, file: 'main.js', expected: 'sha384-x' };

test('[O-04] a file is read once, and again if it, its compressed copy or its hash changed', async () => {
  const look = jest.fn<Promise<string | undefined>, [NamedFile]>(() => Promise.resolve(undefined));
  const alteredForm = rememberingAlteredForm(look);
  const looks = async (one: NamedFile) => {
    look.mockClear();
    await alteredForm(one);
    return look.mock.calls.length;
  };
  await writeFile(join(folder, 'main.js'), 'start();');
  expect([await looks(named), await looks(named)]).toEqual([1, 0]);
  await writeFile(join(folder, 'main.js'), 'steal(all);');
  expect([await looks(named), await looks(named)]).toEqual([1, 0]);
  await writeFile(join(folder, 'main.js.br'), 'small');
  expect([await looks(named), await looks(named)]).toEqual([1, 0]);
  expect(await looks({ ...named, expected: 'sha384-y' })).toBe(1);
});

test('a look that failed is not an answer for the next', async () => {
  const look = jest.fn<Promise<string | undefined>, [NamedFile]>();
  look.mockRejectedValueOnce(new Error('EIO')).mockResolvedValue('main.js');
  const alteredForm = rememberingAlteredForm(look);
  await expect(alteredForm(named)).rejects.toThrow('EIO');
  expect(await alteredForm(named)).toBe('main.js');
});
