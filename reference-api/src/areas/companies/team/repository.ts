import { sql, type SQL } from 'drizzle-orm';
import type { ServedTag } from '@portal/wire';
import type { ServedTeamMember, ZkbTeam } from '@portal/wire-team-coverage';
import type { Db } from '#db/Db.ts';
import { people } from '#db/schema/people.ts';
import { tags } from '#db/schema/publications.ts';
import { select, type OuterRowOf, type RowOf } from '#db/select.ts';

const ofPerson = select(people, [
  'name',
  'role',
  'translatedRole',
  'bio',
  'translatedBio',
  'email',
  'phone',
  'portrait',
]);

const ofAnalyst = select(tags, ['externalId', 'profileActive', 'inactive'], 'analyst');

/** What is an analyst's is null for others. */
interface PersonRow extends RowOf<typeof ofPerson>, OuterRowOf<typeof ofAnalyst> {
  tags: ServedTeamMember['tags'];
}

/** From `people`, with the analyst's tag as `analyst`. */
const personColumns = sql`${ofPerson}, ${ofAnalyst}, coalesce((select json_agg(json_build_object('category', tags.category, 'value', tags.value,
      'translated_value', tags.translated_value) order by tags.value collate "und-x-icu", tags.id)
    from tags where tags.id = any(people.tag_ids) and not tags.inactive), '[]'::json) as tags`;

function presentPerson(row: PersonRow): ServedTeamMember {
  return {
    name: row.name,
    role: { value: row.role, translated_value: row.translatedRole },
    bio: row.bio.map((value, place) => ({ value, translated_value: row.translatedBio[place] ?? null })),
    email: row.email,
    phone: row.phone,
    thumbnail_url: row.portrait,
    external_id: row.externalId,
    profile_active: row.profileActive === true,
    inactive: row.inactive === true,
    tags: row.tags,
  };
}

/** In the team's order, without analysts who have left; conditions are on the columns of `people`. */
export async function teamMembers(
  db: Db,
  team: ZkbTeam,
  conditions: readonly SQL[],
): Promise<ServedTeamMember[]> {
  const rows = await db.query<PersonRow>(sql`
    select ${personColumns} from (
      select * from people where ${sql.join([sql`team = ${team}`, ...conditions], sql` and `)}) people
      left join tags analyst on analyst.id = analyst_id
    where analyst.inactive is not true order by people.position, people.reference`);
  return rows.map(presentPerson);
}

type CountedTag = Pick<ServedTag, 'id' | 'value' | 'category' | 'translated_value'> & { count: number };

/** By name, with the number of people; analysts who have left do not count. */
export async function fieldsOfTeam(
  db: Db,
  team: ZkbTeam,
  categories: readonly string[],
): Promise<CountedTag[]> {
  return db.query<CountedTag>(sql`
    select tags.id, tags.value, tags.category, tags.translated_value, count(*)::int as count
    from people left join tags analyst on analyst.id = analyst_id, unnest(people.tag_ids) as own(id) join tags on tags.id = own.id
    where team = ${team} and tags.category = any(${sql.param(categories)}::text[]) and not tags.inactive
      and analyst.inactive is not true
    group by tags.id order by tags.value collate "und-x-icu", tags.id`);
}
