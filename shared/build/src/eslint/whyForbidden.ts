import { posix } from 'node:path';
import { isManifest, isTestFile, whyPackageIsForbidden, type ImportSite } from './boundaries.ts';
import { whyLibraryIsForbidden } from './libraries.ts';
import type { Package } from './packages.ts';
import { whyRoomIsForbidden } from './rooms.ts';

const screenOf = (file: string) => /^screens\/([^/]+)\//.exec(file)?.[1];

function whyScreensStayApart(from: string, to: string): string | undefined {
  const mine = screenOf(from);
  const other = screenOf(to);
  if (mine === undefined || other === undefined || mine === other) return undefined;
  return `Screens do not import one another: move what screens/${mine} and screens/${other} share to components/.`;
}

function whyComponentsOnlyShow(from: string, to: string): string | undefined {
  if (!from.startsWith('components/') || isTestFile(from) || !/^(api|screens)\//.test(to)) return undefined;
  return 'Components show what they are given: fetch in the screen and pass the data by props.';
}

function whyRelativeIsForbidden(site: ImportSite, specifier: string): string | undefined {
  const { package: from, file } = site;
  if (specifier.startsWith('../../'))
    return 'Climb one level at most: move the file nearer to its users, or name it from the root of the package (#… by "imports" in package.json).';
  const target = posix.normalize(posix.join('src', posix.dirname(file), specifier));
  if (target.startsWith('../'))
    return 'A relative import stays in its package: import the other package by its name.';
  const inSource = posix.relative('src', target);
  if (from.role === 'server') return whyRoomIsForbidden(site, inSource);
  return whyScreensStayApart(file, inSource) ?? whyComponentsOnlyShow(file, inSource);
}

const showOnly = /^components\//;

function whyComponentsDoNotFetch({ package: from, file }: ImportSite, specifier: string): string | undefined {
  if (from.role !== 'remote' || !showOnly.test(file) || isTestFile(file)) return undefined;
  return /^@portal\/(api|session)$/.test(specifier)
    ? 'Components show what they are given: read data and session in the screen and pass them by props.'
    : undefined;
}

/** Returns why a file may not import `specifier`, or undefined when it may. */
export function whyForbidden(
  packages: readonly Package[],
  site: ImportSite,
  specifier: string,
): string | undefined {
  if (specifier.startsWith('.')) return whyRelativeIsForbidden(site, specifier);
  if (specifier.startsWith('#')) return whyRoomIsForbidden(site, specifier.slice(1));
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (target === undefined) return whyLibraryIsForbidden(site, specifier);
  if (isManifest(specifier)) return undefined;
  return whyPackageIsForbidden(site, target) ?? whyComponentsDoNotFetch(site, specifier);
}
