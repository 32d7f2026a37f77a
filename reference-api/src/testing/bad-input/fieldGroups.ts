import { lastingParameters, toggleCalls } from '@portal/wire';
import { json, number, text, word } from './fields.ts';

export const listFilters = {
  tag_filters: json('{"Language":["German"]}'),
  tag_not_filters: json('{"Sector":[]}'),
  date_range: json('{"start_date":"2026-01-01","end_date":"2026-03-11"}'),
};

/** What every list takes. */
export const list = {
  ...listFilters,
  order: word('asc', { optional: true }),
  page: number('1'),
  page_size: number('5'),
  limit: number('10'),
};

const onOrOff = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, word('true', { optional: true })]));

const toggles = onOrOff(toggleCalls);

export const lastingToggles = onOrOff(Object.keys(lastingParameters));

const entitled = word('auto', { optional: true });

export const foldEditions = word('German', { optional: true });

export const highlights = {
  ...list,
  search_term: text('Zinsen', { optional: true, mayBeEmpty: true }),
  ...toggles,
  fold_editions: foldEditions,
  entitled,
};

export const libraries = text('equities;bonds', { optional: true, mayBeEmpty: true });

const libraryFilters = {
  ...listFilters,
  search_term: text('Zinsen', { optional: true, mayBeEmpty: true }),
  libraries,
  ...toggles,
};

export const library = {
  ...list,
  ...libraryFilters,
  fold_editions: foldEditions,
  entitled,
  library: text('equities', { optional: true, mayBeEmpty: true }),
  page_name: text('equities', { optional: true, mayBeEmpty: true }),
  component_name: text('list', { optional: true, mayBeEmpty: true }),
};

export const tagFilters = {
  categories: text('Sector;Company'),
  active_only: word('false', { optional: true }),
  ...libraryFilters,
  fold_editions: foldEditions,
};

export const counted = {
  library: word('equities', { optional: true }),
  ...libraryFilters,
  fold_editions: foldEditions,
  entitled: word('true', { optional: true }),
  order: word('asc', { optional: true }),
  without: word('true', { optional: true }),
};

export const analyst = { ref: text('A0001'), asset_classification: word('Equity', { optional: true }) };
