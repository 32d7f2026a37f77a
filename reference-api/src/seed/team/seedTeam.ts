import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { idsOf, loadTagIds } from '../storePublications.ts';
import type { Person } from './Person.ts';
import { researchPeople } from './researchPeople.ts';
import { salesPeople } from './salesPeople.ts';
import markets from './words/markets.json' with { type: 'json' };

const { bondFields, londonFields, marketFields, zurichFields } = markets;

/** Tags of people who cover no companies. */
function fieldTags() {
  const functions = [...marketFields, ...zurichFields, ...londonFields].map(({ name }) => name);
  const rows = [
    ...functions.map(({ en, de }) => ({ category: 'Function', value: en, translated_value: de })),
    ...bondFields.map(({ name: { en, de } }) => ({ category: 'Currency', value: en, translated_value: de })),
  ];
  const distinct = new Map(rows.map((row) => [row.category + row.value, row]));
  return [...distinct.values()].map((row, place) => ({ ...row, place }));
}

async function storeFieldTags(db: Db): Promise<void> {
  await db.query(sql`
    insert into tags (category, value, translated_value, origin)
    select category, value, translated_value, 'demo' from jsonb_to_recordset(${JSON.stringify(fieldTags())}::jsonb)
      as new(category text, value text, translated_value text, place int)
    where not exists (select 1 from tags where tags.category = new.category and tags.value = new.value)
    order by place`);
}

const portraitPath = ({ reference, hasPortrait }: Person) =>
  hasPortrait ? `portraits/${reference}.svg` : null;

async function storePeople(db: Db, people: readonly Person[]): Promise<void> {
  const tags = await loadTagIds(db);
  const rows = people.map((person, position) => ({
    reference: person.reference,
    team: person.team,
    name: person.name,
    analyst_id: person.reference.startsWith('A') ? idsOf([['Analyst', person.name]], tags)[0] : null,
    role: person.role.en,
    translated_role: person.role.de,
    bio: person.bio.map(({ en }) => en),
    translated_bio: person.bio.map(({ de }) => de),
    email: person.email,
    phone: person.phone,
    portrait: portraitPath(person),
    tag_ids: idsOf(person.fields, tags),
    position,
  }));
  await db.query(sql`
    insert into people (reference, team, name, analyst_id, role, translated_role, bio, translated_bio, email, phone, portrait, tag_ids, position, origin)
    select reference, team, name, analyst_id, role, translated_role, bio, translated_bio, email, phone, portrait, tag_ids, position, 'demo'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(reference text, team text, name text, analyst_id int, role text,
      translated_role text, bio text[], translated_bio text[], email text, phone text, portrait text, tag_ids int[], position int)
    on conflict (reference) do update set team = excluded.team, name = excluded.name, analyst_id = excluded.analyst_id,
      role = excluded.role, translated_role = excluded.translated_role, bio = excluded.bio, translated_bio = excluded.translated_bio,
      email = excluded.email, phone = excluded.phone, portrait = excluded.portrait, tag_ids = excluded.tag_ids,
      position = excluded.position
      where people.origin = 'demo'`);
}

/** Updates existing people. */
export async function seedTeam(db: Db): Promise<void> {
  await storeFieldTags(db);
  await storePeople(db, [...researchPeople(), ...salesPeople()]);
}
