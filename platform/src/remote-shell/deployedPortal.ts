import type { Environment } from '@portal/wire';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { shellBaseUrl } from '../gateway/page/preloads.ts';
import { readReleaseRecord, type ReleaseRecord } from '../release/releaseRecord.ts';
import { pageEnvironment } from './pageEnvironment.ts';
import { whyUnreachable } from './whyUnreachable.ts';

const patienceMs = 10_000;

/** As its page describes it. */
export interface DeployedPortal {
  /** After all redirects. */
  origin: string;
  environment: Environment;
  /** Undefined if its record is not served. */
  shell: ReleaseRecord | undefined;
}

/** @throws if there is no portal, or it takes no code from a developer's machine */
export async function deployedPortal(address: string): Promise<DeployedPortal> {
  const answer = await answerOf(address, '/');
  const origin = new URL(answer.url).origin;
  if (!answer.ok) {
    throw new UserFacingError(
      `${origin} answers with status ${answer.status} instead of a page.`,
      'Open it in a browser, and try again when it works there.',
    );
  }
  const said = pageEnvironment(await answer.text());
  if (said === undefined) {
    throw new UserFacingError(
      `${origin} answers, but it is not a research portal: its page carries no environment document.`,
      'Give the address at which the portal is used. A company login in front of the portal is not the portal itself.',
    );
  }
  if ('problem' in said) {
    throw new UserFacingError(
      `The environment document of ${origin} is not one that this checkout understands.`,
      `That portal may be much older or newer than the checkout: bring it up to date. In detail:\n${said.problem}`,
    );
  }
  const { environment } = said;
  if (environment.environment === 'prod' || !environment.overrides.allowed) {
    throw new UserFacingError(
      `${origin} is ${environment.environment}, which takes no code from a developer's machine.`,
      'Use uat or staging. See platform/environments for what is allowed.',
    );
  }
  return { origin, environment, shell: await shellRecord(origin, environment) };
}

async function answerOf(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(new URL(path, origin), {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw whyUnreachable(origin, error);
  }
}

/** Undefined if not served; then a remote's needs cannot be compared. */
async function shellRecord(origin: string, environment: Environment): Promise<ReleaseRecord | undefined> {
  const answer = await answerOf(origin, `${shellBaseUrl(environment)}release.json`);
  if (!answer.ok) return undefined;
  try {
    return readReleaseRecord('shell', await answer.text());
  } catch (error) {
    if (error instanceof UserFacingError) return undefined;
    throw error;
  }
}
