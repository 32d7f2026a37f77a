import type { AssetClass } from '../policies/entitlements.ts';
import { SeededRandom } from './SeededRandom.ts';
import names from './words/names.json' with { type: 'json' };
import sectors from './words/sectors.json' with { type: 'json' };

/** Beginnings and endings make 600 names, none used twice. */
const { firstNames, lastNames, nameBeginnings, nameEndings } = names;

export interface Company {
  name: string;
  externalId: string;
  /** Index into the sectors. */
  sector: number;
  ticker: string;
  bloombergTicker: string;
  assetClasses: AssetClass[];
  inactive: boolean;
  /** Covered by the partner bank. */
  international: boolean;
  /** The main analyst first. */
  analysts: number[];
}

export interface Analyst {
  name: string;
  externalId: string;
  assetClass: AssetClass;
}

const numbered = (letter: string, index: number) => `${letter}${String(index + 1).padStart(4, '0')}`;

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** Three fifths cover equities, a quarter bonds, the rest markets. */
function analystClass(index: number): AssetClass {
  if (index % 20 < 12) return 'Equity';
  return index % 20 < 17 ? 'Fixed Income' : 'Markets';
}

export const analysts: readonly Analyst[] = Array.from({ length: 60 }, (_, index) => ({
  name: `${at(firstNames, index)} ${at(lastNames, index * 7 + Math.floor(index / 20))}`,
  externalId: numbered('A', index),
  assetClass: analystClass(index),
}));

const analystsOf = (assetClass: AssetClass) =>
  analysts.flatMap((analyst, index) => (analyst.assetClass === assetClass ? [index] : []));

export const analystsByClass: Record<AssetClass, number[]> = {
  Equity: analystsOf('Equity'),
  'Fixed Income': analystsOf('Fixed Income'),
  Markets: analystsOf('Markets'),
};

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

function freeTicker(name: string, taken: Set<string>): string {
  const word = name.replace(/[^a-z]/gi, '').toUpperCase();
  const stem = word.slice(0, 2) + word.charAt(4);
  const candidates = [word.slice(5, 6), ...letters].map((last) => stem + last);
  const ticker = candidates.find((candidate) => candidate.length === 4 && !taken.has(candidate));
  if (ticker === undefined) throw new Error(`There is no ticker left for ${name}.`);
  taken.add(ticker);
  return ticker;
}

/** About one company in six. */
const internationalShare = 0.16;

/**
 * Bloomberg's codes of foreign exchanges: Germany, France, the Netherlands, Great Britain, the United States and so on.
 */
const exchangesAbroad = ['GY', 'FP', 'NA', 'LN', 'US', 'US', 'IM', 'SM', 'SS', 'DC', 'AV', 'JT'] as const;

function makeCompany(index: number, taken: Set<string>): Company {
  const stream = new SeededRandom(`company ${index}`);
  const sector = index % sectors.length;
  const root = at(nameBeginnings, index) + at(nameEndings, Math.floor(index / nameBeginnings.length));
  const name = `${root} ${at(at(sectors, sector).endings, stream.between(0, 1))}`;
  const ticker = freeTicker(root + at(at(sectors, sector).endings, 0), taken);
  const international = new SeededRandom(`coverage ${index}`).chance(internationalShare);
  const exchange = international ? new SeededRandom(`exchange ${index}`).pick(exchangesAbroad) : 'SW';
  const assetClasses = stream.pick<AssetClass[]>([
    ['Equity'],
    ['Equity'],
    ['Equity', 'Fixed Income'],
    ['Equity', 'Fixed Income'],
    ['Fixed Income'],
  ]);
  return {
    name,
    externalId: numbered('C', index),
    sector,
    ticker,
    bloombergTicker: `${ticker} ${exchange}`,
    assetClasses,
    inactive: stream.chance(0.03),
    international,
    analysts: assetClasses.map((assetClass) =>
      at(analystsByClass[assetClass], sector + stream.between(0, 1)),
    ),
  };
}

function makeCompanies(): Company[] {
  const taken = new Set<string>();
  return Array.from({ length: nameBeginnings.length * nameEndings.length }, (_, index) =>
    makeCompany(index, taken),
  );
}

export const companies: readonly Company[] = makeCompanies();

export const sectorId = (index: number): string => numbered('S', index);
