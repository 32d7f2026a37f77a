/** Grades of debt, best first. */
export const creditGrades = [
  'AAA',
  ...['AA', 'A', 'BBB', 'BB', 'B', 'CCC'].flatMap((grade) => [`${grade}+`, grade, `${grade}-`]),
  'CC',
  'C',
  'D',
] as const;

/** Where a rating is expected to go, best first. */
export const creditOutlooks = ['positive', 'stable', 'negative'] as const;
export type CreditOutlook = (typeof creditOutlooks)[number];

/** A credit rating in its parts; it may come without an outlook. */
export interface CreditRating {
  grade: string;
  outlook: CreditOutlook | undefined;
}

/** Reads `A- stable`, whatever the case; undefined for what is no credit rating. */
export function readCreditRating(text: string): CreditRating | undefined {
  const [first = '', second, ...rest] = text.trim().split(/\s+/);
  const grade = creditGrades.find((each) => each === first.toUpperCase());
  const outlook = creditOutlooks.find((each) => each === second?.toLowerCase());
  if (grade === undefined || rest.length > 0 || (second !== undefined && outlook === undefined))
    return undefined;
  return { grade, outlook };
}

/** A credit rating as the wire writes it. */
export function writeCreditRating({ grade, outlook }: CreditRating): string {
  return outlook === undefined ? grade : `${grade} ${outlook}`;
}

const outlooks = creditOutlooks.length;

/** The smaller the better: grades first, outlooks within a grade, no outlook counting as stable. */
function rank(text: string): number {
  const rating = readCreditRating(text);
  if (rating === undefined) return creditGrades.length * outlooks;
  return creditGrades.indexOf(rating.grade) * outlooks + creditOutlooks.indexOf(rating.outlook ?? 'stable');
}

/** For sorting: best first, what is no credit rating last. */
export function compareCreditRatings(one: string, other: string): number {
  return rank(one) - rank(other);
}
