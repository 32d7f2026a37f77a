import { environmentNames } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { environmentStatus, type EnvironmentStatus } from '../releases/environmentStatus.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { environmentNamed, type CommandContext } from './releaseWords.ts';
import { statusText } from './statusText.ts';

export interface ReadStatus {
  name: EnvironmentName;
  status?: EnvironmentStatus | undefined;
  fault?: UserFacingError;
}

async function readStatus(store: ReleaseStore, name: EnvironmentName): Promise<ReadStatus> {
  try {
    return { name, status: await environmentStatus(store, name) };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return { name, fault: error };
  }
}

export async function readStatuses(store: ReleaseStore): Promise<ReadStatus[]> {
  const all: ReadStatus[] = [];
  for (const name of environmentNames) all.push(await readStatus(store, name));
  return all;
}

function asJson({ name, status, fault }: ReadStatus) {
  if (fault !== undefined) return { name, fault: { message: fault.message, hint: fault.hint } };
  if (status === undefined) return { name, revision: 0, packages: [] };
  const { environment, action, who, when, why, from } = status.revision;
  return {
    name,
    revision: environment.revision,
    from,
    who,
    when,
    why,
    locked: action === 'lock',
    packages: status.packages,
    retired: status.retired,
  };
}

/**
 * `status [--environment uat] [--format json]`: what runs where, since when and by whom. An unreadable environment does
 * not hide the others. @throws naming the unreadable ones
 */
export async function statusCommand({ store, values, say }: CommandContext): Promise<void> {
  if (values.format !== undefined && values.format !== 'json')
    throw new UserFacingError(`There is no format ${values.format}.`, 'Choose json, or leave --format out.');
  const all =
    values.environment === undefined
      ? await readStatuses(store)
      : [await readStatus(store, environmentNamed(values.environment))];
  const releases = (await store.releases()).length;
  if (values.format === 'json') say(JSON.stringify({ environments: all.map(asJson), releases }, null, 2));
  else say(`${statusText(all)}\n\n${releases} releases in ${store.location}`);
  const unreadable = all.filter(({ fault }) => fault !== undefined).map(({ name }) => name);
  if (unreadable.length === 0) return;
  throw new UserFacingError(
    `Not every environment can be read: ${unreadable.join(', ')}.`,
    'See above for the problem and how to fix it.',
  );
}
