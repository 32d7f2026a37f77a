import type { RemoteNeeds, ShellFacts } from './facts.ts';
import { fitViolations } from './fitViolations.ts';
import type { Violation } from './violation.ts';

const shell: ShellFacts = {
  version: '4.0.0',
  contract: '1.2.0',
  shared: { react: '19.3.1', '@portal/wire': '1.4.0', '@portal/ui': '1.0.0' },
  offers: { '@portal/wire': ['call', 'pages'], '@portal/ui': ['Button'] },
};
const needs: RemoteNeeds = {
  version: '1.0.0',
  contract: '1.2.0',
  shared: { react: '^19.0.0', '@portal/wire': '^1.4.0' },
  uses: { '@portal/wire': ['call'] },
};
const subject = { remote: 'mfe-x', version: '1.0.0' };

test.each<[string, Partial<RemoteNeeds>, Partial<ShellFacts>, Violation[]]>([
  ['a remote that needs what there is', {}, {}, []],
  ['an earlier minor contract', { contract: '1.0.0' }, {}, []],
  [
    'a later minor contract',
    { contract: '1.3.0' },
    {},
    [{ rule: 'contract', ...subject, needed: '1.3.0', offered: '1.2.0' }],
  ],
  [
    'another major contract',
    { contract: '2.0.0' },
    {},
    [{ rule: 'contract', ...subject, needed: '2.0.0', offered: '1.2.0' }],
  ],
  [
    'a later version of a library',
    { shared: { react: '^20.0.0' } },
    {},
    [{ rule: 'shared', ...subject, library: 'react', range: '^20.0.0', offered: '19.3.1' }],
  ],
  [
    'a library that is not brought: its names are not listed as well',
    { shared: { '@portal/maps': '^1.0.0' }, uses: { '@portal/maps': ['Map'] } },
    {},
    [{ rule: 'shared', ...subject, library: '@portal/maps', range: '^1.0.0', offered: undefined }],
  ],
  [
    'a library that only objects have by nature',
    { shared: { constructor: '^1.0.0' } },
    {},
    [{ rule: 'shared', ...subject, library: 'constructor', range: '^1.0.0', offered: undefined }],
  ],
  [
    'names that the shell does not offer, in the version that it needs',
    { uses: { '@portal/wire': ['call', 'watchlist', 'zoom'], '@portal/ui': ['Button'] } },
    {},
    [{ rule: 'names', ...subject, library: '@portal/wire', names: ['watchlist', 'zoom'] }],
  ],
  [
    'a name that every list has by nature',
    { uses: { '@portal/wire': ['length'], constructor: ['name'] } },
    {},
    [{ rule: 'names', ...subject, library: '@portal/wire', names: ['length'] }],
  ],
  [
    'a package that the shell brings without a list of names',
    { uses: { '@portal/session': ['sessionStore'] } },
    { shared: { ...shell.shared, '@portal/session': '1.0.0' } },
    [],
  ],
  [
    'everything at once',
    { contract: '2.0.0', shared: { react: '^18.0.0' }, uses: { '@portal/ui': ['Gone'] } },
    {},
    [
      { rule: 'contract', ...subject, needed: '2.0.0', offered: '1.2.0' },
      { rule: 'shared', ...subject, library: 'react', range: '^18.0.0', offered: '19.3.1' },
      { rule: 'names', ...subject, library: '@portal/ui', names: ['Gone'] },
    ],
  ],
  [
    'a shell without a record',
    { shared: { react: '^99.0.0' }, uses: { x: ['y'] } },
    { shared: undefined, offers: undefined },
    [],
  ],
])('%s', (_, change, other, expected) => {
  expect(fitViolations('mfe-x', { ...needs, ...change }, { ...shell, ...other })).toEqual(expected);
});
