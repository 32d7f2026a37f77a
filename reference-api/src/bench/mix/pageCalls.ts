import { readFileSync } from 'node:fs';
import { publicationListSchema } from '@portal/wire';
import { addDays } from '#publishingDay.ts';
import type { ApiProcess } from '../ApiProcess.ts';

/** Recorded from the built portal in a browser by `pnpm page-calls`. */
interface StepCalls {
  step: string;
  calls: string[];
}

export interface PageCall {
  step: string;
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
  /** References, newest first. */
  documents: readonly string[];
}

export async function contentOf(api: ApiProcess, today: string): Promise<Content> {
  const { token } = await api.signIn(0);
  const answer = await fetch(`${api.url}/all_research_documents?page_size=50`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { records } = publicationListSchema.parse(await answer.json());
  return { today, documents: records.map(({ doc_ref: docRef }) => docRef) };
}

/** Readers have interests of their own: what one asks is cached for few others. */
const words =
  'outlook margin orders dividend guidance yield hydrogen pricing costs inflation demand liquidity'.split(
    ' ',
  );
const sectors = ['Banks', 'Insurance', 'Software', 'Pharmaceuticals', 'Real Estate', 'Chemicals', 'Retail'];

/** Replaces the recorded word, sector, company, sector profile and analyst by those of this reader. */
function ownInterests(text: string, reader: number): string {
  const pick = (choice: readonly string[]) => choice[reader % choice.length] ?? '';
  const numbered = (letter: string, most: number) => letter + String(1 + (reader % most)).padStart(4, '0');
  const word = pick(words);
  return text
    .replace(
      /search_term=(o(?:u(?:t(?:l(?:o(?:ok?)?)?)?)?)?)(?=&|$)/,
      (_, typed: string) => `search_term=${typed === 'outlook' ? word : word.slice(0, typed.length)}`,
    )
    .replace('%22Banks%22', `%22${encodeURIComponent(pick(sectors))}%22`)
    .replaceAll('C0001', numbered('C', 300))
    .replaceAll('S0002', numbered('S', 40))
    .replaceAll('A0001', numbered('A', 20));
}

function filled(text: string, { today, documents }: Content, reader: number): string {
  return ownInterests(text, reader)
    .replaceAll(/\{today(?:-(\d+))?\}/g, (_, days = '0') => addDays(today, -Number(days)))
    .replaceAll(
      /\{document (\d+)\}/g,
      (_, number) => documents[(reader + Number(number)) % documents.length] ?? '',
    );
}

/** The calls of a morning, in the order of a reader's steps. */
export function callsOf(reader: number, content: Content): PageCall[] {
  return recorded.flatMap(({ step, calls }) =>
    calls.map((call) => {
      const [method = '', path = '', ...body] = filled(call, content, reader).split(' ');
      if (method !== 'GET' && method !== 'POST') throw new Error(`${call} is neither read nor posted.`);
      return { step, method, path, body: body.length === 0 ? undefined : body.join(' ') };
    }),
  );
}
