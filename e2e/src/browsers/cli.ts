import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '@portal/wire';
import type { EngineBrowser } from './EngineBrowser.ts';
import { messageOf, zurichDay } from '@portal/node';

/** Before the portal's place is read: these browsers have today's clock. */
process.env['PORTAL_TODAY'] = zurichDay(new Date());

const { findEngines, inBrowser, notInstalled } = await import('./engines.ts');
const { addClient } = await import('../browser/testClients.ts');
const { walkJourney } = await import('./journey.ts');
const { checkScreens } = await import('./screens.ts');
const { portalPlace, withPortal } = await import('../portal/portal.ts');

const pictures = join(import.meta.dirname, '../../../.cache/browsers');

/** What pages reported to the operator: errors, and what the content security policy refused. */
async function reported(): Promise<string[]> {
  const { url, dataFolder } = portalPlace();
  const token = readFileSync(join(dataFolder, 'operator-token'), 'utf8').trim();
  const answer = await fetch(`${url}/api/${calls.errorReportGroups.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The reports of errors answered ${answer.status}.`);
  const { groups } = calls.errorReportGroups.answer.parse(await answer.json());
  return groups.map((group) => `reported: ${JSON.stringify(group)}`);
}

/** Where the journey ended, and why; empty if it came to its end. */
async function journeyFails(browser: EngineBrowser): Promise<string[]> {
  let last = '';
  try {
    const client = await addClient({ accepted_terms: false });
    await walkJourney(browser, {
      client,
      step: (name) => {
        last = name;
      },
    });
    return await browser.complaints();
  } catch (error) {
    return [`${last}: ${messageOf(error)}`];
  }
}

/** `pnpm browsers [--only highlights --only login]`: every screen and the main journey, in Firefox and WebKit. [S-12] */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const wrong: string[] = [];
  await withPortal(async () => {
    for (const { name, packages, start } of findEngines()) {
      if (start === undefined) {
        wrong.push(notInstalled({ name, packages }));
        continue;
      }
      const began = Date.now();
      const found = await inBrowser(start, (browser) =>
        checkScreens(browser, { pictures: join(pictures, name), only: values.only }),
      );
      const failed = await inBrowser(start, journeyFails);
      wrong.push(...[...found, ...failed].map((one) => `${name}: ${one}`));
      wrong.push(...(await reported()).map((one) => `${name}: ${one}`));
      console.log(
        `${name}: ${Math.round((Date.now() - began) / 1000)} s; pictures in .cache/browsers/${name}`,
      );
    }
  });
  for (const each of wrong) console.log(`✗ ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

await main();
