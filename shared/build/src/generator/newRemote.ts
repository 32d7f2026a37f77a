import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { apiFiles, apiFolder, apiLists, withCalls } from './apiParts.ts';
import { withLock, withOwner, withService } from './changedLists.ts';
import { existingPackages, type PathsByRemote } from './existingPackages.ts';
import { filledTemplate } from './filledTemplate.ts';
import { remoteNames, type RemoteNames, type RemoteRequest } from './remoteNames.ts';
import { whyRefused, type Refusal } from './whyRefused.ts';

/** Text by path, relative to the workspace. */
export interface NewRemote {
  names: RemoteNames;
  /** Of the remote, its calls and the API. */
  added: Map<string, string>;
  /** Lists that cannot be derived. */
  changed: Map<string, string>;
}

const composeFile = 'platform/deploy/compose.yaml';

/** A workspace with remotes. */
export interface Workspace {
  root: string;
  paths: PathsByRemote;
}

/** Returns the files of a new remote, or why it is refused. Writes nothing. */
export function newRemote(
  { root, paths }: Workspace,
  request: RemoteRequest,
): NewRemote | { refusal: Refusal } {
  const names = remoteNames(request);
  const refusal = whyRefused(names, existingPackages(root, paths)) ?? whyInTheWay(root, names);
  if (refusal !== undefined) return { refusal };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    names,
    added: new Map([
      ...[...filledTemplate(root, names)].map(([file, text]) => [`${names.package}/${file}`, text] as const),
      ...apiFiles(names),
    ]),
    changed: new Map([
      ...apiLists.map((file) => [file, withCalls(file, read(file), names)] as const),
      ['CODEOWNERS', withOwner(read('CODEOWNERS'), names)],
      [composeFile, withService(read(composeFile), names)],
      ['pnpm-lock.yaml', withLock(read('pnpm-lock.yaml'), names)],
    ]),
  };
}

/** Folders that are not packages, such as leftovers. */
function whyInTheWay(root: string, names: RemoteNames): Refusal | undefined {
  const taken = [names.package, apiFolder(names)].find((one) => existsSync(join(root, one)));
  if (taken === undefined) return undefined;
  return { message: `There is a folder ${taken} already.`, hint: 'Remove it, or choose another name.' };
}

/** Writes the files into the workspace. */
export async function writeRemote(root: string, { added, changed }: NewRemote): Promise<void> {
  for (const [file, text] of [...added, ...changed]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
