import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import type { Provenance } from '../Provenance.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import { coveragesOf, noteCoverageChanges } from './coverageChange.ts';
import { storeTags, tagNames, TagFinder, type FedTag } from './tagStore.ts';

type Origin = Provenance['origin'];

export type TaggingRecord = RecordOf<'publication_type' | 'sector' | 'analyst'>;

/** Only equities and bonds have profile pages. */
const profiled = ['Equity', 'Fixed Income'];

const hasProfile = (classes: readonly string[]) => classes.some((each) => profiled.includes(each));

function tagOf(record: TaggingRecord): FedTag {
  switch (record.kind) {
    case 'publication_type':
      // The only category with German values.
      return {
        category: 'Publication Type',
        value: record.name.de,
        translatedValue: record.name.en,
        aggregatedType: record.aggregated_type,
      };
    case 'sector':
      return {
        category: 'Sector',
        value: record.name.en,
        translatedValue: record.name.de,
        externalId: record.reference,
        profileActive: true,
        relatedAssetClasses: profiled,
      };
    case 'analyst':
      return {
        category: 'Analyst',
        value: record.name,
        translatedValue: record.name,
        externalId: record.reference,
        profileActive: hasProfile(record.asset_classes),
        inactive: !record.active,
        relatedAssetClasses: record.asset_classes,
      };
  }
}

/** In which classes clients may look for aggregated types. */
async function relateTypes(inside: Db, records: readonly TaggingRecord[]): Promise<void> {
  const rows = records.flatMap((record) =>
    record.kind === 'publication_type' && record.asset_classes !== undefined
      ? [{ value: record.aggregated_type, classes: record.asset_classes }]
      : [],
  );
  if (rows.length === 0) return;
  await inside.query(sql`
    update tags set related_asset_classes = array(select unnest(related_asset_classes) union select unnest(classes) order by 1)
    from (select value as aggregated, array_agg(distinct class) as classes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(value text, classes text[]), unnest(classes) class
      group by value) types
    where category = 'Aggregated Publication Type' and value = aggregated and not related_asset_classes @> classes`);
}

/**
 * Adds or changes what publications are tagged with.
 * @throws FeedRefusal
 */
export async function storeTaggings(
  inside: Db,
  records: readonly TaggingRecord[],
  origin: Origin,
): Promise<void> {
  await storeTags(inside, records.map(tagOf), origin);
  await relateTypes(inside, records);
}

type Company = RecordOf<'company'>;

/** With its tickers, which have the same reference. */
function companyTags(company: Company): FedTag[] {
  const { reference, name, ticker, bloomberg_ticker: bloomberg, asset_classes: classes } = company;
  const tag = (category: string, value: string | undefined): FedTag[] =>
    value === undefined
      ? []
      : [
          {
            category,
            value,
            translatedValue: value,
            externalId: reference,
            profileActive: hasProfile(classes),
            inactive: !company.active,
            international: company.international,
            relatedAssetClasses: classes,
          },
        ];
  return [
    ...tag('Company', name),
    ...tag('TK Ticker', ticker),
    ...tag('Bloomberg Company Ticker', bloomberg),
  ];
}

const namesIn = ({ sector, analysts, asset_classes: classes }: Company) => [
  ...tagNames('Sector', [sector]),
  ...tagNames('Analyst', analysts),
  ...tagNames('Asset Classification', classes),
];

const idsOf = (tags: readonly { id: number }[]) => tags.map(({ id }) => id);

const storedColumns = sql`sector_id, analyst_ids, tag_ids, gk_number, isin`;

/**
 * Adds or changes companies, and notes what changed about who covers them.
 * @throws FeedRefusal
 */
export async function storeCompanies(
  inside: Db,
  companies: readonly Company[],
  origin: Origin,
): Promise<void> {
  const before = await coveragesOf(
    inside,
    companies.map(({ reference }) => reference),
    origin,
  );
  const find = await TagFinder.of(inside, companies.flatMap(namesIn), origin);
  const tags = companies.map(companyTags);
  const ids = await storeTags(inside, tags.flat(), origin);
  const rows = companies.map(({ sector, analysts, asset_classes: classes, ...company }, index) => {
    const own = ids.splice(0, tags[index]?.length ?? 0);
    const sectorId = find.one('Sector', sector).id;
    const analystIds = idsOf(find.all('Analyst', analysts));
    const tagIds = [
      ...own.slice(0, 1),
      sectorId,
      ...own.slice(1),
      ...analystIds,
      ...idsOf(find.all('Asset Classification', classes)),
    ];
    const { reference, active, gk_number, isin } = company;
    return { id: own[0], sectorId, analystIds, tagIds, gk_number, isin, reference, active };
  });
  await inside.query(sql`
    insert into companies (id, ${storedColumns})
    select id, "sectorId", "analystIds", "tagIds", gk_number, isin from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id int, "sectorId" int, "analystIds" int[], "tagIds" int[], gk_number text, isin text)
    where ${origin} = 'feed' or (select tags.origin from tags where tags.id = given.id) <> 'feed'
    on conflict (id) do update set (${storedColumns}) =
      (excluded.sector_id, excluded.analyst_ids, excluded.tag_ids, excluded.gk_number, excluded.isin)
      where (companies.sector_id, companies.analyst_ids, companies.tag_ids, companies.gk_number, companies.isin)
        is distinct from (excluded.sector_id, excluded.analyst_ids, excluded.tag_ids, excluded.gk_number, excluded.isin)`);
  await noteCoverageChanges(
    inside,
    rows.flatMap(({ reference, active, analystIds }) => {
      const known = before.get(reference);
      return known === undefined ? [] : [{ before: known, after: { active, analystIds } }];
    }),
  );
}
