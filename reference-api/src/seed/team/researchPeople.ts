import { analysts, companies, type Analyst } from '../universe.ts';
import sectors from '../words/sectors.json' with { type: 'json' };
import { emailOf, phoneOf } from './contact.ts';
import type { Person } from './Person.ts';
import { personSlots, type About } from './personSlots.ts';
import markets from './words/markets.json' with { type: 'json' };
import words from './words/research.json' with { type: 'json' };
import { fillBoth, listed, type BioWords, type BothLanguages } from './writeBio.ts';

const { marketFields } = markets;
/** In works, `{fields}` are the analyst's sectors. */
const { creditWork, equityWork, researchPast, researchTouch } = words;

/** As many as fit in a sentence. */
const mostNamed = 3;

/** English names, the largest sector first. */
function sectorsOf(analyst: number): string[] {
  const counts = new Map<string, number>();
  for (const { analysts: covering, sector, inactive } of companies) {
    const name = sectors[sector]?.en;
    if (name === undefined || inactive || !covering.includes(analyst)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

const inBoth = (name: string): BothLanguages =>
  sectors.find(({ en }) => en === name) ?? { en: name, de: name };

const heads: Record<'Equity' | 'Fixed Income', BothLanguages> = {
  Equity: { en: 'Head of Equity Research', de: '[Leiterin|Leiter] Aktienresearch' },
  'Fixed Income': { en: 'Head of Credit Research', de: '[Leiterin|Leiter] Kreditresearch' },
};

const roles: Record<'Equity' | 'Fixed Income', BioWords> = {
  Equity: [
    { en: 'Senior Equity Analyst', de: '[Senior-Aktienanalystin|Senior-Aktienanalyst]' },
    { en: 'Equity Analyst', de: '[Aktienanalystin|Aktienanalyst]' },
    { en: 'Equity Analyst, Small and Mid Caps', de: '[Aktienanalystin|Aktienanalyst], Small und Mid Caps' },
  ],
  'Fixed Income': [
    { en: 'Senior Credit Analyst', de: '[Senior-Kreditanalystin|Senior-Kreditanalyst]' },
    { en: 'Credit Analyst', de: '[Kreditanalystin|Kreditanalyst]' },
  ],
};

const nth = (words: BioWords, place: number): BothLanguages => {
  const chosen = words[place % words.length];
  if (chosen === undefined) throw new Error('There is nothing to say.');
  return chosen;
};

/** Writes two or three paragraphs. Neighbours on the page get different texts. */
function bioOf(work: BothLanguages, place: number, about: About): BothLanguages[] {
  const past = nth(researchPast, place + Math.floor(place / 7));
  const touch = nth(researchTouch, place + Math.floor(place / 5));
  return [work, past, ...(place % 3 === 2 ? [] : [touch])].map((text) => fillBoth(text, about));
}

const contactOf = ({ name, externalId: reference }: Analyst) => ({
  reference,
  name,
  email: emailOf(name),
  phone: phoneOf(reference, false),
});

function coveringPerson(analyst: Analyst, index: number, place: number): Person {
  const isEquity = analyst.assetClass === 'Equity';
  const assetClass = isEquity ? 'Equity' : 'Fixed Income';
  const own = sectorsOf(index);
  const about = personSlots(analyst.name, listed(own.slice(0, mostNamed).map(inBoth)));
  const role = place === 0 ? heads[assetClass] : nth(roles[assetClass], place);
  return {
    ...contactOf(analyst),
    team: isEquity ? 'Equity Research' : 'Bonds Research',
    role: fillBoth(role, about),
    bio: bioOf(nth(isEquity ? equityWork : creditWork, place), place, about),
    // One analyst has no portrait yet.
    hasPortrait: analyst.externalId !== 'A0004',
    fields: own.map((name) => ({ category: 'Sector', name: inBoth(name) })),
  };
}

function marketPerson(analyst: Analyst, place: number): Person {
  const field = marketFields[place % marketFields.length];
  if (field === undefined) throw new Error('There is no field of market research.');
  const about = personSlots(analyst.name, field.name);
  const chief = { en: 'Chief Economist', de: '[Chefökonomin|Chefökonom]' };
  return {
    ...contactOf(analyst),
    team: 'Economic Research',
    role: fillBoth(place === 0 ? chief : field.role, about),
    bio: bioOf(field.work, place + 3, about),
    hasPortrait: true,
    fields: [{ category: 'Function', name: field.name }],
  };
}

/** In the order of the teams' pages. */
export function researchPeople(): Person[] {
  const places: Record<string, number> = {};
  return analysts.map((analyst, index) => {
    const place = places[analyst.assetClass] ?? 0;
    places[analyst.assetClass] = place + 1;
    return analyst.assetClass === 'Markets'
      ? marketPerson(analyst, place)
      : coveringPerson(analyst, index, place);
  });
}
