import type { ReleasedPage } from '@portal/contract';
import { isDeepStrictEqual } from 'node:util';
import { hashesOf, versionsOf } from '../releases/environmentChanges.ts';
import type { Proposal } from './proof.ts';

export interface PageToProve extends Pick<ReleasedPage, 'path' | 'group'> {
  remote: string;
  version: string;
  /** With a value for each parameter. */
  address: string;
}

/** Every page of what changes: of all remotes if the shell does. */
export function pagesToProve({ before, next }: Proposal): PageToProve[] {
  const known = versionsOf(before);
  const changes = (name: string, version: string) =>
    before === undefined ||
    known.get(name) !== version ||
    !isDeepStrictEqual(hashesOf(before, name), hashesOf(next, name));
  const isOtherShell = changes('shell', next.shell.version);
  return Object.entries(next.remotes)
    .filter(([name, { version }]) => isOtherShell || changes(name, version))
    .flatMap(([remote, { version, pages }]) =>
      pages.map(({ path, group }) => ({ remote, version, path, group, address: addressOf(path) })),
    );
}

/** `/company_profile/:id` becomes `/company_profile/sample`. */
const addressOf = (path: string) => path.replaceAll(/:\w+\??|\*$/g, 'sample');
