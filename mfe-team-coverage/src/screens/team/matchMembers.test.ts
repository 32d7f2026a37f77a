import type { TeamMember } from '@portal/wire-team-coverage';
import { matchMembers } from './matchMembers.ts';

const member = (name: string, role: string, sector: string): TeamMember => ({
  name,
  role: { value: role, translated_value: 'Aktienanalystin' },
  bio: [],
  email: null,
  phone: null,
  thumbnail_url: null,
  external_id: null,
  profile_active: undefined,
  inactive: undefined,
  profile_link: null,
  tags: [{ category: 'Sector', value: sector, translated_value: 'Banken' }],
});
const zoe = member('Zoé Müller', 'Equity Analyst', 'Banks');
const roleless: TeamMember = { ...member('Anna Ammann', '', 'Media'), role: null };

test.each([
  ['', ['Zoé Müller', 'Anna Ammann']],
  ['  ', ['Zoé Müller', 'Anna Ammann']],
  ['ZOE', ['Zoé Müller']],
  ['mu\u0308ller', ['Zoé Müller']],
  ['analyst muller', ['Zoé Müller']],
  ['aktienanalystin', ['Zoé Müller']],
  ['media', ['Anna Ammann']],
  ['banken', ['Zoé Müller', 'Anna Ammann']],
  ['zoe media', []],
])('[C-05] “%s” finds %j', (search, names) => {
  expect(matchMembers([zoe, roleless], search).map(({ name }) => name)).toEqual(names);
});
