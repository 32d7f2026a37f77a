import type { BrowserContext, Page } from '@playwright/test';
import { portalPlace } from '../portal/portal.ts';

/** Noon of the publishing day in Zurich, give or take an hour of summer time. */
export const noon = () => new Date(`${portalPlace().day}T11:00:00Z`);

/** Runs in every page: its clock goes on from another time; what waits is not touched. */
function moveClock(milliseconds: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, itself) => (name === 'now' ? now : (Reflect.get(target, name, itself) as unknown)),
  });
}

/** Every page of a browser is on the publishing day, as a reader's is: the portal asks for what was published today. */
export async function moveToPublishingDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, noon().getTime() - Date.now());
}

/** Stops the clock of a page at noon of the publishing day. */
export const setToPublishingDay = (page: Page): Promise<void> => page.clock.setFixedTime(noon());

/** The publishing day as the portal shows it: 11.03.2026. */
export const shownPublishingDay = (): string => portalPlace().day.split('-').reverse().join('.');

/** An instant so many days before the publishing day, as ISO text. */
export const daysBeforePublishing = (days: number): string =>
  new Date(noon().getTime() - days * 86_400_000).toISOString();
