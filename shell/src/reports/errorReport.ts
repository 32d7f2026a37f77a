import { ApiError } from '@portal/api';
import { pages } from '@portal/contract';
import {
  longestErrorMessage,
  longestErrorStack,
  scrubbed,
  scrubbedStack,
  type PageEnvironment,
  type ErrorReport,
} from '@portal/wire';
import { matchPath } from 'react-router-dom';
import { ownerOfPath } from '../remotes/areaOfPath.ts';
import { attribution, stackOf } from './attribution.ts';
import type { PlacedError, ReportedPage } from './errorCatcher.ts';

/** Browsers and libraries throw these during normal operation. */
const isNoise = (error: unknown) =>
  /^ResizeObserver loop/.test(error instanceof Error ? error.message : String(error)) ||
  (error instanceof Error && /^(?:Abort|Canceled|Cancelled)Error$/.test(error.name));

/** Browser extensions run code that is not the portal's. */
const isFromExtension = (error: unknown) =>
  stackOf(error)
    .split('\n', 2)
    .some((line) => /\w-extension:\/\//.test(line));

/** Includes causes. Other objects may contain anything, so only their type is named. */
export function errorWords(error: unknown): string {
  const words: string[] = [];
  let at = error;
  for (; at instanceof Error && words.length < 5; at = at.cause) words.push(`${at.name}: ${at.message}`);
  if (typeof at === 'string') words.push(at);
  else if (words.length === 0) words.push(`${typeof at} instead of an error`);
  return words.join(' – ');
}

/** The request id of an error or its causes. */
function requestOf(error: unknown): string | undefined {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if (at instanceof ApiError && at.requestId !== undefined) return at.requestId;
    at = at.cause;
  }
  return undefined;
}

/** A pattern, since path segments can be names or tokens; `*` if no page matches. */
export function pathPattern(environment: PageEnvironment, pathname: string): string {
  const owned = ownerOfPath(environment, pathname)?.path;
  const own = [pages.error, pages.downloadRedirect].find(({ path }) => matchPath(path, pathname) !== null);
  return owned ?? own?.path ?? '*';
}

/** Contains nothing about the reader. Undefined for noise and browser extensions. [F-16] */
export function errorReport(
  met: PlacedError,
  page: ReportedPage,
  /** For a load fault, what was wrong with the file. */
  found?: string,
): ErrorReport | undefined {
  if (isNoise(met.error) || isFromExtension(met.error)) return undefined;
  const whose = attribution(met, page);
  const { step, file, outcome } = met.load ?? {};
  const words = [...(found === undefined ? [] : [`File ${found}`]), errorWords(met.error)].join(' – ');
  const override = page.overrideOf?.(whose.remote);
  const request = requestOf(met.error);
  return {
    kind: met.kind,
    ...whose,
    revision: met.environment.revision,
    message: scrubbed(words, longestErrorMessage),
    stack: scrubbedStack(stackOf(met.error) || (met.componentStack ?? ''), longestErrorStack),
    path: pathPattern(met.environment, met.pathname),
    step,
    file,
    outcome,
    override,
    request,
    count: 1,
  };
}
