import type { RouteGroup } from '@portal/contract';
import { undeclaredPath } from './claims.ts';
import { environmentViolations } from './environmentViolations.ts';
import type { RemoteFacts, ShellFacts } from './facts.ts';
import type { Violation } from './violation.ts';

const shell: ShellFacts = {
  version: '1.0.0',
  contract: '1.0.0',
  shared: { react: '19.3.1' },
  offers: { '@portal/ui': ['Button'] },
};

type Paths = Partial<Record<RouteGroup, string[]>>;

const pagesAt = (paths: Paths) =>
  Object.entries(paths).flatMap(([group, all]) => all.map((path) => ({ path, group: group as RouteGroup })));

const remote = (area: string, paths: Paths = {}, more: Partial<RemoteFacts> = {}): RemoteFacts => ({
  ...{ version: '2.0.0', contract: '1.0.0', area, pages: pagesAt(paths), shared: {}, uses: {} },
  ...more,
});

const later = { remote: 'mfe-b', version: '2.0.0' };

test.each<[string, Record<string, RemoteFacts>, Violation[]]>([
  ['nothing but a shell', {}, []],
  ['two areas with their own paths', { a: remote('a', { public: ['/x'] }), b: remote('b') }, []],
  [
    'one path in two areas, whatever the layout, case, slash or name of its parameter',
    {
      'mfe-a': remote('a', { public: ['/x/:id'] }),
      'mfe-b': remote('b', { gated: ['/X/:other/'] }),
    },
    [{ rule: 'path', ...later, path: '/X/:other/', owner: 'mfe-a' }],
  ],
  [
    'a page of the shell',
    { 'mfe-b': remote('b', { public: ['/error/:anything'] }) },
    [{ rule: 'path', ...later, path: '/error/:anything', owner: 'shell' }],
  ],
  [
    'a path claimed twice by one area',
    { 'mfe-b': remote('b', { public: ['/x'], signedIn: ['/x'] }) },
    [{ rule: 'path', ...later, path: '/x', owner: 'mfe-b' }],
  ],
  [
    'two remotes of one name of an area',
    { 'mfe-a': remote('team'), 'mfe-b': remote('team') },
    [{ rule: 'area', ...later, area: 'team', owner: 'mfe-a' }],
  ],
  [
    'a remote that does not fit the shell, and one that does',
    { 'mfe-a': remote('a'), 'mfe-b': remote('b', {}, { uses: { '@portal/ui': ['Gone'] } }) },
    [{ rule: 'names', ...later, library: '@portal/ui', names: ['Gone'] }],
  ],
])('%s', (_, remotes, expected) => {
  expect(environmentViolations({ shell, remotes })).toEqual(expected);
});

test('a page that its release does not declare is found, also one in another layout', () => {
  const { pages } = remote('a', { gated: ['/x'] });
  expect(undeclaredPath({ gated: [{ path: '/x' }] }, pages)).toBeUndefined();
  expect(undeclaredPath({ gated: [{ path: '/x' }, { path: '/y' }] }, pages)).toBe('/y');
  expect(undeclaredPath({ public: [{ path: '/x' }] }, pages)).toBe('/x');
});
