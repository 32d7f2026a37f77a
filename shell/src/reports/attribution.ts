import type { PageEnvironment, ErrorReport } from '@portal/wire';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import type { PlacedError, ReportedPage } from './errorCatcher.ts';

export type Attribution = Pick<ErrorReport, 'remote' | 'version' | 'basis'>;

type Release = Pick<ErrorReport, 'remote' | 'version'>;

const releasedFile = /\/artefacts\/([a-z][a-z0-9-]*)\/(\d[\w.+-]*)\//;

/** Folders outside the artefact store: development servers, other hosts. */
const foldersElsewhere = ({ remotes }: PageEnvironment) =>
  Object.entries(remotes)
    .filter(([, { baseUrl }]) => /^https?:/.test(baseUrl) && !releasedFile.test(baseUrl))
    .map(([remote, { baseUrl, version }]) => ({ remote, version, baseUrl }));

/** The releases in a stack, newest frame first. */
export function releasesIn(stack: string, environment: PageEnvironment): Release[] {
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

/** The stacks of an error and its causes. */
export function stackOf(error: unknown): string {
  const stacks: string[] = [];
  for (let at = error; at instanceof Error && stacks.length < 5; at = at.cause) stacks.push(at.stack ?? '');
  return stacks.join('\n');
}

/**
 * A load fault belongs to what was loaded; other errors to the nearest area in the stack, then among the components;
 * else to the shell, if only its code is in the stack. Without any trace, to the area that owns the address. [F-16]
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
