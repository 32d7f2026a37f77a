import type { Language } from '@portal/contract';
import type { RatedKind } from '@portal/wire';
import type { ServedCoverageChange } from '@portal/wire-libraries';

interface ChangeWords {
  /** Part of a digest's subject. */
  count: (count: number) => string;
  intro: (count: number) => string;
  more: (count: number) => string;
  kinds: Record<RatedKind, string>;
  /** A first rating of that kind. */
  begun: (kind: string) => string;
  moved: (previous: string, current: string) => string;
  changes: Record<ServedCoverageChange['change'], string>;
  /** Names, or nothing. */
  analysts: (before: string, after: string) => string;
}

const en: ChangeWords = {
  count: (count) => `${count} ${count === 1 ? 'change' : 'changes'}`,
  intro: (count) =>
    count === 1
      ? 'A rating or its coverage has changed on what you follow.'
      : `There are ${count} changes of ratings and coverage on what you follow.`,
  more: (count) => `and ${count} more changes in the Research Portal`,
  kinds: { Equities: 'Equity Rating', Bonds: 'Credit Rating', ESG: 'ESG Rating' },
  begun: (kind) => `${kind}, coverage begins`,
  moved: (previous, current) => `from ${previous} to ${current}`,
  changes: { begun: 'Covered again', dropped: 'No longer covered', analysts: 'Analysts changed' },
  analysts: (before, after) => `${after || 'Nobody'}, before: ${before || 'nobody'}`,
};

const de: ChangeWords = {
  count: (count) => `${count} ${count === 1 ? 'Änderung' : 'Änderungen'}`,
  intro: (count) =>
    count === 1
      ? 'Bei allem, dem Sie folgen, hat sich ein Rating oder die Coverage geändert.'
      : `Bei allem, dem Sie folgen, gibt es ${count} Änderungen von Ratings und Coverage.`,
  more: (count) => `und ${count} weitere Änderungen im Research-Portal`,
  kinds: { Equities: 'Aktienrating', Bonds: 'Schuldnerrating', ESG: 'ESG-Rating' },
  begun: (kind) => `${kind}, neu in der Coverage`,
  moved: (previous, current) => `von ${previous} auf ${current}`,
  changes: {
    begun: 'Wieder in der Coverage',
    dropped: 'Nicht mehr in der Coverage',
    analysts: 'Neue Zuständigkeit',
  },
  analysts: (before, after) => `${after || 'Niemand'}, bisher: ${before || 'niemand'}`,
};

/** What digests say of ratings and coverage, in the words of the page New for you. [L-25] */
export const changeWords: Record<Language, ChangeWords> = { en, de };
