import type { EnvironmentFacts } from '@portal/release-rules';
import { environmentNames, type Environment } from '@portal/wire';
import { messageOf } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { environmentFacts } from '#release/gates/environmentFacts.ts';
import { recordsOf } from '#release/gates/recordsOf.ts';
import { relationRefusals } from '#release/gates/relationRefusals.ts';
import { uncheckedRules } from '#release/gates/uncheckedRules.ts';
import { environmentStatus, type EnvironmentStatus } from '#release/releases/environmentStatus.ts';
import { readableRevision } from '#release/releases/revision.ts';
import { changedSources } from '#release/sources/changedSources.ts';
import { openProposals } from '#release/proposals/proposal.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { portalHealth, previewVisits, reportedErrors } from './askPortal.ts';
import type { EnvironmentOnPage, Finding, ReadStatusPage } from './statusPage.ts';
import { releaseFiles } from './releaseFiles.ts';

async function rulesFinding(store: ReleaseStore, environment: Environment): Promise<Finding> {
  const records = await recordsOf(store, environment);
  const [first, ...more] = relationRefusals(environment, records);
  if (first === undefined) return uncheckedFinding(environmentFacts(environment, records));
  const others = more.length === 0 ? '' : ` And ${more.length} more.`;
  return { state: 'ill', words: `${first.message} (rule: ${first.rule})${others}`, hint: first.hint };
}

function uncheckedFinding(facts: EnvironmentFacts): Finding {
  const reasons = uncheckedRules(facts);
  if (reasons.length === 0) return { state: 'well', words: 'All release rules are kept.' };
  return {
    state: 'unknown',
    words: `Not every release rule can be checked. ${reasons.join(' ')}`,
    hint: 'Put the record back (pnpm release repair shell), or release a shell that lists what builds use.',
  };
}

interface PortalAnswer extends Pick<EnvironmentOnPage, 'address' | 'portal' | 'errors'> {
  visits?: ReadonlyMap<string, number> | undefined;
}

export interface PortalToAsk {
  address: string | undefined;
  token: string | undefined;
}

interface Sources {
  store: ReleaseStore;
  /** Called each time: a portal starting alongside creates its token late. */
  portalOf: (environment: EnvironmentName) => Promise<PortalToAsk>;
  servingOwnCopy?: (() => string | undefined) | undefined;
}

/** Per environment. */
const shownRevisions = 5;

/** How long requests share one reading. */
const sharedMs = 2_000;

function faultOf(error: unknown): Finding {
  if (error instanceof UserFacingError) return { state: 'ill', words: error.message, hint: error.hint };
  const reason = messageOf(error);
  return {
    state: 'ill',
    words: `The release store cannot be read: ${reason}`,
    hint: 'Check that it can be reached and that PORTAL_STORE names it.',
  };
}

async function latestRevisions(
  store: ReleaseStore,
  name: EnvironmentName,
  current: number,
): Promise<EnvironmentOnPage['history']> {
  const numbers = Array.from({ length: Math.min(shownRevisions, current) }, (_, back) => current - back);
  return Promise.all(
    numbers.map(async (number) => {
      const revision = await readableRevision(store, name, number);
      if (revision === undefined) return number;
      const before = await readableRevision(store, name, number - 1);
      return { ...revision, builtFrom: await changedSources(store, revision, { before }) };
    }),
  );
}

/** An unreadable environment does not hide the others. */
async function fromStore(store: ReleaseStore, name: EnvironmentName) {
  try {
    const status = await environmentStatus(store, name);
    const number = status?.revision.environment.revision ?? 0;
    const [history, rules] = await Promise.all([
      latestRevisions(store, name, number),
      status && rulesFinding(store, status.revision.environment).catch(faultOf),
    ]);
    return { status, history, rules, proposals: await openProposals(store, name) };
  } catch (error) {
    return { fault: faultOf(error), history: [], proposals: [] };
  }
}

export function statusPageReader({ store, portalOf, servingOwnCopy }: Sources): ReadStatusPage {
  const filesOf = releaseFiles(store);
  let last: { begun: number; page: ReturnType<ReadStatusPage> } | undefined;

  async function filesOfAll(status: EnvironmentStatus | undefined, address: string | undefined) {
    const remotes = status?.revision.environment.remotes ?? {};
    const found = (status?.packages ?? []).map(async ({ name, version }) => {
      const hashes = remotes[name]?.integrity ?? {};
      return [name, await filesOf({ release: { name, version }, hashes, address })] as const;
    });
    return new Map(await Promise.all(found));
  }

  /** An invalid setting hides only this portal. */
  async function portalAnswer(name: EnvironmentName, revision: number | undefined): Promise<PortalAnswer> {
    try {
      const { address, token } = await portalOf(name);
      const { isOther, ...portal } = await portalHealth({ name, address, revision });
      if (isOther) return { address, portal, errors: { missing: portal } };
      const errors = await reportedErrors(address, token);
      return { address, portal, errors, visits: await previewVisits(address, token) };
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      const portal = faultOf(error);
      return { address: undefined, portal, errors: { missing: portal } };
    }
  }

  async function readEnvironment(name: EnvironmentName): Promise<EnvironmentOnPage> {
    const read = await fromStore(store, name);
    const { status } = read;
    const { visits, ...answers } = await portalAnswer(name, status?.revision.environment.revision);
    const proposals = read.proposals.map((one) => ({ ...one, visits: visits && (visits.get(one.id) ?? 0) }));
    const served = answers.portal.state === 'well' ? answers.address : undefined;
    return { name, ...read, ...answers, proposals, files: await filesOfAll(status, served) };
  }

  async function readAll() {
    const environments = await Promise.all(environmentNames.map(readEnvironment));
    return { at: new Date(), store: store.location, ownCopy: servingOwnCopy?.(), environments };
  }

  return () => {
    if (last === undefined || Date.now() - last.begun > sharedMs)
      last = { begun: Date.now(), page: readAll() };
    return last.page;
  };
}
