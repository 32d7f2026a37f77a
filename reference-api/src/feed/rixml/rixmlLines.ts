import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { FeedLine } from '../runFeed.ts';
import { tagNames, TagFinder } from '../taxonomy/tagStore.ts';
import type { Conversion, ConvertedLine } from './conversion.ts';
import { productRecords } from './productRecords.ts';
import { currentStatus, readProduct } from './readProduct.ts';
import { readXml, XmlRefusal } from './readXml.ts';
import { childrenOf, unreadPaths, type XmlElement } from './xmlElement.ts';

/** Of each version; documents of 2.1 and later are valid in 2.5. */
const namespace = /^http:\/\/www\.rixml\.org\/\d{4}\/\d{1,2}\/RIXML$/;

/** @throws XmlRefusal */
async function readResearch(bytes: AsyncIterable<Uint8Array>): Promise<XmlElement> {
  const root = await readXml(bytes);
  if (root.name === 'Research' && namespace.test(root.namespace)) return root;
  throw new XmlRefusal(
    root.line,
    `The file is not research in RIXML: it begins with ${root.name} of ${root.namespace === '' ? 'no namespace' : root.namespace}.`,
    'Expected Research of http://www.rixml.org/2017/9/RIXML.',
  );
}

const lineOf = (line: number, { record, fault }: { record?: object; fault?: FeedRefusal }): FeedLine => {
  const text = JSON.stringify(record ?? {});
  return fault === undefined ? { line, text } : { line, text, fault };
};

/** Editions that came earlier in the file: they may not be stored yet when their paper is recalled. */
class EarlierEditions {
  private readonly byPaper = new Map<string, string[]>();

  add(paper: string, lines: readonly ConvertedLine[]): void {
    const references = lines.flatMap(({ record }) =>
      record?.kind === 'publication' ? (record.reference ?? []) : [],
    );
    this.byPaper.set(paper, [...this.of(paper), ...references]);
  }

  of(paper: string): string[] {
    return this.byPaper.get(paper) ?? [];
  }
}

/** Every product by itself: what is wrong with one leaves the others. */
async function* convert(root: XmlElement, given: Conversion): AsyncGenerator<FeedLine> {
  const earlier = new EarlierEditions();
  const conversion: Conversion = {
    ...given,
    editionsOf: async (paper) => [...(await given.editionsOf(paper)), ...earlier.of(paper)],
  };
  const language = root.attributes['language'] ?? 'eng';
  for (const element of childrenOf(root, 'Product')) {
    try {
      const product = readProduct(element, language);
      const left = unreadPaths(element);
      if (left.length > 0) conversion.note(element.line, `Ignored: ${left.join(', ')}.`);
      const lines = await productRecords(product, conversion);
      earlier.add(product.id, lines);
      for (const converted of lines) yield lineOf(converted.line, converted);
    } catch (error) {
      if (!(error instanceof XmlRefusal)) throw error;
      yield lineOf(error.line, { fault: error });
    }
  }
}

/** Reads one file of RIXML Research as the lines of a feed. What is wrong with it is a line, too. */
export async function* rixmlLines(
  bytes: AsyncIterable<Uint8Array>,
  conversion: Conversion,
): AsyncGenerator<FeedLine> {
  let root: XmlElement;
  try {
    root = await readResearch(bytes);
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error;
    yield lineOf(error.line, { fault: error });
    return;
  }
  yield* convert(root, conversion);
}

/** What a conversion asks of the portal. */
export const portalFacts = (db: Db): Pick<Conversion, 'hasCompany' | 'editionsOf'> => ({
  hasCompany: async (name) => {
    const tags = await TagFinder.of(db, tagNames('Company', [name]), 'feed');
    try {
      tags.one('Company', name);
      return true;
    } catch (error) {
      if (error instanceof FeedRefusal) return false;
      throw error;
    }
  },
  editionsOf: async (paper) => {
    const rows = await db.query<{ reference: string }>(sql`
      select doc_ref as reference from publications where paper = ${paper} and origin = 'feed'
      union select reference from held_publications where record ->> 'paper' = ${paper} order by 1`);
    return rows.map(({ reference }) => reference);
  },
});

async function statusTime(file: string): Promise<number> {
  try {
    const root = await readResearch(createReadStream(file));
    const times = childrenOf(root, 'Product').map((product) => currentStatus(product)?.time ?? 0);
    return Math.max(0, ...times);
  } catch (error) {
    // Refused when it is fed.
    if (error instanceof XmlRefusal) return 0;
    throw error;
  }
}

/** By the time of their status, so that a recall follows what it recalls, whatever the files are called. */
export async function inOrderOfStatus(files: readonly string[]): Promise<string[]> {
  const timed: { file: string; time: number }[] = [];
  for (const file of files) timed.push({ file, time: await statusTime(file) });
  return timed.sort((one, other) => one.time - other.time).map(({ file }) => file);
}
