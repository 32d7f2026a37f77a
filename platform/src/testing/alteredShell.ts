import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '#run/store/integrityOf.ts';

/** Changes stored files, by default the shell's; with `record`, its record matches. */
export async function alterShell(
  location: string,
  files: Readonly<Record<string, string>>,
  { record: alsoRecord, name = 'shell' }: { record: boolean; name?: string },
): Promise<void> {
  const folder = join(location, 'artefacts', name, '1.0.0');
  const write = async (file: string, text: string) => {
    await writeFile(join(folder, file), text);
    for (const ending of ['.br', '.gz']) await rm(join(folder, file + ending), { force: true });
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  if (!alsoRecord) return;
  const record = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as {
    integrity: Record<string, string>;
  };
  for (const [file, text] of Object.entries(files)) record.integrity[file] = integrityOf(Buffer.from(text));
  await write('release.json', JSON.stringify(record));
}
