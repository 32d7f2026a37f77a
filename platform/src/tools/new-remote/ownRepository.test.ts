import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRemote, type NewRemote } from '@portal/build/generator';
import { parse } from 'yaml';
import { checkout } from '#run/settings/checkout.ts';
import { ownRepository } from './ownRepository.ts';
import { packedPackages } from './packPackages.ts';

const packs = ['portal-build-1.0.0.tgz', 'portal-ui-1.10.0.tgz', 'portal-wire-3.0.0.tgz'];

function repository(): Map<string, string> {
  const made = newRemote({ root: checkout, paths: {} }, { name: 'mfe-ideas' }) as NewRemote;
  return ownRepository(checkout, made, packs);
}

const jsonIn = (file: string) => JSON.parse(repository().get(file) ?? '') as Record<string, object>;

test('[F-26] its own repository pins exact versions; its only workspace package is calls', () => {
  const text = repository().get('package.json') ?? '';
  expect(text).not.toContain('catalog:');
  const { dependencies, devDependencies, scripts } = jsonIn('package.json');
  expect(dependencies).toMatchObject({ '@portal/ui': '1.10.0', '@portal/wire-ideas': 'workspace:*' });
  expect(devDependencies).toMatchObject({ '@portal/build': '1.0.0', jest: expect.stringMatching(/^\d/) });
  expect(scripts).toEqual({ build: 'portal-build', test: 'jest', types: 'tsc -p .' });
  expect(jsonIn('calls/package.json')['dependencies']).toEqual({ '@portal/wire': '3.0.0' });
});

test('[F-26] its packages come from the packs, and libraries as the portal overrides them', () => {
  expect(parse(repository().get('pnpm-workspace.yaml') ?? '')).toMatchObject({
    packages: ['.', 'calls'],
    overrides: { webpack: expect.stringMatching(/^5\./), '@portal/ui': 'file:packs/portal-ui-1.10.0.tgz' },
  });
});

test('[F-26] nothing of API, deployment or lists of the portal is in it', () => {
  const files = [...repository().keys()];
  expect(files).toEqual(expect.arrayContaining(['src/remote.ts', 'webpack.config.ts', 'calls/src/calls.ts']));
  expect(files.filter((file) => /reference-api|CODEOWNERS|compose|lock/.test(file))).toEqual([]);
});

test('[F-26] the guide packs a newer portal as the first one was', () => {
  const guide = readFileSync(join(checkout, 'docs/own-repository.md'), 'utf8');
  const [, words = ''] = /^pnpm (--filter .*) pack --pack-destination /m.exec(guide) ?? [];
  expect(words.replaceAll('"', '').split(' ')).toEqual(packedPackages);
});
