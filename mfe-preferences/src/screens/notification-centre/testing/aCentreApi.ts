import { calls, type CurrentUser, type Delivery, type ServedTag } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';

let serial = 0;

function aTag(category: string, value: string, translated_value: string | null = null): ServedTag {
  serial += 1;
  return { id: serial, category, value, translated_value };
}

/** A publication type in some asset classes. */
const aType = (value: string, german: string, classes: string[] = []): ServedTag => ({
  ...aTag('Aggregated Publication Type', value, german),
  related_asset_class: classes.map((each) => ({ value: each })),
});

export type Tags = Record<string, ServedTag[]>;

const types = [
  aType('Daily Market Opinion', 'DMO Gesamt'),
  aType('Daily Market Opinion Headlines', 'DMO Übersichtsseite'),
  aType('Company Research', 'Unternehmensanalysen', ['Equity', 'Fixed Income']),
  aType('Credit Research', 'Kreditanalysen', ['Fixed Income']),
];

export const someOffered: Tags = {
  'Aggregated Publication Type': types,
  Analyst: [aTag('Analyst', 'Anna Ammann')],
  Sector: [aTag('Sector', 'Banks', 'Banken'), aTag('Sector', 'Insurance', 'Versicherungen')],
  Company: [aTag('Company', 'Alpin Bank'), aTag('Company', 'Birch AG')],
};

const assetClasses = [
  aTag('Asset Classification', 'Equity', 'Aktien'),
  aTag('Asset Classification', 'Fixed Income', 'Anleihen'),
];

export const everything: Tags = {
  'Aggregated Publication Type': types.filter(({ value }) => value !== 'Daily Market Opinion Headlines'),
  'Asset Classification': assetClasses,
  Language: [aTag('Language', 'English', 'Englisch'), aTag('Language', 'German', 'Deutsch')],
};

export interface StoredCris {
  cri_json: unknown[];
  revision: number;
  delivery: Delivery;
}

interface Request {
  body: unknown;
}

type Answer = Promise<{ status: number; body: unknown }>;

const ok = (body: unknown): Answer => Promise.resolve({ status: 200, body });

const on = ({ method, path }: { method: string; path: string }, answer: (request: Request) => Answer) => ({
  method,
  path,
  answer,
});

interface Given {
  stored?: Partial<StoredCris>;
  username?: string;
}

/** An API that stores preferences by revision, like the reference API. */
export function aCentreApi({ stored: at, username = 'emma@demo.example' }: Given = {}) {
  const stored: StoredCris = { cri_json: [], revision: 0, delivery: 'single', ...at };
  const user: CurrentUser = {
    name: 'Emma Everett',
    username,
    preferred_language: 'English',
    accepted_terms: true,
    cri_json: [],
  };
  function update({ body }: Request): Answer {
    const { revision, ...change } = body as Partial<StoredCris>;
    if (revision !== undefined && revision !== stored.revision)
      return Promise.resolve({ status: 409, body: { status: 409, title: 'Conflict' } });
    Object.assign(stored, change, { revision: stored.revision + 1 });
    return ok({ success: true, revision: stored.revision });
  }
  const handlers = [
    on(calls.getCris, () => ok({ ...stored })),
    on(calls.updateCris, update),
    on(calls.currentUser, () => ok(user)),
    on(preferenceCalls.preferenceCentre, () => ok(someOffered)),
    on(preferenceCalls.entitledTags, () => ok(everything)),
    on(calls.tagsByCategory, () => ok(assetClasses)),
  ];
  return { stored, update, handlers };
}

/** Responds first one way, then the other. */
export function firstThen(call: { method: string; path: string }, first: number, then: unknown) {
  let isFirst = true;
  return on(call, () => {
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst ? Promise.resolve({ status: first, body: {} }) : ok(then);
  });
}
