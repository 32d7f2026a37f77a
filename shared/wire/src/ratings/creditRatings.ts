/** Grades of debt, best first. */
export const creditGrades = [
  'AAA',
  ...['AA', 'A', 'BBB', 'BB', 'B', 'CCC'].flatMap((grade) => [`${grade}+`, grade, `${grade}-`]),
  'CC',
  'C',
  'D',
] as const;

/** Expected direction of a rating, best first. */
export const creditOutlooks = ['positive', 'stable', 'negative'] as const;
export type CreditOutlook = (typeof creditOutlooks)[number];

/** A parsed credit rating. */
export interface CreditRating {
  grade: string;
  outlook: CreditOutlook | undefined;
}

/** Reads `A- stable` in any case; undefined for anything else. */
export function readCreditRating(text: string): CreditRating | undefined {
  const [first = '', second, ...rest] = text.trim().split(/\s+/);
  const grade = creditGrades.find((each) => each === first.toUpperCase());
  const outlook = creditOutlooks.find((each) => each === second?.toLowerCase());
  if (grade === undefined || rest.length > 0 || (second !== undefined && outlook === undefined))
    return undefined;
  return { grade, outlook };
}

/** Writes a credit rating as the API does. */
export function writeCreditRating({ grade, outlook }: CreditRating): string {
  return outlook === undefined ? grade : `${grade} ${outlook}`;
}

const outlooks = creditOutlooks.length;

/** Lower is better: by grade, then outlook; a missing outlook counts as stable. */
function rank(text: string): number {
  const rating = readCreditRating(text);
  if (rating === undefined) return creditGrades.length * outlooks;
  return creditGrades.indexOf(rating.grade) * outlooks + creditOutlooks.indexOf(rating.outlook ?? 'stable');
}

/** Sorts best first, anything else last. */
export function compareCreditRatings(one: string, other: string): number {
  return rank(one) - rank(other);
}
