import {
  environmentViolations,
  type RemoteFacts,
  type ShellFacts,
  type Violation,
} from '@portal/release-rules';
import type { ListedRelease, PageEnvironment } from '@portal/wire';
import { OverrideRefused } from './OverrideRefused.ts';
import type { OverrideRecord } from './overrideRecord.ts';

export interface OverriddenPage {
  /** As released, without overrides. */
  environment: PageEnvironment;
  shell: ShellFacts;
}

/**
 * Applies an environment's release rules against this page's shell.
 * @param expected undefined for a remote the environment does not list yet
 * @throws OverrideRefused for the first broken rule
 */
export function refuseUnfit(
  expected: string | undefined,
  record: OverrideRecord,
  page: OverriddenPage,
): void {
  const { environment, shell } = page;
  const { name: remote } = record;
  if (expected === undefined && Object.hasOwn(environment.remotes, remote))
    throw new OverrideRefused('knownRemote', { remote });
  if (expected !== undefined && remote !== expected)
    throw new OverrideRefused('otherRemote', { found: remote, remote: expected });
  const others = Object.entries(environment.remotes).filter(([name]) => name !== remote);
  // Last, since of two colliding remotes the later one breaks the rule.
  const facts = Object.fromEntries(others.map(([name, other]) => [name, withoutNeeds(other)]));
  const remotes = { ...facts, [remote]: record };
  const broken = environmentViolations({ shell, remotes }).find((violation) => violation.remote === remote);
  if (broken !== undefined) throw refused(broken);
}

/** What others need of the shell is not checked here, and may be unknown. */
const withoutNeeds = ({ version, contract, area, pages }: ListedRelease): RemoteFacts => ({
  version,
  contract,
  area,
  pages,
  shared: {},
  uses: {},
});

function refused(violation: Violation): OverrideRefused {
  switch (violation.rule) {
    case 'contract': {
      const { needed, offered } = violation;
      return new OverrideRefused('contract', { found: needed, offered });
    }
    case 'shared': {
      const { library, range, offered = '–' } = violation;
      return new OverrideRefused('shared', { library, range, offered });
    }
    case 'names': {
      const { library, names } = violation;
      return new OverrideRefused('names', { library, names: names.join(', ') });
    }
    case 'path': {
      const { path, owner, remote } = violation;
      return new OverrideRefused(owner === remote ? 'pathTwice' : 'path', { path, owner });
    }
    case 'area': {
      const { area, owner } = violation;
      return new OverrideRefused('area', { area, owner });
    }
  }
}
