import { pageClients, type PageClients } from '@portal/wire';
import type { PortalToAsk } from '#run/status-page/readStatusPage.ts';

const patienceMs = 3_000;

/**
 * How many clients opened which pages of a portal. Undefined if its address or the operators' token is unknown, or its API
 * does not say: a dry run is no worse without. [F-25]
 */
export async function askClients({ address, token }: PortalToAsk): Promise<PageClients | undefined> {
  if (address === undefined || token === undefined) return undefined;
  try {
    const answer = await fetch(`${address}/api/${pageClients.path}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.ok ? pageClients.answer.parse(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Of a page by its pattern: of `/company_profile/:id` those of all companies. */
export function clientsOf({ pages }: PageClients, path: string): number {
  const [, part = ''] = path.split('/', 2);
  return pages.find((page) => page.path === `/${part}`)?.clients ?? 0;
}
