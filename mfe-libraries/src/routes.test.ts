import manifest from '../package.json';
import { routes } from './routes.ts';

test('package.json and the routes name the same paths', () => {
  expect(routes.gated?.map(({ path }) => path).sort()).toEqual([...manifest.portal.paths.gated].sort());
});

test('each page is granted by the tab of the contract', () => {
  const tabs = Object.fromEntries((routes.gated ?? []).map(({ path, handle }) => [path, handle.portalTab]));
  expect(tabs).toMatchObject({
    '/': 'todays_highlights_tab',
    '/todays-highlights': 'todays_highlights_tab',
    '/equities': 'equity_library_tab',
    '/all-research': 'all_research_tab',
    '/document_preview/:docRef': 'document_preview_tab',
  });
});
