/** Old or roundabout words, with the plain ones (docs/words.md). */
const avoided: readonly { words: RegExp; plain: string }[] = [
  { words: /\bmend(?:s|ed|ing)?\b/i, plain: 'fix' },
  { words: /\banew\b/i, plain: 'again' },
  { words: /\bbeside\b/i, plain: 'next to' },
  { words: /\bin (?:the )?place of\b|\bin \S+ stead\b/i, plain: 'instead of' },
  { words: /\bwhoever\b/i, plain: 'the caller, anyone who' },
  { words: /\b(?:is|are|was|were|be) (?:said|told)\b/i, plain: 'is shown, is reported, is named' },
  { words: /\bsays? so\b/i, plain: 'shows it, reports it' },
  { words: /\btells? of\b/i, plain: 'reports, notifies' },
  { words: /\b(?:is|are|was) borne\b|\bbears\b/i, plain: 'has, is tagged with' },
  { words: /\bbut for\b/i, plain: 'except' },
  { words: /\bto no use\b|\bcounts? for nothing\b/i, plain: 'without effect' },
];

export interface AvoidedWord {
  found: string;
  plain: string;
}

/** The first in a comment, title or paragraph; undefined if it is plain. */
export function avoidedWordIn(text: string): AvoidedWord | undefined {
  for (const { words, plain } of avoided) {
    const found = words.exec(text)?.[0];
    if (found !== undefined) return { found, plain };
  }
  return undefined;
}

/** Past participles that leave open who did what to what, as parts of names, such as `keptDraft` and `AskedCall`. */
const emptyPart =
  /(?:^|_)(?:told|asked|kept|held|wanted|meant|sought)(?=[A-Z])|(?:Told|Asked|Kept|Held|Wanted|Meant|Sought)(?![a-z])/;

/** Old words as parts of names, such as `openAnew`. */
const oldPart = /(?:^(?:anew|beside|mended|whoever)|Anew|Beside|Mended|Whoever)(?![a-z])/;

/** Of identifiers and file names. */
export const isEmptyName = (name: string) => oldPart.test(name) || emptyPart.test(name);
