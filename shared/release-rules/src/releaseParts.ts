import { languages, type Language } from '@portal/contract';

interface Files {
  js: readonly string[];
  css: readonly string[];
}

/** A build's own list of its files. */
export interface ManifestFacts {
  /** Empty for the shell, which registers no remote. */
  entry: string;
  exposed: Files;
  chunks: Readonly<Record<string, Files>>;
}

/** Every script and style sheet that a page could load, each once. */
export function filesOf({ entry, exposed, chunks }: ManifestFacts): string[] {
  const groups = [exposed, ...Object.values(chunks)];
  const all = groups.flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set(entry === '' ? all : [entry, ...all])];
}

/** No page loads these: they have no hash. */
export const filesWithoutHash = (
  manifest: ManifestFacts,
  integrity: Readonly<Record<string, string>>,
): string[] => filesOf(manifest).filter((file) => !Object.hasOwn(integrity, file));

export interface MissingTexts {
  language: Language;
  ids: string[];
}

/** Lists the texts that a language lacks and the other has. */
export function missingTexts(texts: Readonly<Record<Language, readonly string[]>>): MissingTexts[] {
  const all = [...new Set(languages.flatMap((language) => texts[language]))];
  return languages
    .map((language) => ({ language, ids: all.filter((id) => !texts[language].includes(id)) }))
    .filter(({ ids }) => ids.length > 0);
}
