import { languages, type Language } from '@portal/contract';

interface Files {
  js: readonly string[];
  css: readonly string[];
}

/** What a build says of its own files. */
export interface ManifestFacts {
  /** Empty for the shell, which registers no remote. */
  entry: string;
  exposed: Files;
  chunks: Readonly<Record<string, Files>>;
}

/** Every script and style sheet of a build that a page could load, each once. */
export function filesOf({ entry, exposed, chunks }: ManifestFacts): string[] {
  const groups = [exposed, ...Object.values(chunks)];
  const all = groups.flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set(entry === '' ? all : [entry, ...all])];
}

/** Files that a page could load and that no page would: without a hash nothing is. */
export const filesWithoutHash = (
  manifest: ManifestFacts,
  integrity: Readonly<Record<string, string>>,
): string[] => filesOf(manifest).filter((file) => !Object.hasOwn(integrity, file));

export interface MissingTexts {
  language: Language;
  ids: string[];
}

/** Texts that one language has and the other lacks. */
export function missingTexts(texts: Readonly<Record<Language, readonly string[]>>): MissingTexts[] {
  const all = [...new Set(languages.flatMap((language) => texts[language]))];
  return languages
    .map((language) => ({ language, ids: all.filter((id) => !texts[language].includes(id)) }))
    .filter(({ ids }) => ids.length > 0);
}
