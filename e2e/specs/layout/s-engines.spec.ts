// Not Playwright's own `test`: that needs a worker of its own, which would begin when all others have ended.
import { expect, test } from '#browser/test.ts';
import { addClient, removeClient } from '#browser/testClients.ts';
import { findEngines, inBrowser, notInstalled } from '#browsers/engines.ts';
import { walkInShort } from '#browsers/journey.ts';

/** The whole journey, and every screen, in both: `pnpm browsers`. */
test('[S-12] a client logs in, loads more, comes back and logs out in Firefox or WebKit', async () => {
  // A program starts; other tests use the processor, too.
  test.setTimeout(120_000);
  const engines = findEngines();
  const start = engines.find((engine) => engine.start !== undefined)?.start;
  test.skip(start === undefined, engines.map(notInstalled).join(' · '));
  if (start === undefined) return;
  const client = await addClient({ accepted_terms: false });
  try {
    const complaints = await inBrowser(start, async (browser) => {
      await walkInShort(browser, { client, step: () => undefined });
      return browser.complaints();
    });
    expect(complaints).toEqual([]);
  } finally {
    await removeClient(client);
  }
});
