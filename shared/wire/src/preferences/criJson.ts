import * as z from 'zod/mini';
import {
  subjectCategories,
  subjectKey,
  topicKey,
  type Preferences,
  type Subject,
  type SubjectCategory,
  type Topic,
} from './Preferences.ts';

/** Values of an entry: joined by ";", or a list if one of them contains a ";". */
const valuesSchema = z.union([z.string(), z.array(z.string())]);
type Values = z.infer<typeof valuesSchema>;

/** One entry of `cri_json`: values by category. Categories are combined with AND, values and entries with OR. */
const entrySchema = z.record(z.string(), valuesSchema);
type CriEntry = z.infer<typeof entrySchema>;

const [typeKey, classKey, languageKey] = [
  'Aggregated Publication Type',
  'Asset Classification',
  'Language',
] as const;

/** Languages of publications, as in the tags. */
const languageWords = ['English', 'German'] as const;

/** More than any subscription has: an entry that would exceed it is kept unchanged. */
const mostTopics = 1000;

function valuesOf(values: Values | undefined): string[] {
  const list = typeof values === 'string' ? values.split(';') : (values ?? []);
  return [...new Set(list.map((value) => value.trim().normalize('NFC')))].filter((value) => value !== '');
}

const joined = (values: readonly string[]): Values =>
  values.some((value) => value.includes(';')) ? [...values] : values.join(';');

function topicsOf(entry: CriEntry, most: number): Topic[] | undefined {
  const { [typeKey]: type, [classKey]: assetClass, [languageKey]: language, ...rest } = entry;
  const types = valuesOf(type);
  if (types.length === 0 || Object.keys(rest).length > 0) return undefined;
  const classes: (string | undefined)[] = assetClass === undefined ? [undefined] : valuesOf(assetClass);
  const languages = language === undefined ? languageWords : valuesOf(language);
  const count = types.length * classes.length * languages.length;
  if (count === 0 || count > most) return undefined;
  return types.flatMap((each) =>
    classes.flatMap((of) => languages.map((word) => ({ type: each, assetClass: of, language: word }))),
  );
}

const isSubjectCategory = (category: string): category is SubjectCategory =>
  subjectCategories.some((each) => each === category);

function subjectsOf(entry: CriEntry): Subject[] | undefined {
  const { [languageKey]: language, ...rest } = entry;
  const [category = '', ...more] = Object.keys(rest);
  if (!isSubjectCategory(category) || more.length > 0) return undefined;
  const languages = valuesOf(language).sort();
  // No language does not mean every language.
  if (language !== undefined && languages.length === 0) return undefined;
  return valuesOf(rest[category]).map((value) => ({ category, value, languages }));
}

/** A subject followed twice gets the languages of both. */
function united(subjects: readonly Subject[]): Subject[] {
  const byKey = new Map<string, Subject>();
  for (const subject of subjects) {
    const before = byKey.get(subjectKey(subject));
    byKey.set(
      subjectKey(subject),
      before === undefined ? subject : { ...subject, languages: bothLanguages(before, subject) },
    );
  }
  return [...byKey.values()];
}

function bothLanguages(one: Subject, other: Subject): string[] {
  if (one.languages.length === 0 || other.languages.length === 0) return [];
  return [...new Set([...one.languages, ...other.languages])].sort();
}

/** Entries may be JSON text, or one record of categories. */
function entriesOf(criJson: unknown): unknown[] {
  if (typeof criJson === 'string') return entriesOf(parsed(criJson));
  if (Array.isArray(criJson)) return criJson;
  if (typeof criJson !== 'object' || criJson === null) return [];
  const { Analyst, Sector, Company, ...topics } = criJson as Record<string, unknown>;
  const own = Object.entries({ Analyst, Sector, Company }).filter(([, values]) => values !== undefined);
  return [
    ...(Object.keys(topics).length > 0 ? [topics] : []),
    ...own.map(([category, values]) => ({ [category]: values })),
  ];
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Reads `cri_json`. Entries that no page shows are kept unchanged. [N-02] */
export function readPreferences(criJson: unknown): Preferences {
  const topics = new Map<string, Topic>();
  const subjects: Subject[] = [];
  const others: unknown[] = [];
  for (const given of entriesOf(criJson)) {
    const { success, data: entry } = entrySchema.safeParse(given);
    const [own, followed] = success
      ? [topicsOf(entry, mostTopics - topics.size), subjectsOf(entry)]
      : [undefined, undefined];
    for (const topic of own ?? []) topics.set(topicKey(topic), topic);
    subjects.push(...(followed ?? []));
    if (own === undefined && followed === undefined) others.push(given);
  }
  return { topics: [...topics.values()], subjects: united(subjects), others };
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

const topicEntry = (topics: readonly Topic[]): CriEntry => {
  const [{ type, assetClass } = { type: '', assetClass: undefined }] = topics;
  const entry: CriEntry = { [typeKey]: joined([type]) };
  if (assetClass !== undefined) entry[classKey] = joined([assetClass]);
  entry[languageKey] = joined(topics.map(({ language }) => language));
  return entry;
};

const subjectEntry = (subjects: readonly Subject[]): CriEntry => {
  const [{ category, languages } = { category: '', languages: [] }] = subjects;
  const entry: CriEntry = { [category]: joined(subjects.map(({ value }) => value)) };
  if (languages.length > 0) entry[languageKey] = joined(languages);
  return entry;
};

/** Writes `cri_json`: what was read keeps its meaning. */
export function writePreferences({ topics, subjects, others }: Preferences): unknown[] {
  const byTypeAndClass = ({ type, assetClass }: Topic) => JSON.stringify([type, assetClass ?? null]);
  const byCategoryAndLanguages = ({ category, languages }: Subject) => JSON.stringify([category, languages]);
  return [
    ...grouped(topics, byTypeAndClass).map(topicEntry),
    ...grouped(subjects, byCategoryAndLanguages).map(subjectEntry),
    ...others,
  ];
}
