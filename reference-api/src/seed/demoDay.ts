import { languages, type Language } from '@portal/contract';
import { localTime } from '../publishingDay.ts';
import type { AssetClass } from '../policies/entitlements.ts';
import type { DemoPublication, Story } from './DemoPublication.ts';
import { fillTitle, type Subject } from './fillTitle.ts';
import {
  dmoOverview,
  dmoWhole,
  ordinaryTypes,
  ratingChangeType,
  type PublicationType,
} from './publicationTypes.ts';
import type { EquityChange } from './ratings/equityChangesOn.ts';
import { tellRatingChange } from './ratings/tellRatingChange.ts';
import { SeededRandom } from './SeededRandom.ts';
import { analystsByClass, companies, type Company } from './universe.ts';
import sectors from './words/sectors.json' with { type: 'json' };

/** Titles take turns and are not repeated if avoidable. */
interface Used {
  turns: Map<PublicationType, number>;
  titles: Set<string>;
  /** Rating changes that already have a story. */
  covered: Set<EquityChange>;
}

const totalWeight = ordinaryTypes.reduce((sum, { weight }) => sum + weight, 0);

function pickType(stream: SeededRandom): PublicationType {
  let place = stream.next() * totalWeight;
  const type = ordinaryTypes.find(({ weight }) => (place -= weight) < 0);
  return type ?? stream.pick(ordinaryTypes);
}

/** A few companies get most publications. */
function pickCompany(stream: SeededRandom, assetClass: AssetClass): Company {
  const candidates = companies.filter(
    (company) => !company.inactive && company.assetClasses.includes(assetClass),
  );
  const index = Math.floor(stream.next() ** 2 * candidates.length);
  return candidates[index] ?? stream.pick(candidates);
}

function pickTitles(
  day: string,
  type: PublicationType,
  about: { stream: SeededRandom; used: Used; subject: Subject },
) {
  const { stream, used, subject } = about;
  const first = new SeededRandom(`turn ${day} ${type.aggregated}`).between(0, type.titles.length - 1);
  let titles: Record<Language, string> | undefined;
  for (let attempt = 0; attempt < type.titles.length; attempt++) {
    const turn = used.turns.get(type) ?? first;
    used.turns.set(type, turn + 1);
    titles = fillTitle(type.titles[turn % type.titles.length] ?? stream.pick(type.titles), subject, stream);
    if (!used.titles.has(titles.en)) break;
  }
  if (titles === undefined) throw new Error(`There are no titles for ${type.en}.`);
  used.titles.add(titles.en);
  return titles;
}

function tellStory(
  day: string,
  type: PublicationType,
  { stream, used }: { stream: SeededRandom; used: Used },
): Story {
  const assetClasses = stream.pick(type.assetClasses);
  const main = assetClasses[0] ?? 'Markets';
  const company = type.about === 'company' ? pickCompany(stream, main) : undefined;
  const sector =
    company?.sector ?? (type.about === 'sector' ? stream.between(0, sectors.length - 1) : undefined);
  const peer = company && stream.chance(0.25) ? pickCompany(stream, main) : undefined;
  const named = sectors[sector ?? stream.between(0, sectors.length - 1)] ?? stream.pick(sectors);
  const subject = { company: company?.name ?? '', sector: named, year: Number(day.slice(0, 4)) };
  return {
    type,
    assetClasses,
    company,
    peer: peer === company ? undefined : peer,
    sector,
    analysts: company ? company.analysts : [stream.pick(analystsByClass[main])],
    titles: pickTitles(day, type, { stream, used, subject }),
  };
}

/** Picks a type and tells a story; once a day's rating changes are used up, another type. */
function tellAny(day: string, { stream, used }: { stream: SeededRandom; used: Used }): Story {
  for (;;) {
    const type = pickType(stream);
    const story =
      type === ratingChangeType
        ? tellRatingChange(day, type, { stream, covered: used.covered })
        : tellStory(day, type, { stream, used });
    if (story !== undefined) return story;
  }
}

const other = (language: Language): Language => (language === 'en' ? 'de' : 'en');

interface Print {
  day: string;
  index: number;
  language: Language;
  minutes: number;
}

const numbered = (day: string, index: number) =>
  `R${day.replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`;

const busyDay = 8;

/** Whether it translates the previous publication. */
const isTranslation = (index: number) => (index < busyDay ? index % 2 === 1 : index % 3 === 1);

/** The paper of the publication at this position. [L-16] */
const demoPaper = (day: string, index: number): string =>
  numbered(day, isTranslation(index) ? index - 1 : index);

function print({ titles, ...story }: Story, { day, index, language, minutes }: Print): DemoPublication {
  return {
    ...story,
    docRef: `${numbered(day, index)}-${language}`,
    paper: demoPaper(day, index),
    local: localTime(day, minutes),
    language,
    title: titles[language],
    longTitle: `${story.type[language]}: ${titles[language]}`,
  };
}

/** Minutes since midnight, both inclusive. */
export interface ResearchHours {
  opening: number;
  closing: number;
}

const wholeDay: ResearchHours = { opening: 6 * 60 + 30, closing: 18 * 60 };

/** The hours of a day that lasts until now: nothing in the future; before the usual opening, from midnight. */
export function hoursUntil(minutesNow: number): ResearchHours {
  return {
    opening: minutesNow < wholeDay.opening ? 0 : wholeDay.opening,
    closing: Math.min(wholeDay.closing, minutesNow),
  };
}

/** Prints the whole and its headlines, in both languages. */
function dailyOpinion(day: string, used: Used, { opening, closing }: ResearchHours): DemoPublication[] {
  return [dmoWhole, dmoOverview].flatMap((type, part) => {
    const story = tellStory(day, type, { stream: new SeededRandom(`dmo ${day}`), used });
    return languages.map((language, index) => {
      const minutes = Math.min(closing, opening + 40 + part * 5 + index * 3);
      return print(story, { day, index: part * 2 + index, language, minutes });
    });
  });
}

/**
 * Every third publication translates the previous one. Asking for more repeats the same ones first, unless the day
 * becomes busy: then it starts with the Daily Market Opinion.
 */
export function demoDay(day: string, count: number, hours: ResearchHours = wholeDay): DemoPublication[] {
  const used: Used = { turns: new Map(), titles: new Set(), covered: new Set() };
  const made = count >= busyDay ? dailyOpinion(day, used, hours) : [];
  let before: { story: Story; language: Language; minutes: number } | undefined;
  for (let index = busyDay; made.length < count; index++) {
    const stream = new SeededRandom(`publication ${day} ${index}`);
    const translation = isTranslation(index) ? before : undefined;
    const story = translation?.story ?? tellAny(day, { stream, used });
    const language = translation ? other(translation.language) : stream.pick(languages);
    const minutes = translation
      ? Math.min(hours.closing, translation.minutes + 5)
      : stream.between(hours.opening, hours.closing);
    made.push(print(story, { day, index, language, minutes }));
    before = { story, language, minutes };
  }
  return made;
}
