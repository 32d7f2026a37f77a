import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Non-empty messages by language; undefined for a package without any. */
export async function releasedMessages(folder: string): Promise<Record<'en' | 'de', string[]> | undefined> {
  if (!existsSync(join(folder, 'src/messages/en.ts'))) return undefined;
  return { en: await idsOf(folder, 'en'), de: await idsOf(folder, 'de') };
}

async function idsOf(folder: string, language: 'en' | 'de'): Promise<string[]> {
  const file = join(folder, `src/messages/${language}.ts`);
  if (!existsSync(file)) return [];
  // Node caches by address; a watched build needs the saved file.
  const address = `${pathToFileURL(file).href}?saved=${statSync(file).mtimeMs}`;
  const module = (await import(address)) as Record<string, Record<string, string>>;
  return Object.entries(module[language] ?? {})
    .filter(([, text]) => text.trim() !== '')
    .map(([id]) => id)
    .sort();
}
