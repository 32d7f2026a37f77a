import { companySummary } from '../companies/companySummary.ts';
import { sectorTexts } from '../sectors/sectorTexts.ts';
import type { Person } from '../team/Person.ts';
import { companies } from '../universe.ts';
import sectors from '../words/sectors.json' with { type: 'json' };

const fieldsOf = ({ fields }: Person, sought: Person['fields'][number]['category']) =>
  fields.flatMap(({ category, name }) => (category === sought ? [name] : []));

export const personLine = (person: Person): object => ({
  kind: 'person',
  reference: person.reference,
  team: person.team,
  name: person.name,
  analyst: person.reference.startsWith('A') ? person.name : undefined,
  role: person.role,
  bio: person.bio,
  email: person.email,
  phone: person.phone,
  sectors: fieldsOf(person, 'Sector').map(({ en }) => en),
  functions: fieldsOf(person, 'Function'),
  currencies: fieldsOf(person, 'Currency'),
});

/** What the pages of companies and sectors say. */
export const profileTextLines = (): object[] => [
  ...companies.map((company) => ({
    kind: 'profile_text',
    company: company.name,
    text: companySummary(company),
  })),
  ...sectors.flatMap((sector, index) =>
    sectorTexts(sector, index).map(({ assetClass, text }) => ({
      kind: 'profile_text',
      sector: sector.en,
      asset_class: assetClass,
      text,
    })),
  ),
];
