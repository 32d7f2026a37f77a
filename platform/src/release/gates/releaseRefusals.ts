import { languageNames, longestLabel } from '@portal/contract';
import { badLabels, missingTexts } from '@portal/release-rules';
import type { ReleasedVersion } from '@portal/wire';
import { integrityOf } from '#run/store/integrityOf.ts';
import type { ReleaseRecord, RemoteRecord } from '../releases/releaseRecord.ts';
import type { ReleaseName, ReleaseStore } from '#run/store/releaseStore.ts';
import type { Refusal } from './refusal.ts';

/** The rest is counted. */
const named = 3;

/** Requires every message, tab and menu item in both languages. */
export const textRefusals = (record: ReleaseRecord): Refusal[] => [
  ...messageRefusals(record),
  ...('pages' in record ? labelRefusals(record) : []),
];

function labelRefusals({ name, version, pages }: RemoteRecord): Refusal[] {
  return badLabels(pages).map(({ path, of, language, fault }): Refusal => {
    const entry = of === 'tab' ? 'tab' : 'menu item';
    const label = `The ${languageNames[language]} label of the ${entry} of ${path} in ${name} ${version}`;
    return {
      rule: 'every label in both languages',
      message: `${label} is ${fault === 'missing' ? 'missing' : `longer than ${longestLabel} characters`}.`,
      hint: `${fault === 'missing' ? 'Add' : 'Shorten'} it in src/pages.ts of ${name}, raise the version and build again.`,
    };
  });
}

/** A release that lists no texts passes. */
function messageRefusals({ name, version, messages }: ReleaseRecord): Refusal[] {
  if (messages === undefined) return [];
  return missingTexts(messages).map(({ language, ids }): Refusal => {
    const more = ids.length > named ? ` and ${ids.length - named} more` : '';
    return {
      rule: 'every text in both languages',
      message: `${name} ${version} has no ${languageNames[language]} text for ${ids.slice(0, named).join(', ')}${more}.`,
      hint: `Add it to src/messages/${language}.ts of ${name}, raise the version and build again.`,
    };
  });
}

type Hashes = ReleasedVersion['integrity'];

async function badFiles(store: ReleaseStore, release: ReleaseName, hashes: Hashes) {
  const found = await Promise.all(
    Object.entries(hashes).map(async ([file, expected]) => {
      const bytes = await store.readFile(release, file);
      if (bytes === undefined) return { file, what: 'is not in the release store' };
      return integrityOf(bytes) === expected ? undefined : { file, what: 'is not what was released' };
    }),
  );
  return found.filter((one) => one !== undefined);
}

export const isWhole = async (store: ReleaseStore, release: ReleaseName, hashes: Hashes): Promise<boolean> =>
  (await badFiles(store, release, hashes)).length === 0;

interface ReleaseToCheck {
  store: ReleaseStore;
  release: ReleaseName;
  record: ReleaseRecord | undefined;
  /** Expected by pages; a version removed and rebuilt may have other files. */
  hashes?: Hashes | undefined;
}

/** Requires every file with the released bytes. */
export async function fileRefusals({ store, release, record, hashes }: ReleaseToCheck): Promise<Refusal[]> {
  const { name, version } = release;
  const refusal = (file: string, what: string): Refusal => ({
    rule: 'every file present, with its hash',
    message: `${name} ${version}: ${file} ${what}.`,
    hint: `Repair it from the same build: pnpm release repair ${name}. Or take another version.`,
  });
  if (record === undefined) return [refusal('release.json', 'is not in the release store')];
  const bad = await badFiles(store, release, { ...record.integrity, ...hashes });
  return bad.map(({ file, what }) => refusal(file, what));
}
