import type { Db } from '#db/Db.ts';
import { ofInvented, type Provenance } from '#feed/Provenance.ts';
import { runFeed } from '#feed/runFeed.ts';
import { asParts } from '#feed/tryFeed.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { generatedDocument, publicationLine } from './lines/publicationLine.ts';

/**
 * Feeds what is invented as a bank feeds what is real, in the transaction of `inside`.
 * @throws if a line is refused
 */
export async function feedInvented(
  inside: Db,
  records: readonly object[],
  provenance: Provenance,
): Promise<void> {
  const lines = records.map((record, index) => ({ line: index + 1, text: JSON.stringify(record) }));
  const settings = {
    db: asParts(inside),
    content: undefined,
    folder: undefined,
    mostBytes: 0,
    dryRun: false,
  };
  const about = { feed: provenance.origin, passwordPower: 0, provenance };
  for await (const { name, outcome, reason } of runFeed(lines, { ...settings, ...about }))
    if (outcome === 'refused') throw new Error(`${name ?? 'A line'} of the demo is refused: ${reason ?? ''}`);
}

interface Publishing {
  origin: 'demo' | 'test';
  /**
   * Published now: clients are notified.
   * @default false
   */
  announced?: boolean;
}

/** Feeds publications with the documents that are generated for them; those that are known stay. */
export async function publishInvented(
  inside: Db,
  publications: readonly DemoPublication[],
  { origin, announced = false }: Publishing,
): Promise<void> {
  const generated = new Map(publications.map((each) => [each.docRef, generatedDocument(each)]));
  const provenance = { ...ofInvented(origin), isPast: !announced, generated };
  await feedInvented(inside, publications.map(publicationLine), provenance);
}
