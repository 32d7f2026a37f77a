import type { Environment } from '@portal/wire';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { pagePartsOf } from '../gateway/currentPage.ts';
import type { PageParts } from '../gateway/page/composePage.ts';
import { withoutFallbacks } from '#release/proof/proposedDocument.ts';
import { parseProposal, stateOf, type Proposal } from '#release/proposals/proposal.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { keepNewest } from './keepNewest.ts';
import { readToken } from './previewToken.ts';

export type PreviewProblem = 'unknown' | 'expired' | 'withdrawn' | 'broken';

/** Why a preview cannot be shown; what is in force can. */
export class PreviewRefused extends Error {
  constructor(
    readonly problem: PreviewProblem,
    cause?: unknown,
  ) {
    super(`The preview is ${problem}.`, { cause });
  }
}

/** Opens the pages of a proposal. @throws {PreviewRefused} */
export type OpenPreview = (token: string) => Promise<PageParts>;

interface Place {
  store: ReleaseStore;
  environment: EnvironmentName;
  /** Of signed links. */
  previewKey?: string | undefined;
}

/** A proposal as pages show it: with its mark, and without the versions to fall back on, which would hide its faults. */
const shownDocument = ({ environment, id, until, releases }: Proposal): Environment => ({
  ...withoutFallbacks(environment),
  preview: { id, until, releases },
});

/** A forgotten cookie leads nowhere with every page; ids cannot be guessed before they are written. */
const missedMs = 10_000;
const mostMissed = 1_000;

/** Reads the proposal for every page, so that its end shows at once. Parses only changed ones. */
export function openPreviews(
  { store, environment, previewKey: key }: Place,
  now: () => number = () => Date.now(),
): OpenPreview {
  const known = new Map<string, { text: string; proposal: Proposal; parts: Promise<PageParts> }>();

  /** By id, until when no other look is worth it. */
  const missed = new Map<string, number>();

  async function textOf(id: string): Promise<string | undefined> {
    if ((missed.get(id) ?? 0) > now()) return undefined;
    const text = await store.proposals.read(environment, id);
    missed.delete(id);
    if (text === undefined) missed.set(id, now() + missedMs);
    keepNewest(missed, mostMissed);
    return text;
  }

  function read(id: string, text: string) {
    const last = known.get(id);
    if (last?.text === text) return last;
    const proposal = parseProposal(environment, id, text);
    const next = { text, proposal, parts: pagePartsOf(store, shownDocument(proposal)) };
    known.set(id, next);
    // What could not be read may be there the next time.
    next.parts.catch(() => known.delete(id));
    return next;
  }

  async function open(token: string): Promise<PageParts> {
    const ticket = readToken(token, { environment, key, now: now() });
    if ('refused' in ticket) throw new PreviewRefused(ticket.refused);
    const text = await textOf(ticket.id);
    if (text === undefined) throw new PreviewRefused('unknown');
    const { proposal, parts } = read(ticket.id, text);
    const state = stateOf(proposal, new Date(now()));
    if (state === 'open') return parts;
    known.delete(ticket.id);
    throw new PreviewRefused(state);
  }

  return async (token) => {
    try {
      return await open(token);
    } catch (error) {
      throw error instanceof UserFacingError ? new PreviewRefused('broken', error) : error;
    }
  };
}
