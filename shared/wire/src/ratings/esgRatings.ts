/** The most stars of a sustainability rating. */
export const mostStars = 5;

/** Reasons for missing stars: to be initiated, no rating, not covered. */
const esgCodes = ['CTBI', 'NER', 'NC'] as const;
type EsgCode = (typeof esgCodes)[number];

/** Shown instead of stars, best first. */
const esgVerdicts = [
  'ESG leader',
  'ESG compliant',
  'Predominantly ESG compliant',
  'Lagging behind',
  'Substantially lagging behind',
  'not compliant',
] as const;
export type EsgVerdict = (typeof esgVerdicts)[number];

/** A parsed sustainability rating; `text` if it is neither stars, code nor verdict. [C-03] */
export type EsgRating =
  | { kind: 'stars'; stars: number }
  | { kind: 'code'; code: EsgCode }
  | { kind: 'verdict'; verdict: EsgVerdict }
  | { kind: 'text'; text: string };

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Reads the API's rating: 0 to 5 stars, also halves, or words. More stars are text. */
export function readEsgRating(rating: string): EsgRating {
  const text = rating.trim();
  const code = esgCodes.find((each) => sameWord(each, text));
  if (code !== undefined) return { kind: 'code', code };
  const verdict = esgVerdicts.find((each) => sameWord(each, text));
  if (verdict !== undefined) return { kind: 'verdict', verdict };
  const stars = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
  return stars !== undefined && stars <= mostStars ? { kind: 'stars', stars } : { kind: 'text', text };
}

const withoutStars = mostStars + 1;

/** Lower is better: stars and verdicts by merit, then codes, then unknown text. */
export function esgRank(rating: string): number {
  const read = readEsgRating(rating);
  switch (read.kind) {
    case 'stars':
      return mostStars - read.stars;
    case 'verdict':
      return esgVerdicts.indexOf(read.verdict);
    case 'code':
      return withoutStars + esgCodes.indexOf(read.code);
    case 'text':
      return withoutStars + esgCodes.length;
  }
}
