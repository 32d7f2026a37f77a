import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { Provenance } from '../Provenance.ts';
import type { RecordOf } from '../records/feedRecord.ts';
import { storeTags, tagNames, TagFinder, type FedTag } from './tagStore.ts';

type Origin = Provenance['origin'];
type Person = RecordOf<'person'>;
type ProfileText = RecordOf<'profile_text'>;

/** Work that covers no companies: of markets, and of sales. */
const fieldTags = ({ functions, currencies }: Person): FedTag[] => [
  ...functions.map(({ en, de }) => ({ category: 'Function', value: en, translatedValue: de })),
  ...currencies.map(({ en, de }) => ({ category: 'Currency', value: en, translatedValue: de })),
];

const keyOf = ({ category, value }: FedTag) => `${category} ${value}`;

/** Their ids, by key. */
async function storeFields(inside: Db, people: readonly Person[], origin: Origin) {
  const tags = [...new Map(people.flatMap(fieldTags).map((tag) => [keyOf(tag), tag])).values()];
  const ids = await storeTags(inside, tags, origin);
  return new Map(tags.map((tag, index) => [keyOf(tag), ids[index]]));
}

const columns = sql`team, name, analyst_id, role, translated_role, bio, translated_bio, email, phone, tag_ids, origin`;

async function removePersons(inside: Db, gone: readonly Person[], origin: Origin): Promise<void> {
  const references = gone.map(({ reference }) => reference);
  await inside.query(sql`
    delete from people where reference = any(${sql.param(references)}::text[]) and (${origin} = 'feed' or origin <> 'feed')`);
}

/**
 * Adds, changes or removes the people of the team's pages, which list them in the order in which they came.
 * @throws FeedRefusal
 */
export async function storePersons(inside: Db, fed: readonly Person[], origin: Origin): Promise<void> {
  const people = fed.filter(({ active }) => active);
  if (people.length < fed.length)
    await removePersons(
      inside,
      fed.filter(({ active }) => !active),
      origin,
    );
  if (people.length === 0) return;
  const names = people.flatMap(({ sectors, analyst }) => [
    ...tagNames('Sector', sectors),
    ...tagNames('Analyst', analyst === undefined ? [] : [analyst]),
  ]);
  const find = await TagFinder.of(inside, names, origin);
  const fields = await storeFields(inside, people, origin);
  const rows = people.map((person, place) => ({
    reference: person.reference,
    place,
    team: person.team,
    name: person.name,
    analyst_id: person.analyst === undefined ? null : find.one('Analyst', person.analyst).id,
    role: person.role.en,
    translated_role: person.role.de,
    bio: person.bio.map(({ en }) => en),
    translated_bio: person.bio.map(({ de }) => de),
    email: person.email,
    phone: person.phone,
    tag_ids: [
      ...find.all('Sector', person.sectors).map(({ id }) => id),
      ...fieldTags(person).map((tag) => fields.get(keyOf(tag))),
    ],
    origin,
  }));
  await inside.query(sql`
    insert into people (reference, position, ${columns})
    select reference, place + (select coalesce(max(position) + 1, 0) from people), ${columns}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(reference text, place int, team text, name text, analyst_id int,
      role text, translated_role text, bio text[], translated_bio text[], email text, phone text, tag_ids int[], origin text)
    on conflict (reference) do update set (${columns}) = (excluded.team, excluded.name, excluded.analyst_id, excluded.role,
      excluded.translated_role, excluded.bio, excluded.translated_bio, excluded.email, excluded.phone, excluded.tag_ids, excluded.origin)
      where excluded.origin = 'feed' or people.origin <> 'feed'`);
}

/** A summary of a company, or what the bank thinks of a sector's shares or bonds. */
function subjectOf({ company, sector }: ProfileText): { category: string; name: string } {
  if (company !== undefined && sector === undefined) return { category: 'Company', name: company };
  if (sector !== undefined && company === undefined) return { category: 'Sector', name: sector };
  throw new FeedRefusal('A profile text is of a company or of a sector.', 'Name one of them.');
}

/**
 * Adds or changes what the pages of companies and sectors say.
 * @throws FeedRefusal
 */
export async function storeProfileTexts(
  inside: Db,
  texts: readonly ProfileText[],
  origin: Origin,
): Promise<void> {
  const subjects = texts.map(subjectOf);
  const find = await TagFinder.of(inside, subjects, origin);
  const rows = texts.map(({ asset_class = '', text }, index) => {
    const { category = '', name = '' } = subjects[index] ?? {};
    return { tag_id: find.one(category, name).id, asset_class, text: text.en, translated_text: text.de };
  });
  await inside.query(sql`
    insert into profile_texts (tag_id, asset_class, text, translated_text)
    select tag_id, asset_class, text, translated_text from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(tag_id int, asset_class text, text text, translated_text text)
    where ${origin} = 'feed' or (select tags.origin from tags where id = tag_id) <> 'feed'
    on conflict (tag_id, asset_class) do update set text = excluded.text, translated_text = excluded.translated_text
      where (profile_texts.text, profile_texts.translated_text) is distinct from (excluded.text, excluded.translated_text)`);
}
