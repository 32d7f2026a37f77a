import { subjectKey, type Subject, type SubjectCategory } from '@portal/wire';
import type { CoveredRow } from './CoveredRow.ts';

const keyOf = (category: SubjectCategory, value: string) =>
  subjectKey({ category, value: value.trim().normalize('NFC') });

/** Tests whether the client follows a company, its sector or its analyst. [N-07] */
export function isFollowed(subjects: readonly Subject[]): (row: CoveredRow) => boolean {
  const followed = new Set(subjects.map(subjectKey));
  return ({ company, sector, analyst }) =>
    followed.has(keyOf('Company', company.name)) ||
    followed.has(keyOf('Sector', sector)) ||
    (analyst !== undefined && followed.has(keyOf('Analyst', analyst.name)));
}
