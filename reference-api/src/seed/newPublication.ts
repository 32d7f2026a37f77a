import { zurichMinutes } from '@portal/node';
import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contract';
import type { AssetClass } from '../policies/entitlements.ts';
import { localTime } from '../publishingDay.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { fillTitle } from './fillTitle.ts';
import type { PublicationType } from './publicationTypes.ts';
import { SeededRandom } from './SeededRandom.ts';
import { analystsByClass, type Company } from './universe.ts';
import sectors from './words/sectors.json' with { type: 'json' };

export interface PublicationPlan {
  type: PublicationType;
  language: Language;
  /** For types about a company. */
  company: Company | undefined;
  /** The paper that it is an edition of. */
  paper?: string | undefined;
  /** Default: one of the type's titles. */
  title?: string | undefined;
  /** Default: written about its subject. */
  text?: string | undefined;
  /** Default: the type's most common ones. */
  assetClasses?: readonly AssetClass[] | undefined;
  form?: PublicationType['form'] | undefined;
  /** Day in Zurich. */
  day: string;
  /** Minutes since midnight. Default: now. */
  minutes?: number | undefined;
}

function inventTitle(type: PublicationType, { company, language, day }: PublicationPlan): string {
  const stream = new SeededRandom(`published ${randomUUID()}`);
  const sector = sectors[company?.sector ?? 0] ?? stream.pick(sectors);
  const subject = { company: company?.name ?? '', sector, year: Number(day.slice(0, 4)) };
  return fillTitle(stream.pick(type.titles), subject, stream)[language];
}

export function newPublication(docRef: string, given: PublicationPlan): DemoPublication {
  const type = { ...given.type, form: given.form ?? given.type.form };
  const company = type.about === 'company' ? given.company : undefined;
  const assetClasses = given.assetClasses ?? type.assetClasses[0] ?? ['Equity'];
  const title = given.title ?? inventTitle(type, given);
  return {
    docRef,
    paper: given.paper,
    local: localTime(given.day, given.minutes ?? zurichMinutes(new Date())),
    language: given.language,
    title,
    longTitle: title,
    text: given.text,
    type,
    assetClasses,
    company,
    peer: undefined,
    sector: company?.sector,
    analysts: analystsByClass[assetClasses[0] ?? 'Equity'].slice(0, 1),
  };
}
