import type { TeamMember } from '@portal/wire-team-coverage';
import { groupMembers } from './groupMembers.ts';

const sector = (value: string, translated_value: string | null) => ({
  category: 'Sector',
  value,
  translated_value,
});
const member = (name: string, tags: TeamMember['tags']): TeamMember => ({
  name,
  role: null,
  bio: [],
  email: null,
  phone: null,
  thumbnail_url: null,
  external_id: null,
  profile_active: undefined,
  inactive: undefined,
  profile_link: null,
  tags,
});
const banks = sector('Banks', 'Banken');
const utilities = sector('Utilities', 'Versorger');
const oil = sector('Oil', 'Öl');
const people = [
  member('Anna', [utilities, banks]),
  member('Bruno', []),
  member('Carla', [oil, { ...banks, category: 'Function' }]),
];
const grouped = (language: 'en' | 'de', values: string[] = []) =>
  groupMembers(people, { category: 'Sector', language, values }).map(({ label, members }) => [
    label,
    ...members.map(({ name }) => name),
  ]);

test('[C-06] groups are sorted by label; who has two is in both, who has none comes last', () => {
  expect(grouped('en')).toEqual([
    ['Banks', 'Anna'],
    ['Oil', 'Carla'],
    ['Utilities', 'Anna'],
    [undefined, 'Bruno'],
  ]);
  expect(grouped('de').map(([label]) => label)).toEqual(['Banken', 'Öl', 'Versorger', undefined]);
});

test('[C-05] a filter shows its own groups alone', () => {
  expect(groupMembers(people.slice(0, 1), { category: 'Sector', language: 'en', values: ['Banks'] })).toEqual(
    [{ label: 'Banks', members: [people[0]] }],
  );
});
