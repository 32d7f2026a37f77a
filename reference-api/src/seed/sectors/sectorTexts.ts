import type { BothLanguages } from '../team/writeBio.ts';
import sectorDrivers from './sectorDrivers.json' with { type: 'json' };
import views from './sectorViews.json' with { type: 'json' };

const byName: Readonly<Record<string, BothLanguages>> = sectorDrivers;

/** Two paragraphs per asset class. */
export function sectorTexts(
  { en }: BothLanguages,
  index: number,
): { assetClass: string; text: BothLanguages }[] {
  const driver = byName[en];
  if (driver === undefined) throw new Error(`Nothing is known of the sector ${en}.`);
  return Object.entries(views).flatMap(([assetClass, words]) => {
    // Neighbouring sectors get different ones.
    const view = words[index % words.length];
    if (view === undefined) return [];
    return [{ assetClass, text: { en: `${driver.en}\n\n${view.en}`, de: `${driver.de}\n\n${view.de}` } }];
  });
}
