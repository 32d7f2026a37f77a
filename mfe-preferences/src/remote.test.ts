import { CONTRACT_VERSION } from '@portal/contract';
import packageJson from '../package.json' with { type: 'json' };
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import remote from './remote.ts';

test('the front door owns exactly the paths that the package claims', () => {
  const paths = Object.entries(packageJson.portal.paths).map(([group, claimed]) => ({
    group,
    claimed,
    routed: (remote.routes[group as keyof typeof remote.routes] ?? []).map(({ path }) => path),
  }));
  for (const { claimed, routed } of paths) expect(routed).toEqual(claimed);
  expect(remote.area).toBe(packageJson.portal.area);
  expect(remote.contract).toBe(CONTRACT_VERSION);
});

test('[K-02] every page behind the gates names its tab', () => {
  for (const { handle } of remote.routes.gated ?? []) expect(handle.portalTab).toBeDefined();
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
