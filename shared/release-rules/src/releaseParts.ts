import { languages, longestLabel, type Language, type ReleasedPage } from '@portal/contract';

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

/** A label of a page that readers of a language would not see, or not whole. */
export interface BadLabel {
  path: string;
  of: 'tab' | 'menu';
  language: Language;
  fault: 'missing' | 'long';
}

/** Every tab and menu item needs a label in each language that its row has room for. */
export const badLabels = (pages: readonly ReleasedPage[]): BadLabel[] =>
  pages.flatMap((page) =>
    (['tab', 'menu'] as const).flatMap((of) =>
      languages.flatMap((language): BadLabel[] => {
        const label = page[of]?.label[language];
        if (label === undefined) return [];
        const isMissing = label.trim() === '';
        if (!isMissing && label.length <= longestLabel) return [];
        return [{ path: page.path, of, language, fault: isMissing ? 'missing' : 'long' }];
      }),
    ),
  );
