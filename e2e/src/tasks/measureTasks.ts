import type { Browser, BrowserContext } from '@playwright/test';
import { signInContext } from '../browser/clients.ts';
import { otherDevice } from '../browser/notificationCentre.ts';
import { daysBeforePublishing } from '../browser/publishingDay.ts';
import { addClient } from '../browser/testClients.ts';
import { openBrowser, openContext } from '../chromium/toolBrowser.ts';
import { portalPlace } from '../portal/portal.ts';
import type { Counts } from './counts.ts';
import { Reader } from './Reader.ts';

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

export interface Task {
  /** As a reader would put it. */
  name: string;
  /** From the start page until the answer is in sight. */
  run: (reader: Reader) => Promise<void>;
}

export interface TaskCounts {
  name: string;
  counts: Record<Device, Counts>;
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Subjects that every reader of the tasks follows. */
const followed = [{ Sector: 'Healthcare Services' }, { Sector: 'Insurance' }];

/** A client of its own, whose start page begins with what is new: a task may change what is kept for it. */
async function signInReader(context: BrowserContext): Promise<void> {
  const { username, password } = await addClient({ last_seen: daysBeforePublishing(1) });
  const session = await signInContext(context, username, password);
  const device = otherDevice(session);
  await device.save({ cri_json: followed, revision: 0 });
  await device.startWithNews();
  // As the browser has it from an earlier visit.
  const mark = (await context.cookies()).find(({ name }) => name === 'sessionMark')?.value ?? '';
  const value = encodeURIComponent(`true ${mark}`);
  await context.addCookies([{ name: 'newsAtStart', value, url: portalPlace().url }]);
}

async function countsOf(browser: Browser, { name, run }: Task, device: Device): Promise<Counts> {
  const swiss = { locale: 'en-GB', timezoneId: 'Europe/Zurich' };
  const context = await openContext(browser, { ...screens[device], ...swiss });
  try {
    await signInReader(context);
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('article').first().waitFor();
    const reader = new Reader(page, device === 'phone');
    await run(reader);
    return reader.counts;
  } catch (cause) {
    throw new Error(`“${name}” could not be done on a ${device}.`, { cause });
  } finally {
    await context.close();
  }
}

/** Each task on each device, by a client who was last here the day before. */
export async function measureTasks(tasks: readonly Task[]): Promise<TaskCounts[]> {
  const browser = await openBrowser();
  try {
    const measured: TaskCounts[] = [];
    for (const task of tasks) {
      const desktop = await countsOf(browser, task, 'desktop');
      const phone = await countsOf(browser, task, 'phone');
      measured.push({ name: task.name, counts: { desktop, phone } });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
