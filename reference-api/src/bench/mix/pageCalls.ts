import { readFileSync } from 'node:fs';
import { publicationListSchema } from '@portal/wire';
import { addDays } from '#publishingDay.ts';
import type { ApiProcess } from '../ApiProcess.ts';

/** A step of a reader, recorded from the built portal in a browser by `pnpm page-calls`. */
interface StepCalls {
  calls: string[];
}

interface PageCall {
  method: 'GET' | 'POST';
  /** Relative to the API base. */
  path: string;
  body?: string | undefined;
}

const recorded = JSON.parse(
  readFileSync(new URL('../pageCalls.json', import.meta.url), 'utf8'),
) as readonly StepCalls[];

/** What the placeholders of the recording stand for. */
export interface Content {
  /** yyyy-MM-dd. */
  today: string;
  /** References of those with a preview, newest first. */
  documents: readonly string[];
  /** References of those that have a profile. */
  companies: readonly string[];
  sectors: readonly string[];
  analysts: readonly string[];
}

/** Those of `C0001`, `C0002` and so on that the call finds. */
async function found(
  api: ApiProcess,
  token: string,
  { call, letter, most }: { call: string; letter: string; most: number },
): Promise<string[]> {
  const refs: string[] = [];
  for (let number = 1; number <= most; number++) {
    const ref = letter + String(number).padStart(4, '0');
    const answer = await fetch(`${api.url}/${call}=${ref}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (answer.ok) refs.push(ref);
  }
  if (refs.length === 0) throw new Error(`${call} finds nothing.`);
  return refs;
}

export async function contentOf(api: ApiProcess, today: string): Promise<Content> {
  const token = await api.signIn();
  const answer = await fetch(`${api.url}/all_research_documents?page_size=50`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { records } = publicationListSchema.parse(await answer.json());
  return {
    today,
    documents: records.filter((record) => record.preview_link).map(({ doc_ref: docRef }) => docRef),
    companies: await found(api, token, {
      call: 'portal_tabs/company_profile_permissions?Id',
      letter: 'C',
      most: 300,
    }),
    sectors: await found(api, token, {
      call: 'portal_tabs/sector_profile_permissions?Id',
      letter: 'S',
      most: 40,
    }),
    analysts: await found(api, token, { call: 'analyst_coverage?ref', letter: 'A', most: 20 }),
  };
}

/** Readers have interests of their own: what one asks is cached for few others. */
const words =
  'outlook margin orders dividend guidance yield hydrogen pricing costs inflation demand liquidity'.split(
    ' ',
  );
const sectorNames = [
  'Banks',
  'Insurance',
  'Software',
  'Pharmaceuticals',
  'Real Estate',
  'Chemicals',
  'Retail',
];

/** Replaces the recorded word, sector, company, sector profile and analyst by those of this reader. */
function ownInterests(text: string, content: Content, reader: number): string {
  const pick = (choice: readonly string[]) => choice[reader % choice.length] ?? '';
  const word = pick(words);
  return text
    .replace(
      /search_term=(o(?:u(?:t(?:l(?:o(?:ok?)?)?)?)?)?)(?=&|$)/,
      (_, typed: string) => `search_term=${typed === 'outlook' ? word : word.slice(0, typed.length)}`,
    )
    .replace('%22Banks%22', `%22${encodeURIComponent(pick(sectorNames))}%22`)
    .replaceAll('C0001', pick(content.companies))
    .replaceAll('S0002', pick(content.sectors))
    .replaceAll('A0001', pick(content.analysts));
}

function filled(text: string, content: Content, reader: number): string {
  const { today, documents } = content;
  return ownInterests(text, content, reader)
    .replaceAll(/\{today(?:-(\d+))?\}/g, (_, days = '0') => addDays(today, -Number(days)))
    .replaceAll(
      /\{document (\d+)\}/g,
      (_, number) => documents[(reader + Number(number)) % documents.length] ?? '',
    );
}

/** `research`: only those that list, count, filter or search publications; `least`: only the cheapest of the gates. */
export type CallSet = 'all' | 'research' | 'least';

const readsResearch =
  /^GET (\w+_documents|\w+_tag_filters|publication_count|search_suggestions|company_studies|analyst_research|related_research)\?/;

const meansCall: Record<CallSet, (call: string) => boolean> = {
  all: () => true,
  research: (call) => readsResearch.test(call),
  least: (call) => call.startsWith('GET authorisation?portal_tab_name='),
};

/** The calls of a morning, in the order of a reader's steps. */
export function callsOf(reader: number, content: Content, meant: CallSet = 'all'): PageCall[] {
  const chosen = recorded.flatMap(({ calls }) => calls.filter(meansCall[meant]));
  return chosen.map((call) => {
    const [method = '', path = '', ...body] = filled(call, content, reader).split(' ');
    if (method !== 'GET' && method !== 'POST') throw new Error(`${call} is neither read nor posted.`);
    return { method, path, body: body.length === 0 ? undefined : body.join(' ') };
  });
}
