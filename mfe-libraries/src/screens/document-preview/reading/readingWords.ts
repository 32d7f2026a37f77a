import type { Language } from '@portal/contract';

/** Loaded with the tools rather than with every list. */
const en = {
  tools: 'Contents and search',
  find: 'Search this publication',
  matches: (count: number) => (count === 1 ? '1 match' : `${count === 0 ? 'No' : count} matches`),
  previous: 'Previous match',
  nextMatch: 'Next match',
  contents: 'Contents',
  quote: 'Quote a passage',
  quoteOf: (text: string) => `Copy with its reference: ${text}`,
  cancel: 'Cancel',
  quoted: 'The quote and its reference have been copied.',
  quoteFailed: 'The quote could not be copied. Please select the text and copy it.',
  enlarge: 'Enlarge the figure',
  enlargeOf: (text: string) => `Enlarge the figure: ${text}`,
  figure: 'Figure',
  stopped: 'You have read a part of this publication.',
  stoppedAt: (heading: string) => `You stopped at “${heading}”.`,
  continue: 'Continue there',
};

const de: typeof en = {
  tools: 'Inhalt und Suche',
  find: 'In dieser Publikation suchen',
  matches: (count) => `${count === 0 ? 'Keine' : count} Treffer`,
  previous: 'Vorheriger Treffer',
  nextMatch: 'Nächster Treffer',
  contents: 'Inhalt',
  quote: 'Eine Stelle zitieren',
  quoteOf: (text) => `Mit Quelle kopieren: ${text}`,
  cancel: 'Abbrechen',
  quoted: 'Das Zitat wurde mit seiner Quelle kopiert.',
  quoteFailed: 'Das Zitat konnte nicht kopiert werden. Bitte markieren und kopieren Sie den Text.',
  enlarge: 'Abbildung vergrössern',
  enlargeOf: (text) => `Abbildung vergrössern: ${text}`,
  figure: 'Abbildung',
  stopped: 'Sie haben einen Teil dieser Publikation gelesen.',
  stoppedAt: (heading) => `Sie haben bei «${heading}» aufgehört.`,
  continue: 'Dort weiterlesen',
};

export const readingWords: Record<Language, typeof en> = { en, de };
