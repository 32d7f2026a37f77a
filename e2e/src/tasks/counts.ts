/** What a reader does until the answer is in sight. */
export interface Counts {
  /** Clicks, or taps on a phone. */
  presses: number;
  /** Texts typed in one go, however long. */
  texts: number;
  /** Keys pressed for what they do, such as Enter. */
  keys: number;
  /** Scrolled in one go, a window's height at most. */
  scrolls: number;
  characters: number;
  /** Scrolled, down or up, in the page and in what scrolls within it. */
  pixels: number;
}

export const noCounts: Counts = { presses: 0, texts: 0, keys: 0, scrolls: 0, characters: 0, pixels: 0 };

const kinds = ['presses', 'texts', 'keys', 'scrolls', 'characters', 'pixels'] as const;

export const added = (one: Counts, other: Partial<Counts>): Counts => {
  const sum = { ...one };
  for (const kind of kinds) sum[kind] += other[kind] ?? 0;
  return sum;
};

export const totalOf = (all: readonly Counts[]): Counts => all.reduce(added, noCounts);

/** Each press, text, key and scroll is one. */
export const stepsOf = ({ presses, texts, keys, scrolls }: Counts): number =>
  presses + texts + keys + scrolls;

/** The counts of scrolling so far in a window of this height. */
export const scrolling = (pixels: number, windowHeight: number): Partial<Counts> => ({
  pixels,
  scrolls: Math.ceil(pixels / windowHeight),
});
