import type { ZkbTeam } from '@portal/wire-team-coverage';
import { emailOf, phoneOf } from './contact.ts';
import type { Field, Person } from './Person.ts';
import { personSlots } from './personSlots.ts';
import markets from './words/markets.json' with { type: 'json' };
import sales from './words/sales.json' with { type: 'json' };
import { fillBoth, type BothLanguages } from './writeBio.ts';

const { bondFields, londonFields, zurichFields } = markets;
const { bondNames, londonNames, salesPast, salesTouch, zurichNames } = sales;

interface Desk {
  team: ZkbTeam;
  names: readonly string[];
  fields: readonly Field[];
  category: 'Function' | 'Currency';
}

const desks: readonly Desk[] = [
  { team: 'Equity Sales', names: zurichNames, fields: zurichFields, category: 'Function' },
  { team: 'UK Sales', names: londonNames, fields: londonFields, category: 'Function' },
  { team: 'Bonds Sales', names: bondNames, fields: bondFields, category: 'Currency' },
];

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

interface Seat {
  name: string;
  /** Within all of sales. */
  number: number;
  /** Within the desk. */
  place: number;
}

function salesPerson({ team, fields, category }: Desk, { name, number, place }: Seat): Person {
  const field = at(fields, place);
  const about = personSlots(name, field.name);
  const reference = `P${String(number).padStart(4, '0')}`;
  const texts: BothLanguages[] = [
    field.work,
    at(salesPast, number),
    ...(place % 2 === 0 ? [at(salesTouch, number)] : []),
  ];
  return {
    reference,
    team,
    name,
    role: fillBoth(place < fields.length ? field.role : laterRole(field), about),
    bio: texts.map((text) => fillBoth(text, about)),
    email: emailOf(name),
    phone: phoneOf(reference, team === 'UK Sales'),
    hasPortrait: true,
    fields: [{ category, name: field.name }],
  };
}

/** A desk has one head. */
const laterRole = ({ role }: Field): BothLanguages =>
  role.en.startsWith('Head')
    ? { en: 'Institutional Equity Sales', de: 'Institutioneller Aktienverkauf' }
    : role;

export function salesPeople(): Person[] {
  let number = 0;
  return desks.flatMap((desk) =>
    desk.names.map((name, place) => salesPerson(desk, { name, number: ++number, place })),
  );
}
