import type { Environment, RetiredArea } from '@portal/wire';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { refuseIfBroken } from '../gates/refusal.ts';
import { storedRecord } from '../gates/recordsOf.ts';
import { fileRefusals } from '../gates/releaseRefusals.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from '../releases/changeEnvironment.ts';
import { nextEnvironment } from '../releases/nextEnvironment.ts';
import { stageRefusals } from '../releases/promote.ts';
import { inForce } from '../releases/revision.ts';

/** Version and addresses are kept, so that pages can explain them and the area can be reinstated. */
export const retire = (request: ChangeRequest & { name: string }): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => {
    const { environment } = inForce(request.environment, current);
    return { action: 'retire', next: withRetired(environment, request.name) };
  });

function withRetired(environment: Environment, name: string): Environment {
  if (name === 'shell')
    throw new UserFacingError(
      'The shell cannot be retired: every page is shown in it.',
      `Roll it back instead: pnpm release rollback shell --environment ${environment.environment} --why "…"`,
    );
  const { [name]: remote, ...remotes } = environment.remotes;
  if (remote !== undefined) {
    const { version, area, pages } = remote;
    const explained = { version, area, pages: pages.map((page) => ({ ...page, reads: undefined })) };
    return { ...environment, remotes, retired: { ...environment.retired, [name]: explained } };
  }
  if (environment.retired?.[name] !== undefined) return environment;
  throw new UserFacingError(
    `${name} does not run in ${environment.environment}.`,
    `See what runs there: pnpm release status --environment ${environment.environment}`,
  );
}

interface ReinstateRequest extends ChangeRequest {
  name: string;
  /** Undefined means the last one that ran. */
  version: string | undefined;
}

export const reinstate = (request: ReinstateRequest): Promise<ChangeResult> =>
  changeEnvironment(request, async (current) => {
    const { store, environment: name } = request;
    const { environment } = inForce(name, current);
    const { retiredArea, next: without } = withoutRetired(environment, request.name);
    const release = { name: request.name, version: request.version ?? retiredArea.version };
    const record = await storedRecord(store, release);
    if (record === undefined) refuseIfBroken(name, await fileRefusals({ store, release, record }));
    return {
      action: 'reinstate',
      next: nextEnvironment({
        name,
        current: without,
        settings: environment,
        records: record === undefined ? [] : [record],
      }),
      refusals: release.version === retiredArea.version ? [] : await stageRefusals(store, name, release),
    };
  });

/** Also returns what was kept of the area. @throws if it is not retired */
export function withoutRetired(
  { retired: all = {}, ...environment }: Environment,
  name: string,
): { retiredArea: RetiredArea; next: Environment } {
  const { [name]: retiredArea, ...retired } = all;
  const isEmpty = Object.keys(retired).length === 0;
  if (retiredArea !== undefined)
    return { retiredArea, next: { ...environment, retired: isEmpty ? undefined : retired } };
  throw new UserFacingError(
    `${name} is not retired in ${environment.environment}.`,
    `See what is retired there: pnpm release status --environment ${environment.environment}`,
  );
}
