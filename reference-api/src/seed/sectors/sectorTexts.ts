import type { BothLanguages, BioWords } from '../team/writeBio.ts';
import sectorDrivers from './sectorDrivers.json' with { type: 'json' };

const byName: Readonly<Record<string, BothLanguages>> = sectorDrivers;

/** Neighbouring sectors get different ones. */
const views: Record<'Equity' | 'Fixed Income', BioWords> = {
  Equity: [
    {
      en: 'We prefer companies that earn their cost of capital through the cycle, and say so before the half-year results do. Valuation comes second: a fair price for a good balance sheet beats a low price for a hopeful one.',
      de: 'Wir bevorzugen Unternehmen, die ihre Kapitalkosten über den Zyklus verdienen, und sagen es, bevor es die Halbjahreszahlen tun. Die Bewertung kommt danach: lieber ein fairer Preis für eine gute Bilanz als ein tiefer für eine hoffnungsvolle.',
    },
    {
      en: 'Our models start from free cash flow and what is done with it. Where management buys back shares at any price, we ask why; where it invests early, we give it time.',
      de: 'Unsere Modelle beginnen beim freien Cashflow und bei seiner Verwendung. Wo eine Unternehmensleitung um jeden Preis Aktien zurückkauft, fragen wir nach; wo sie früh investiert, geben wir ihr Zeit.',
    },
    {
      en: 'Consensus tends to be right about sales and late on margins, which is where our estimates differ most. We speak with suppliers and customers before we speak with investor relations.',
      de: 'Der Konsens liegt beim Umsatz meist richtig und bei der Marge spät; dort weichen unsere Schätzungen am stärksten ab. Wir sprechen mit Lieferanten und Kunden, bevor wir mit Investor Relations sprechen.',
    },
  ],
  'Fixed Income': [
    {
      en: 'For lenders the question is a different one: who still refinances on good terms in a weak year? We look at maturities, covenants and the owners’ patience, in this order.',
      de: 'Für Gläubiger lautet die Frage anders: Wer refinanziert sich auch in einem schwachen Jahr zu guten Bedingungen? Wir prüfen Fälligkeiten, Auflagen und die Geduld der Eigentümer, in dieser Reihenfolge.',
    },
    {
      en: 'Most issuers are known to the Swiss franc market for decades, many of them without a rating of an agency. Our own rating says what their bonds should pay over the swap curve.',
      de: 'Die meisten Emittenten sind dem Frankenmarkt seit Jahrzehnten bekannt, viele ohne Rating einer Agentur. Unser eigenes Rating sagt, was ihre Anleihen über der Swapkurve bezahlen sollten.',
    },
  ],
};

/** Two paragraphs per asset class. */
export function sectorTexts(
  { en }: BothLanguages,
  index: number,
): { assetClass: string; text: BothLanguages }[] {
  const driver = byName[en];
  if (driver === undefined) throw new Error(`Nothing is known of the sector ${en}.`);
  return Object.entries(views).flatMap(([assetClass, words]) => {
    const view = words[index % words.length];
    if (view === undefined) return [];
    return [{ assetClass, text: { en: `${driver.en}\n\n${view.en}`, de: `${driver.de}\n\n${view.de}` } }];
  });
}
