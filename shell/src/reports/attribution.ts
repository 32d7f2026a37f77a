import type { Environment, ErrorReport } from '@portal/wire';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import type { PlacedError, ReportedPage } from './errorCatcher.ts';

/** Whose code an error was, and what says so. */
export type Attribution = Pick<ErrorReport, 'remote' | 'version' | 'basis'>;

type Release = Pick<ErrorReport, 'remote' | 'version'>;

const releasedFile = /\/artefacts\/([a-z][a-z0-9-]*)\/(\d[\w.+-]*)\//;

/** Folders that are not the store's: development servers, other hosts. */
const foldersElsewhere = ({ remotes }: Environment) =>
  Object.entries(remotes)
    .filter(([, { baseUrl }]) => /^https?:/.test(baseUrl) && !releasedFile.test(baseUrl))
    .map(([remote, { baseUrl, version }]) => ({ remote, version, baseUrl }));

/** The releases whose files a stack goes through, the newest frame first. */
export function releasesIn(stack: string, environment: Environment): Release[] {
  const elsewhere = foldersElsewhere(environment);
  return stack.split('\n').flatMap((line) => {
    const [, remote, version] = releasedFile.exec(line) ?? [];
    if (remote !== undefined && version !== undefined) return [{ remote, version }];
    const folder = elsewhere.find(({ baseUrl }) => line.includes(baseUrl));
    return folder === undefined ? [] : [{ remote: folder.remote, version: folder.version }];
  });
}

const isArea = ({ remote }: Release) => remote !== 'shell';

function releaseNamed(text: string): Release {
  const at = text.lastIndexOf('@');
  return { remote: text.slice(0, at), version: text.slice(at + 1) };
}

/** The stack of an error, and of whatever caused it. */
export function stackOf(error: unknown): string {
  const stacks: string[] = [];
  for (let at = error; at instanceof Error && stacks.length < 5; at = at.cause) stacks.push(at.stack ?? '');
  return stacks.join('\n');
}

/**
 * Whose code an error was: of a fault of loading, what was loaded; else the area nearest to it in its stack, else among
 * the components around it. What went through the shell's code alone is the shell's. An error without any trace belongs
 * to the area that owns the address. [F-16]
 */
export function attribution(
  { kind, error, componentStack = '', area, pathname, environment }: PlacedError,
  { versionOf }: Pick<ReportedPage, 'versionOf'>,
): Attribution {
  const named = area === undefined ? undefined : releaseNamed(area);
  if (kind === 'load' && named !== undefined) return { ...named, basis: 'loader' };
  const inStack = releasesIn(stackOf(error), environment);
  const thrower = inStack.find(isArea);
  if (thrower !== undefined) return { ...thrower, basis: 'stack' };
  const around = releasesIn(componentStack, environment).find(isArea) ?? named;
  if (around !== undefined) return { ...around, basis: 'component' };
  const shell = { remote: 'shell', version: environment.shell.version };
  const [own] = inStack;
  if (own !== undefined) return { ...own, basis: 'stack' };
  const owner = ownerOfPath(environment, pathname)?.remote;
  if (owner === undefined) return { ...shell, basis: 'none' };
  return { remote: owner, version: versionOf(owner), basis: 'address' };
}
