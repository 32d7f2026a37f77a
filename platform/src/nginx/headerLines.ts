import { environmentTag, type Environment } from '@portal/wire';
import type { PageOrigins } from '../security/pageOrigins.ts';
import { answerHeaders, httpsOnly } from '../security/answerHeaders.ts';

/** Random, 16 bytes per request. */
export const nonceVariable = '$request_id';

/** Variables in it still apply. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

export const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

export interface HeaderLines {
  /** `map`s for values that depend on https (`$portal_scheme`). */
  maps: string;
  page: string;
  artefact: string;
  environment: string;
  errorPage: string;
  other: string;
  /** The API sets its own headers. */
  passedOn: string;
  /** For the error page or problem while the API is down (`$portal_reader`). */
  apiDown: string;
}

interface PageFacts {
  environment: Environment;
  pageOrigins: PageOrigins;
  /** Hash of the code in the pages. */
  inline?: string | undefined;
}

/** `always` applies them to every status. */
export function headerLines({ environment, pageOrigins: allowed, inline }: PageFacts): HeaderLines {
  const page = (https: boolean) =>
    answerHeaders({ kind: 'page', sources: environment, allowed, nonce: nonceVariable, inline, https });
  const varying = Object.entries({ ...page(true), ...httpsOnly }).filter(
    ([name, value]) => page(false)[name] !== value,
  );
  const maps = varying.map(
    ([name, value]) =>
      `map $portal_scheme ${variableOf(name)} {\n  default ${quoted(page(false)[name] ?? '')};\n  https ${quoted(value)};\n}`,
  );
  const pageHeaders = Object.fromEntries(varying.map(([name]) => [name, variableOf(name)]));
  const secure = Object.fromEntries(Object.keys(httpsOnly).map((name) => [name, variableOf(name)]));
  const errorPage = { ...answerHeaders({ kind: 'errorPage', nonce: nonceVariable }), ...secure };
  const other = { ...answerHeaders({ kind: 'other' }), ...secure };
  return {
    maps: [...maps, policyWhenApiIsDown(errorPage, other)].join('\n'),
    page: lines({ ...page(false), ...pageHeaders }),
    artefact: lines({ ...answerHeaders({ kind: 'artefact' }), ...secure }),
    environment: lines({
      ...answerHeaders({ kind: 'environment', tag: environmentTag(environment) }),
      ...secure,
    }),
    errorPage: lines(errorPage),
    other: lines(other),
    passedOn: lines(secure),
    apiDown: lines({ ...other, [policy]: '$portal_down_policy' }),
  };
}

const policy = 'content-security-policy';

const policyWhenApiIsDown = (errorPage: Record<string, string>, other: Record<string, string>) =>
  `map $portal_reader $portal_down_policy {\n  default ${quoted(other[policy] ?? '')};\n  html ${quoted(errorPage[policy] ?? '')};\n}`;

const variableOf = (header: string) => `$portal_page_${header.replaceAll('-', '_')}`;

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n');
