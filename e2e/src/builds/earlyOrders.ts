import type { EarlyOrder } from '@portal/contract';

/** By path. */
export type EarlyQuestions = Record<string, Pick<EarlyOrder, 'calls' | 'reads'>>;

const written = [
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&amp;', '&'],
] as const;

/** @throws if the page has none */
export function questionsIn(html: string): EarlyQuestions[string] {
  const text = /<script[^>]* data-portal="([^"]*)"/.exec(html)?.[1];
  if (text === undefined) throw new Error('The page has no early script.');
  const json = written.reduce((all, [name, sign]) => all.replaceAll(name, sign), text);
  const { calls, laterCalls = [], reads } = JSON.parse(json) as EarlyOrder;
  return { calls: [...calls, ...laterCalls], reads };
}

/** For a signed-in client. */
export async function earlyQuestions(origin: string, paths: readonly string[]): Promise<EarlyQuestions> {
  const pages = paths.map(async (path) => {
    const answer = await fetch(origin + path, { headers: { cookie: 'currentUser=somebody' } });
    return [path, questionsIn(await answer.text())] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}
