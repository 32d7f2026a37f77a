import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../settings/checkout.ts';

/** Folders whose files nobody wrote. */
const made = ['node_modules', 'dist', 'test-results', 'playwright-report'];

/** Files of the project with one of these endings, relative to its folder; what was installed or built is left out. */
export function projectFiles(endings: readonly string[], folder = ''): string[] {
  return readdirSync(join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return made.includes(entry.name) || entry.name.startsWith('.') ? [] : projectFiles(endings, path);
    return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  });
}

/** The project's documents without the checklist, which lists what is wanted, not what exists. */
export const writtenDocuments = (): string[] =>
  projectFiles(['.md']).filter((file) => !file.startsWith('e2e/checklist/'));
