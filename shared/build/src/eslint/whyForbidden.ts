import { isTestFile, whyPackageIsForbidden, type ImportSite } from './boundaries.ts';
import { whyLibraryIsForbidden } from './libraries.ts';
import type { Package } from './packages.ts';
import { whyRelativeIsForbidden } from './relativeImports.ts';

const showOnly = /^components\//;

function whyComponentsDoNotFetch({ package: from, file }: ImportSite, specifier: string): string | undefined {
  if (from.role !== 'remote' || !showOnly.test(file) || isTestFile(file)) return undefined;
  return /^@portal\/(api|session)$/.test(specifier)
    ? 'Components show what they are given: read data and session in the screen and pass them by props.'
    : undefined;
}

/** The rule of imports in one place: why a file may not import `specifier`, or undefined when it may. */
export function whyForbidden(
  packages: readonly Package[],
  site: ImportSite,
  specifier: string,
): string | undefined {
  if (specifier.startsWith('.')) return whyRelativeIsForbidden(site, specifier);
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (target === undefined) return whyLibraryIsForbidden(site, specifier);
  return whyPackageIsForbidden(site, target) ?? whyComponentsDoNotFetch(site, specifier);
}
