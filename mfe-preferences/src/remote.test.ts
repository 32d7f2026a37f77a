import { CONTRACT_VERSION } from '@portal/contract';
import packageJson from '../package.json' with { type: 'json' };
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { pages } from './pages.ts';
import remote from './remote.ts';

test('the front door is that of the area, by the current contract', () => {
  expect(remote).toMatchObject({ area: packageJson.portal.area, contract: CONTRACT_VERSION });
});

test('[K-02] every page behind the gates, and no other, names its access', () => {
  for (const { group, access } of pages) expect(access !== undefined).toBe(group === undefined);
});

test('every title is a text of the area in both languages', async () => {
  const titles = Object.values(remote.routes).flatMap((routes) => routes.map(({ handle }) => handle.title));
  for (const title of titles) {
    expect(en).toHaveProperty([title]);
    expect(de).toHaveProperty([title]);
  }
  expect(await remote.loadMessages('en')).toBe(en);
  expect(await remote.loadMessages('de')).toBe(de);
});
