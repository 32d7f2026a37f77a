import { environmentSchema, type Environment } from '@portal/wire';
import * as z from 'zod/mini';
import { jsonInHtml } from '../gateway/page/composePage.ts';

const element = /(?<=<script\b[^>]*\bid="portal-environment"[^>]*>)[^]*?(?=<\/script>)/;

/** An environment document that was read, or what is wrong with it. */
export type EnvironmentSaid = { environment: Environment } | { problem: string };

/** Reads an environment document. */
export function saidOf(text: string): EnvironmentSaid {
  try {
    return { environment: environmentSchema.parse(JSON.parse(text)) };
  } catch (error) {
    return { problem: error instanceof z.core.$ZodError ? z.prettifyError(error) : 'It is not JSON.' };
  }
}

/** What a page says of its environment; undefined for a page of something else than a portal. */
export function pageEnvironment(page: string): EnvironmentSaid | undefined {
  const text = element.exec(page)?.[0];
  return text === undefined ? undefined : saidOf(text);
}

/** What takes the place of parts of an environment. */
export type Replaced = Pick<Environment, 'remotes'> & Partial<Pick<Environment, 'apiBase'>>;

/**
 * An environment document with some remotes replaced or added; all else of it stays, also what this checkout does not
 * know of. A text that is none comes back as it is.
 */
export function withReplaced(text: string, { remotes, ...others }: Replaced): string {
  const environment = objectIn(text);
  if (environment === undefined) return text;
  const kept = environment['remotes'] as Environment['remotes'] | undefined;
  return jsonInHtml({ ...environment, ...others, remotes: { ...kept, ...remotes } });
}

/** A page with another environment document. */
export const withEnvironment = (page: string, change: (text: string) => string): string =>
  page.replace(element, change);

/** A page without preload links to files in these folders. */
export function withoutPreloads(page: string, folders: readonly string[]): string {
  return page.replace(/\s*<link rel="preload"[^>]*>/g, (link) =>
    folders.some((folder) => link.includes(`href="${folder}`)) ? '' : link,
  );
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
