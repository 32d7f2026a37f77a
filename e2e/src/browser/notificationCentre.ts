import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import type { Page } from '@playwright/test';
import { portalPlace } from '../portal/portal.ts';

/** A choice, and how it is stored. */
export const equity = 'Company Research, Equity, German';
export const equityEntry = {
  'Aggregated Publication Type': 'Company Research',
  'Asset Classification': 'Equity',
  Language: 'German',
};

export const toggle = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Uses the API, like another device. */
export function otherDevice({ token }: { token: string }) {
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${portalPlace().url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  return {
    stored: async () => calls.getCris.answer.parse(await ask(calls.getCris.path)),
    save: (body: unknown) => ask(calls.updateCris.path, body),
    startWithNews: () => ask(preferenceCalls.updateNewsAtStart.path, { news_at_start: true }),
  };
}
