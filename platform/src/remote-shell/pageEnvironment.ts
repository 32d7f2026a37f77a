import { environmentSchema, type Environment } from '@portal/wire';
import * as z from 'zod/mini';
import { jsonInHtml } from '../gateway/page/composePage.ts';

const element = /(?<=<script\b[^>]*\bid="portal-environment"[^>]*>)[^]*?(?=<\/script>)/;

export type EnvironmentSaid = { environment: Environment } | { problem: string };

export function saidOf(text: string): EnvironmentSaid {
  try {
    return { environment: environmentSchema.parse(JSON.parse(text)) };
  } catch (error) {
    return { problem: error instanceof z.core.$ZodError ? z.prettifyError(error) : 'It is not JSON.' };
  }
}

/** Undefined if the page is not a portal's. */
export function pageEnvironment(page: string): EnvironmentSaid | undefined {
  const text = element.exec(page)?.[0];
  return text === undefined ? undefined : saidOf(text);
}

export type Replaced = Pick<Environment, 'remotes'> & Partial<Pick<Environment, 'apiBase'>>;

/**
 * Replaces or adds remotes; everything else stays, even what this checkout does not know. Any other text is returned
 * unchanged.
 */
export function withReplaced(text: string, { remotes, ...others }: Replaced): string {
  const environment = objectIn(text);
  if (environment === undefined) return text;
  const kept = environment['remotes'] as Environment['remotes'] | undefined;
  return jsonInHtml({ ...environment, ...others, remotes: { ...kept, ...remotes } });
}

export const withEnvironment = (page: string, change: (text: string) => string): string =>
  page.replace(element, change);

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
