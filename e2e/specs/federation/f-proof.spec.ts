import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '#chromium/chromium.ts';
import { given, then } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';
import { publishDerivedSet, type Derivation } from '#portal/derivedRelease.ts';
import { revisionsOf } from '#portal/releaseStore.ts';

const inScreen = (component: string) => (text: string) =>
  text.replace(/Component:\(\)=>([\w$]+)/, `Component:()=>${component}`);

const inFile =
  (changes: Readonly<Record<string, (text: string) => string>>) =>
  (text: string, file: string): string =>
    Object.entries(changes).find(([part]) => file.includes(part))?.[1](text) ?? text;

/** Nothing that their records say is wrong. */
const bad: readonly Derivation[] = [
  {
    package: 'mfe-preferences',
    version: '9.0.0',
    change: inFile({
      PreferredLanguageScreen: inScreen('()=>{throw new Error("broken on render")}'),
      messages_de: (text) => text.replace('"preferences.subscription.title":', '"preferences.other":'),
      SubscriptionScreen: (text) =>
        `void fetch("https://elsewhere.example/").catch(()=>0);new Image().src="/artefacts/none.png";${text}`,
    }),
  },
  {
    package: 'mfe-team-coverage',
    version: '9.0.0',
    change: inFile({ CoverageScreen: inScreen('()=>{for(;;);}') }),
  },
];

test('[F-20] a release whose pages fail in the target’s shell is refused with every reason', async ({
  faults,
}) => {
  test.setTimeout(120_000);
  const { storeFolder } = await faults.withPortal({ environment: 'uat' });
  await then(
    'publishing areas that throw, freeze, and lack words and files is refused, page by page',
    async () => {
      const publishing = publishDerivedSet(storeFolder, bad, { environment: 'uat', isProved: true });
      const lines = (await publishing.then(String, String)).split('\n');
      const said = (...words: string[]) =>
        expect(lines.filter((line) => words.every((word) => line.includes(word)))).not.toEqual([]);
      expect(lines[0]).toBe('UserFacingError: uat does not take this:');
      said('mfe-preferences 9.0.0 at /preferred_language', 'broken on render');
      said('/my-subscription', 'breaks the content policy: connect-src refuses https://elsewhere.example/');
      said('/my-subscription', 'misses a file: /artefacts/none.png (status 404)');
      said('/my-subscription', 'the message id preferences.subscription.title', '(de 1440 px, de 390 px)');
      said('mfe-team-coverage 9.0.0 at /coverage keeps the main thread busy for more than 3 s');
      expect(lines.filter((line) => /at \/(?:zkb-team|notification-centre) /.test(line))).toEqual([]);
    },
  );
  await then('uat runs what it ran', async () => expect(await revisionsOf(storeFolder, 'uat')).toEqual([1]));
});

test('[F-20] a browser that ends in the middle is reported, and nothing is in force', async ({ faults }) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-chromium-'));
  const named = process.env['PORTAL_CHROMIUM'];
  try {
    const { storeFolder } = await faults.withPortal({ environment: 'uat' });
    await given('a browser that lives for two seconds', async () => {
      const program = join(folder, 'chromium');
      await writeFile(program, `#!/bin/sh\nexec timeout --signal=KILL 2 ${ensureChromium()} "$@"\n`, {
        mode: 0o755,
      });
      process.env['PORTAL_CHROMIUM'] = program;
    });
    const same: Derivation = { package: 'mfe-preferences', version: '9.0.1' };
    await then('the release is refused, with what to do', () =>
      expect(publishDerivedSet(storeFolder, [same], { environment: 'uat', isProved: true })).rejects.toThrow(
        /^The browser ended while it opened \/[\w-]+; nothing was put in force\.$/,
      ),
    );
    expect(await revisionsOf(storeFolder, 'uat')).toEqual([1]);
  } finally {
    if (named === undefined) delete process.env['PORTAL_CHROMIUM'];
    else process.env['PORTAL_CHROMIUM'] = named;
    await rm(folder, { recursive: true, force: true });
  }
});
