import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { languages, type Language } from '@portal/contract';
import type { Browser, BrowserContext } from 'playwright';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { watchPage } from './inPage.ts';
import { openPage } from './openPage.ts';
import type { PageToProve } from './pagesToProve.ts';
import type { Proposal } from './proof.ts';
import type { OpenedLook } from './proofRefusals.ts';

interface Visits {
  browser: Browser;
  origin: string;
  proposal: Proposal;
  pages: readonly PageToProve[];
}

interface Visit {
  page: PageToProve;
  language: Language;
}

/** More would wait for each other. */
const mostAtOnce = 4;

/** All pages in both languages, some at a time. @throws UserFacingError if the browser ends meanwhile */
export async function visitAll({ browser, origin, proposal, pages }: Visits): Promise<OpenedLook[]> {
  const waiting = pages.flatMap((page) => languages.map((language): Visit => ({ page, language })));
  const contextOf = contextsOf(browser, origin);
  const words = wordsOf(proposal);
  const looks: OpenedLook[] = [];
  async function work(): Promise<void> {
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const { page, language } = visit;
      try {
        const context = await contextOf(visit);
        const seen = await openPage({ context, origin, page, words });
        looks.push(...seen.map((look) => ({ ...look, page, language })));
      } catch (error) {
        throw browser.isConnected() ? error : browserEnded(page, error);
      }
    }
  }
  // A browser that has ended may leave the other visits without an answer: the first failure ends all.
  await Promise.all(Array.from({ length: Math.min(mostAtOnce, availableParallelism()) }, work));
  return looks;
}

const browserEnded = ({ path }: PageToProve, cause: unknown) =>
  new UserFacingError(
    `The browser ended while it opened ${path}; nothing was put in force.`,
    'Run the command again. If it ends again, check the memory of this machine, and whether something stops its processes.',
    cause,
  );

/** Clients share one by language; a visitor, who may sign in, gets one of their own. */
function contextsOf(browser: Browser, origin: string) {
  const known = new Map<Language, Promise<BrowserContext>>();
  return ({ page, language }: Visit): Promise<BrowserContext> => {
    if (page.group === 'public') return newContext({ browser, origin, language, signedIn: false });
    const context = known.get(language) ?? newContext({ browser, origin, language, signedIn: true });
    known.set(language, context);
    return context;
  };
}

interface Client {
  browser: Browser;
  origin: string;
  language: Language;
  signedIn: boolean;
}

async function newContext({ browser, origin, language, signedIn }: Client): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: language === 'de' ? 'de-CH' : 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
  });
  const session = { accessToken: 'sample', refreshToken: 'sample', currentUserName: 'Sample' };
  const ofSession = { currentUser: JSON.stringify(session), sessionMark: randomBytes(16).toString('hex') };
  const cookies = signedIn ? { language, ...ofSession } : { language };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
      sameSite: 'Lax' as const,
    })),
  );
  // tsx calls a `__name` helper, which the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watchPage);
  return context;
}

/** `team-coverage` writes its messages as `teamCoverage.…`. */
const camelCase = (area: string) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function wordsOf({ next, records }: Proposal) {
  const messages = [...records.values()].flatMap((record) => record.messages ?? { en: [], de: [] });
  return {
    ids: [...new Set(messages.flatMap(({ en, de }) => [...en, ...de]))],
    areas: Object.values(next.remotes).flatMap(({ area }) => [area, camelCase(area)]),
  };
}
