import { joinValues, splitValues } from '@portal/research';
import { recentPeriods, type RecentPeriod } from '../rows/changedSince.ts';
import { coverageCategories, type CoverageTab } from '../tabs/coverageTabs.ts';
import { byName, sortKeys, type CoverageSorting, type CoverageView } from './CoverageView.ts';

/** A part of the address that has no effect; the rest still applies. */
export type AddressProblem =
  | { kind: 'unknownParameter' | 'repeated' | 'notASwitch'; name: string }
  | { kind: 'unknownPeriod' | 'unknownSorting'; value: string }
  | { kind: 'unknownValue'; name: string; value: string };

export interface AddressReading {
  view: CoverageView;
  problems: AddressProblem[];
}

const mine = 'my_coverage';
const singles = ['tab', 'search_term', 'changed', 'sorting', mine];

/** Parameters used elsewhere. */
const foreign = ['language', 'redirect_uri'];

const longestSearch = 200;

function readPeriod(search: URLSearchParams, problems: AddressProblem[]): RecentPeriod | undefined {
  const value = search.get('changed') ?? '';
  const period = recentPeriods.find((days) => String(days) === value);
  if (period === undefined && value !== '') problems.push({ kind: 'unknownPeriod', value });
  return period;
}

function readSorting(search: URLSearchParams, problems: AddressProblem[]): CoverageSorting {
  const value = search.get('sorting') ?? '';
  const by = sortKeys.find((key) => key === value.replace(/^-/, ''));
  if (by !== undefined) return { by, reversed: value.startsWith('-') };
  if (value !== '') problems.push({ kind: 'unknownSorting', value });
  return byName;
}

function readMyCoverage(search: URLSearchParams, problems: AddressProblem[]): boolean {
  const value = search.get(mine) ?? '';
  if (!['true', 'false', ''].includes(value)) problems.push({ kind: 'notASwitch', name: mine });
  return value === 'true';
}

/** Reads the view from `location.search`. Never throws. */
export function readAddress(text: string, { categories }: CoverageTab): AddressReading {
  const search = new URLSearchParams(text);
  const problems: AddressProblem[] = [];
  for (const name of new Set(search.keys()))
    if (singles.includes(name)) {
      if (new Set(search.getAll(name)).size > 1) problems.push({ kind: 'repeated', name });
    } else if (!foreign.includes(name) && !categories.some((category) => category === name))
      problems.push({ kind: 'unknownParameter', name });
  const filters: CoverageView['filters'] = {};
  for (const category of categories) {
    const values = splitValues(search.getAll(category).join(';'));
    if (values.length > 0) filters[category] = values;
  }
  const view = {
    search: (search.get('search_term') ?? '').slice(0, longestSearch),
    filters,
    period: readPeriod(search, problems),
    myCoverage: readMyCoverage(search, problems),
    sorting: readSorting(search, problems),
  };
  return { view, problems };
}

/** Writes tab and view to an address, in a fixed order. */
export function writeAddress({ name }: CoverageTab, view: CoverageView) {
  const { search, filters, period, myCoverage, sorting } = view;
  const address = new URLSearchParams({ tab: name });
  if (search !== '') address.set('search_term', search);
  for (const category of coverageCategories) {
    const values = filters[category] ?? [];
    if (values.length > 0) address.set(category, joinValues(values));
  }
  if (period !== undefined) address.set('changed', String(period));
  if (myCoverage) address.set(mine, 'true');
  if (sorting.by !== 'name' || sorting.reversed)
    address.set('sorting', `${sorting.reversed ? '-' : ''}${sorting.by}`);
  return `?${address.toString().replaceAll('%3B', ';')}`;
}
