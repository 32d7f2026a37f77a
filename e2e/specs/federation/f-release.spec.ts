import { pages } from '@portal/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildChanged, publish } from '../../src/portal/changedRemote.ts';
import { currentEnvironment, fingerprintOf } from '../../src/portal/releaseStore.ts';
import { given, then, when } from '../../src/browser/steps.ts';
import { expect, heading, test } from '../../src/browser/test.ts';

test('[F-02] a remote is built and released alone, and no byte of the others changes', async ({
  page,
  faults,
  asClient,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-remote-'));
  const version = '9.9.9-test';
  try {
    await given('mfe-libraries, built alone with another title', () =>
      buildChanged(
        {
          remote: 'mfe-libraries',
          file: 'src/messages/en.ts',
          from: `"Today's Highlights"`,
          to: `"Highlights, renewed"`,
          version,
        },
        folder,
      ),
    );
    let before: Record<string, string> = {};
    const portal = await when('it is released', () =>
      faults.withPortal({
        store: async (store) => {
          before = await fingerprintOf(join(store, 'artefacts'));
          await publish('mfe-libraries', folder, dirname(store));
        },
      }),
    );
    await then('every file that was there is there, byte by byte', async () => {
      const after = await fingerprintOf(join(portal.storeFolder, 'artefacts'));
      const old = Object.fromEntries(Object.entries(after).filter(([file]) => file in before));
      expect(old).toEqual(before);
      const added = Object.keys(after).filter((file) => !(file in before));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((file) => !file.startsWith(join('mfe-libraries', version)))).toEqual([]);
    });
    await then('the environment differs in that remote only', async () => {
      const [was, is] = [await currentEnvironment(), await currentEnvironment(portal.storeFolder)];
      const { 'mfe-libraries': released, ...others } = is.remotes;
      const { 'mfe-libraries': replaced, ...othersBefore } = was.remotes;
      expect([others, is.shell]).toEqual([othersBefore, was.shell]);
      expect([replaced?.version === version, released?.version]).toEqual([false, version]);
    });
    await asClient('everything');
    await when('a client opens the portal', () => page.goto(`${portal.url}${pages.home.href()}`));
    await then('they see the new version', () => expect(heading(page)).toHaveText(/^Highlights, renewed/));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
