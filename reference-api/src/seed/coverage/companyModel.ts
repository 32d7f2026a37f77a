import { localTime } from '#publishingDay.ts';
import { checkDigit } from '#taxonomy/isin.ts';
import type { DemoPublication } from '../DemoPublication.ts';
import { modelType } from '../publicationTypes.ts';
import { ratingHistory } from '../ratings/ratingHistory.ts';
import { SeededRandom } from '../SeededRandom.ts';
import type { Company } from '../universe.ts';

/** Share among companies whose shares the bank covers itself. */
const modelledShare = 0.8;

const mark = 'model-';

export function gkNumber({ externalId }: Company): string {
  return String(new SeededRandom(`partner ${externalId}`).between(70_000_000, 79_999_999));
}

/** Invented; well formed. */
export function companyIsin({ externalId, international }: Company): string {
  const number = new SeededRandom(`isin ${externalId}`).between(100_000_000, 999_999_999);
  const isin = `${international ? 'XS' : 'CH'}${number}`;
  return `${isin}${checkDigit(isin)}`;
}

/**
 * Returns the latest model up to a minute of a day, dated like the last rating of the shares; undefined if there is none.
 */
export function companyModel(
  company: Company,
  today: string,
  minutesNow = Infinity,
): DemoPublication | undefined {
  const stream = new SeededRandom(`model ${company.externalId}`);
  if (company.international || !stream.chance(modelledShare)) return undefined;
  const stated = ratingHistory(company, today).findLast(({ kind }) => kind === 'Equities');
  if (stated === undefined) return undefined;
  const minutes = 7 * 60 + stream.between(0, 9 * 60);
  const title = `${company.name}: Financial model`;
  return {
    docRef: `${mark}${company.externalId}-${stated.day}`,
    local: localTime(stated.day, stated.day === today ? Math.min(minutes, minutesNow) : minutes),
    language: 'en',
    title,
    longTitle: title,
    type: modelType,
    assetClasses: ['Equity'],
    company,
    peer: undefined,
    sector: company.sector,
    analysts: company.analysts.slice(0, 1),
    isModel: true,
  };
}
