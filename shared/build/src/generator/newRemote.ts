import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withLock, withOwner, withService } from './changedLists.ts';
import { existingPackages } from './existingPackages.ts';
import { filledTemplate } from './filledTemplate.ts';
import { remoteNames, type RemoteNames, type RemoteRequest } from './remoteNames.ts';
import { whyRefused, type Refusal } from './whyRefused.ts';

/** What there would be: text by path relative to the root of the workspace. */
export interface NewRemote {
  names: RemoteNames;
  /** Files of the remote's own folder. */
  added: Map<string, string>;
  /** Lists that name every package, and cannot be derived. */
  changed: Map<string, string>;
}

const composeFile = 'platform/deploy/compose.yaml';

/** Says what a new remote would be, or why it cannot be. Writes nothing. */
export function newRemote(root: string, request: RemoteRequest): NewRemote | { refusal: Refusal } {
  const names = remoteNames(request);
  const refusal = whyRefused(names, existingPackages(root)) ?? whyInTheWay(root, names);
  if (refusal !== undefined) return { refusal };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = [...filledTemplate(root, names)];
  return {
    names,
    added: new Map(files.map(([file, text]) => [`${names.package}/${file}`, text])),
    changed: new Map([
      ['CODEOWNERS', withOwner(read('CODEOWNERS'), names)],
      [composeFile, withService(read(composeFile), names)],
      ['pnpm-lock.yaml', withLock(read('pnpm-lock.yaml'), names)],
    ]),
  };
}

/** A folder that holds no package: what is left of one, or somebody's notes. */
function whyInTheWay(root: string, { package: name }: RemoteNames): Refusal | undefined {
  if (!existsSync(join(root, name))) return undefined;
  return { message: `There is a folder ${name} already.`, mend: 'Remove it, or choose another name.' };
}

/** Writes a new remote into the workspace. */
export async function writeRemote(root: string, { added, changed }: NewRemote): Promise<void> {
  for (const [file, text] of [...added, ...changed]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
