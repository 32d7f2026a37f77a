import {
  asRecords,
  readCall,
  served,
  detail,
  details,
  json,
  leftOutSchema,
  listAnswer,
  plainText,
  tagFields,
  tagFiltersSchema,
  tagMapReading,
  tagSchema,
  textSchema,
  withTagId,
  z,
} from '@portal/wire';

/** Research and sales teams, as named in calls. */
export const zkbTeams = [
  'Equity Research',
  'Bonds Research',
  'Economic Research',
  'Equity Sales',
  'UK Sales',
  'Bonds Sales',
] as const;
export type ZkbTeam = (typeof zkbTeams)[number];

const bothLanguagesSchema = z.object({ value: z.string(), translated_value: z.nullable(z.string()) });

const teamMemberSchema = z.object({
  name: z.string(),
  role: bothLanguagesSchema,
  /** Paragraphs. */
  bio: z.array(bothLanguagesSchema),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Path below the API base. */
  thumbnail_url: z.nullable(z.string()),
  /** Decides whether there is a link to the profile. */
  external_id: z.nullable(z.string()),
  profile_active: z.boolean(),
  inactive: z.boolean(),
  /** Sectors, functions and currencies that the person works in. */
  tags: z.array(
    z.object({ category: z.string(), value: z.string(), translated_value: z.nullable(z.string()) }),
  ),
});
export type ServedTeamMember = z.infer<typeof teamMemberSchema>;

/** A text in both languages; plain text counts for both. */
const bothLanguagesReading = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, translated_value: null as string | null })),
  ),
  z.object({ value: z.string(), translated_value: detail('translated_value', z.string(), null) }),
]);

/** Only a name is required, as `name` or `value`. */
const teamMemberReading = z.pipe(
  z.object({
    name: detail('name', z.string(), undefined),
    value: detail('value', z.string(), undefined),
    role: detail('role', bothLanguagesReading, null),
    bio: details('bio', bothLanguagesReading),
    email: detail('email', z.string(), null),
    phone: detail('phone', textSchema, null),
    thumbnail_url: detail('thumbnail_url', z.string(), null),
    external_id: detail('external_id', textSchema, null),
    profile_active: detail('profile_active', z.boolean(), undefined),
    inactive: detail('inactive', z.boolean(), undefined),
    profile_link: detail('profile_link', z.string(), null),
    tags: details(
      'tags',
      z.object({
        category: z.string(),
        value: z.string(),
        translated_value: detail('translated_value', z.string(), null),
      }),
    ),
  }),
  z.transform(({ name, value, ...member }, context) => {
    const known = name ?? value;
    if (known !== undefined) return { ...member, name: known };
    context.issues.push({ code: 'custom', message: 'has no name', input: member });
    return z.NEVER;
  }),
);
export type TeamMember = z.infer<typeof teamMemberReading>;

/** The team, with the name of its tab. */
const teamQuery = { team: z.enum(zkbTeams), portal_tab_name: z.optional(plainText(100)) };

export const zkbTeam = readCall({
  path: 'zkb_team',
  reading: listAnswer(
    z.pipe(asRecords, z.object({ records: z.array(teamMemberReading), left_out: leftOutSchema })),
  ),
  served: () =>
    served({
      summary: 'The people of a team, in its own order; 403 without the tab of the team.',
      query: z.object({ ...teamQuery, tag_filters: z.optional(json(tagFiltersSchema)) }),
      answer: z.object({ records: z.array(teamMemberSchema), left_out: leftOutSchema }),
      sample: {
        team: 'Equity Research',
        portal_tab_name: 'team_equity_research_tab',
        tag_filters: { Sector: ['Software'] },
      },
      known: { portal_tab_name: 'tab' },
      without: 'Team says that it could not be loaded.',
    }),
});

const teamTagReading = z.pipe(
  z.object({ ...tagFields, count: detail('count', z.int(), undefined) }),
  z.transform(withTagId),
);

export const zkbTeamTagFilters = readCall({
  path: 'zkb_team_tag_filters',
  reading: listAnswer(tagMapReading(teamTagReading)),
  beyond: ['team', 'portal_tab_name'],
  served: () =>
    served({
      summary:
        'What a team can be filtered by, by category, each tag with the number of people who have it; 403 without the tab of the team.',
      query: z.object({ ...teamQuery, categories: plainText(1000).check(z.minLength(1)) }),
      answer: z.record(z.string(), z.array(z.extend(tagSchema, { count: z.int() }))),
      sample: {
        team: 'Equity Research',
        portal_tab_name: 'team_equity_research_tab',
        categories: 'Sector',
      },
      known: { portal_tab_name: 'tab' },
      without: 'Team has no filter.',
    }),
});
