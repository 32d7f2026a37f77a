import type { BrowserContext, Page } from '@playwright/test';
import { portalPlace } from '../portal/portal.ts';

/** In Zurich; 13:00 in summer. */
export const noon = () => new Date(`${portalPlace().day}T11:00:00Z`);

/** Runs in every page: shifts its clock, not its timers. */
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

/** The portal requests what was published today. */
export async function moveToPublishingDay(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, noon().getTime() - Date.now());
}

export const setToPublishingDay = (page: Page): Promise<void> => page.clock.setFixedTime(noon());

/** Such as 11.03.2026. */
export const shownPublishingDay = (): string => portalPlace().day.split('-').reverse().join('.');

/** In ISO format. */
export const daysBeforePublishing = (days: number): string =>
  new Date(noon().getTime() - days * 86_400_000).toISOString();
