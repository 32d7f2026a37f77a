import { pages } from '@portal/contract';
import type { OverrideRecord } from '../overrides/rules/overrideRecord.ts';
import { anEnvironment, aRelease, pagesAt } from './aRelease.ts';

export const address = 'http://localhost:4400/';

export const uat = {
  ...anEnvironment({
    'mfe-libraries': aRelease({ version: '1.4.0' }),
    'mfe-auth': aRelease({
      area: 'auth',
      version: '2.0.0',
      pages: pagesAt({ public: [pages.login.path] }),
    }),
  }),
  overrides: { allowed: true, origins: ['http://localhost:*'] },
};

export const shell = {
  version: '0.1.0',
  contract: '1.0.0',
  shared: { react: '19.3.1', '@portal/ui': '1.0.0' },
  offers: { '@portal/ui': ['Button', 'Modal'] },
};

/** Shaped like a hash and different for each text. */
const hashOf = (text: string) => `sha384-${text.replaceAll('.', '/').padEnd(64, 'A')}`;

/** A developer's build of mfe-libraries. */
export function aRecord(change: Partial<OverrideRecord> = {}): OverrideRecord {
  return {
    name: 'mfe-libraries',
    version: '1.5.0-mine',
    contract: '1.0.0',
    area: 'libraries',
    pages: aRelease().pages,
    manifest: { entry: 'entry.js', exposed: { js: ['exposed.js'], css: ['exposed.css'] }, chunks: {} },
    integrity: Object.fromEntries(
      ['entry.js', 'exposed.js', 'exposed.css'].map((file) => [file, hashOf(file)]),
    ),
    shared: { react: '^19.3.1', '@portal/ui': '^1.0.0' },
    uses: { '@portal/ui': ['Button'] },
    ...change,
  };
}

/** Mocks a developer's machine: a file contains its own name unless given otherwise. */
export function serve(record: unknown, others: Record<string, () => Response> = {}): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const [, file = ''] = (input as string).split(address);
    const known = file === 'release.json' ? () => Response.json(record) : () => new Response(file);
    const answer = others[file] ?? known;
    return answer()
      .clone()
      .text()
      .then((body) => {
        if (init?.integrity && init.integrity !== hashOf(body)) throw new TypeError('Failed to fetch');
        return answer();
      });
  });
}

export const serveNothing = () =>
  void jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
