import { sql, type SQL } from 'drizzle-orm';

interface Search {
  condition: SQL;
  /** The greater the better. */
  relevance: SQL;
}

/**
 * What was typed as SQL: all its words, by their stems, whatever case and accents; "phrases", `or` and `-not` as in search engines.
 * Each publication is searched in its own language. Nothing typed is no search; nothing but marks finds nothing.
 */
export function searchFor(term: string | undefined): Search | undefined {
  const words = term?.normalize('NFC').trim() ?? '';
  if (words === '') return undefined;
  const english = sql`websearch_to_tsquery('portal_en', ${words})`;
  const german = sql`websearch_to_tsquery('portal_de', ${words})`;
  return {
    condition: sql`((language = 'en' and search @@ ${english}) or (language = 'de' and search @@ ${german}))`,
    relevance: sql`ts_rank(search, case language when 'de' then ${german} else ${english} end)`,
  };
}
