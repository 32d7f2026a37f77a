import type { Environment } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { settingChanges, versionChanges } from '../releases/environmentChanges.ts';
import { assertRevision, currentRevision, readRevision } from '../releases/revision.ts';
import { environmentNamed, numberNamed, type CommandContext } from './releaseWords.ts';
import { textTable } from './textTable.ts';

/** `diff <environment>[@revision] <environment>[@revision]` */
export async function diffCommand(context: CommandContext): Promise<void> {
  const { names, say } = context;
  const [one, other] = names;
  if (one === undefined || other === undefined || names.length > 2) {
    throw new UserFacingError(
      'What should be compared?',
      'For example: pnpm release diff uat staging, or prod@41 prod',
    );
  }
  const before = await environmentAt(context, one);
  const after = await environmentAt(context, other);
  const versions = versionChanges(before, after).map(({ name, before: was, after: is }) => [
    name,
    was ?? '–',
    is ?? '–',
  ]);
  const settings = settingChanges(before, after).map(({ name, before: was, after: is }) => [name, was, is]);
  if (versions.length + settings.length === 0) return say(`${one} and ${other} run the same.`);
  if (versions.length > 0) say(textTable(['package', one, other], versions));
  if (settings.length > 0)
    say(`${versions.length > 0 ? '\n' : ''}${textTable(['setting', one, other], settings)}`);
}

async function environmentAt({ store }: CommandContext, word: string): Promise<Environment | undefined> {
  const [place, number] = word.split('@', 2);
  const name = environmentNamed(place);
  if (number !== undefined) {
    const chosen = numberNamed(number, 'revision');
    await assertRevision(store, name, chosen);
    return (await readRevision(store, name, chosen)).environment;
  }
  return (await currentRevision(store, name))?.environment;
}
