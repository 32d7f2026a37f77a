import { resolve } from 'node:path';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { adaptBuild } from './adaptBuild.ts';
import type { CommandContext } from '../commands/releaseWords.ts';

/** `adapt --from <folder>`: the record of a build that other tools made. */
export async function adaptCommand({ values: { from }, say }: CommandContext): Promise<void> {
  if (from === undefined)
    throw new UserFacingError('Which build?', 'Name its folder: pnpm release adapt --from <folder>');
  const { name, version } = await adaptBuild(resolve(from));
  say(
    `${name} ${version} can be published: pnpm release publish ${name} --from ${from} --environment uat --why "…"`,
  );
}
