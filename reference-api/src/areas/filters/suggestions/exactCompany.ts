import type { ServedTag } from '@portal/wire';
import type { Db } from '#db/Db.ts';
import { companiesByNumber, withoutMarketSector } from '#areas/texts/search/typedReference.ts';

const tickers = ['TK Ticker', 'Bloomberg Company Ticker'];

/** The company whose whole ticker, in any case, GK number or ISIN was typed. [L-28] */
export async function exactCompany(
  db: Db,
  tags: readonly ServedTag[],
  term: string,
): Promise<ServedTag | undefined> {
  const typed = withoutMarketSector(term).trim().toLowerCase();
  const ticker = tags.find(
    ({ category, value }) => tickers.includes(category) && value.toLowerCase() === typed,
  );
  if (ticker !== undefined)
    return tags.find(({ category, external_id: id }) => category === 'Company' && id === ticker.external_id);
  const [company] = await db.query<{ id: number }>(companiesByNumber(term));
  return tags.find(({ id }) => id === company?.id);
}
