import { isContractCompatible } from '@portal/contract';
import type { NamesByPackage, RemoteNeeds, ShellFacts } from './facts.ts';
import { fitsRange } from './fitsRange.ts';
import type { ViolationOf } from './violation.ts';

/** Own properties only: the record comes from outside. */
const entry = <T>(all: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(all, key) ? all[key] : undefined;

type Fit = ViolationOf<'contract' | 'shared' | 'names'>;

/** Why a remote cannot run in a shell. */
export function fitViolations(remote: string, needs: RemoteNeeds, shell: ShellFacts): Fit[] {
  const subject = { remote, version: needs.version };
  const contract: Fit[] = isContractCompatible(needs.contract, shell.contract)
    ? []
    : [{ rule: 'contract', ...subject, needed: needs.contract, offered: shell.contract }];
  const ranges = rangeViolations(subject, needs, shell);
  const missing = new Set(
    ranges.filter(({ offered }) => offered === undefined).map(({ library }) => library),
  );
  const names = nameViolations(subject, needs.uses, shell.offers).filter(
    ({ library }) => !missing.has(library),
  );
  return [...contract, ...ranges, ...names];
}

interface Subject {
  remote: string;
  version: string;
}

function rangeViolations(
  subject: Subject,
  { shared: needed }: RemoteNeeds,
  { shared: brought }: ShellFacts,
): ViolationOf<'shared'>[] {
  if (brought === undefined) return [];
  return Object.entries(needed)
    .map(([library, range]) => ({ library, range, offered: entry(brought, library) }))
    .filter(({ range, offered }) => !fitsRange(offered, range))
    .map((values) => ({ rule: 'shared', ...subject, ...values }));
}

function nameViolations(
  subject: Subject,
  uses: NamesByPackage,
  offers: NamesByPackage | undefined,
): ViolationOf<'names'>[] {
  if (offers === undefined) return [];
  return Object.entries(uses)
    .map(([library, used]) => {
      const offered = entry(offers, library);
      return { library, names: offered === undefined ? [] : used.filter((name) => !offered.includes(name)) };
    })
    .filter(({ names }) => names.length > 0)
    .map((values) => ({ rule: 'names', ...subject, ...values }));
}
