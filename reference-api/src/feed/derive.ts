import { languageNames } from '@portal/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { aggregatedTypes, entitlementKeys } from '#policies/entitlements.ts';
import { bitsOf, librariesOf } from '#policies/libraries.ts';
import { FeedRefusal } from './FeedRefusal.ts';
import type { Provenance } from './Provenance.ts';
import type { RecordOf } from './records/feedRecord.ts';
import { tagNames, TagFinder, type FoundTag } from './taxonomy/tagStore.ts';

/** Whatever its files are. */
type Fed = Omit<RecordOf<'publication'>, 'file' | 'preview'>;

/** What publications name. */
export interface Named {
  tags: TagFinder;
  /** By the company's id. */
  tickers: ReadonlyMap<number, FoundTag[]>;
}

const companiesOf = ({ companies, other_companies: others }: Fed) => [...companies, ...others];

async function tickersOf(inside: Db, companies: readonly FoundTag[]): Promise<Named['tickers']> {
  const ids = sql.param(idsOf(companies));
  const rows = await inside.query<FoundTag & { company: number }>(sql`
    select company.id as company, ticker.id, ticker.value, ticker.translated_value as "translatedValue",
      null as "aggregatedType", false as international
    from tags company join tags ticker on ticker.external_id = company.external_id and ticker.origin = company.origin
    where company.id = any(${ids}::int[]) and ticker.category in ('TK Ticker', 'Bloomberg Company Ticker') order by ticker.id`);
  const tickers = new Map<number, FoundTag[]>();
  for (const { company, ...ticker } of rows) tickers.set(company, [...(tickers.get(company) ?? []), ticker]);
  return tickers;
}

export async function findNamed(inside: Db, fed: readonly Fed[], { origin }: Provenance): Promise<Named> {
  const types = fed.map(({ type }) => type);
  const names = [
    ...tagNames('Publication Type', types),
    ...fed.flatMap((each) => [
      ...tagNames('Company', companiesOf(each)),
      ...tagNames('Sector', each.sectors),
      ...tagNames('Analyst', each.analysts),
      ...tagNames('Asset Classification', each.asset_classes),
      ...tagNames('Language', [languageNames[each.language]]),
    ]),
    ...tagNames('Aggregated Publication Type', aggregatedTypes),
  ];
  const tags = await TagFinder.of(inside, names, origin);
  const companies = fed.flatMap((each) => tags.all('Company', companiesOf(each)));
  return { tags, tickers: await tickersOf(inside, companies) };
}

const idsOf = (tags: readonly FoundTag[]) => tags.map(({ id }) => id);
const wordsOf = (tags: readonly FoundTag[]) =>
  tags.flatMap(({ value, translatedValue }) => [value, translatedValue ?? value]);

/** What the server works out; a feed never says it. */
export function derive(fed: Fed, { tags, tickers }: Named) {
  const type = tags.one('Publication Type', fed.type);
  const aggregatedType = type.aggregatedType;
  if (aggregatedType === null)
    throw new FeedRefusal(
      `The publication type “${fed.type}” has no aggregated type.`,
      'Feed the type again.',
    );
  const withTickers = (names: readonly string[]) => {
    const companies = tags.all('Company', names);
    return [...companies, ...companies.flatMap(({ id }) => tickers.get(id) ?? [])];
  };
  const companies = withTickers(fed.companies);
  const others = withTickers(fed.other_companies);
  const sectors = tags.all('Sector', fed.sectors);
  const analysts = tags.all('Analyst', fed.analysts);
  const classification = [
    tags.one('Language', languageNames[fed.language]),
    type,
    tags.one('Aggregated Publication Type', aggregatedType),
    ...tags.all('Asset Classification', fed.asset_classes),
  ];
  const primary = [...companies, ...sectors, ...analysts];
  const filed = {
    aggregatedType,
    assetClasses: fed.asset_classes,
    sectors: sectors.map(({ value }) => value),
    international: companies.some(({ international }) => international),
  };
  const entitling = {
    aggregatedTypes: [aggregatedType],
    assetClasses: fed.asset_classes,
    languages: [fed.language],
  };
  return {
    publication_type: type.value,
    primary_tags: idsOf(primary),
    other_tags: idsOf(others),
    tag_ids: [...new Set(idsOf([...classification, ...primary, ...others]))],
    ent: entitlementKeys(entitling),
    // A model is only linked from the coverage.
    libraries: fed.model === true ? 0 : bitsOf(librariesOf(filed)),
    names: [...new Set(wordsOf([...primary, ...others]))].join(', '),
  };
}
