import { optional, optionalList, textSchema, z } from '@portal/wire';

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

export const teamMemberSchema = z.object({
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
  z.object({ value: z.string(), translated_value: optional('translated_value', z.string(), null) }),
]);

/** Only a name is required, as `name` or `value`. */
export const teamMemberReading = z.pipe(
  z.object({
    name: optional('name', z.string(), undefined),
    value: optional('value', z.string(), undefined),
    role: optional('role', bothLanguagesReading, null),
    bio: optionalList('bio', bothLanguagesReading),
    email: optional('email', z.string(), null),
    phone: optional('phone', textSchema, null),
    thumbnail_url: optional('thumbnail_url', z.string(), null),
    external_id: optional('external_id', textSchema, null),
    profile_active: optional('profile_active', z.boolean(), undefined),
    inactive: optional('inactive', z.boolean(), undefined),
    profile_link: optional('profile_link', z.string(), null),
    tags: optionalList(
      'tags',
      z.object({
        category: z.string(),
        value: z.string(),
        translated_value: optional('translated_value', z.string(), null),
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
