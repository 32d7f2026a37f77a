import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';

/** Generated or installed. */
const made = ['node_modules', 'dist', 'test-results', 'playwright-report'];

/** Lists the project's files with these endings, as relative paths, without installed and built ones. */
export function projectFiles(endings: readonly string[], folder = ''): string[] {
  return readdirSync(join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return made.includes(entry.name) || entry.name.startsWith('.') ? [] : projectFiles(endings, path);
    return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  });
}

/** Without the checklist, which lists what is wanted, not what exists. */
export const writtenDocuments = (): string[] =>
  projectFiles(['.md']).filter((file) => !file.startsWith('e2e/checklist/'));
