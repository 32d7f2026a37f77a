import { environmentSchema, type Environment } from '@portal/wire';
import { z } from 'zod';
import { jsonInHtml } from '../gateway/composePage.ts';

const element = /(?<=<script\b[^>]*\bid="portal-environment"[^>]*>)[^]*?(?=<\/script>)/;

/** What a page says of its environment: the document, or what is wrong with it; undefined for a page of something else. */
export function pageEnvironment(
  page: string,
): { environment: Environment } | { problem: string } | undefined {
  const text = element.exec(page)?.[0];
  if (text === undefined) return undefined;
  try {
    return { environment: environmentSchema.parse(JSON.parse(text)) };
  } catch (error) {
    return { problem: error instanceof z.ZodError ? z.prettifyError(error) : 'It is not JSON.' };
  }
}

/** What takes the place of parts of a page's environment. */
export type Replaced = Pick<Environment, 'remotes'> & Partial<Pick<Environment, 'apiBase'>>;

/**
 * A page with some remotes replaced or added; all else of its environment stays, also what this checkout does not know
 * of. Files of replaced remotes are no longer fetched ahead.
 */
export function withReplaced(page: string, { remotes, ...others }: Replaced): string {
  return page.replace(element, (text) => {
    const environment = objectIn(text);
    if (environment === undefined) return text;
    const kept = environment['remotes'] as Environment['remotes'] | undefined;
    return jsonInHtml({ ...environment, ...others, remotes: { ...kept, ...remotes } });
  });
}

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
