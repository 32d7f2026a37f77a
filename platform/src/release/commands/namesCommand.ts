import { namesInUse, type NamesInUse } from '../gates/nameUse.ts';
import type { CommandContext } from './releaseWords.ts';
import { textTable } from './textTable.ts';

/** Names that shells offer and nothing uses. */
function unusedText({ uses, offers }: NamesInUse): string {
  const used = new Set(uses.map(({ library, name }) => `${library} ${name}`));
  const rows = [...offers]
    .map(
      ([library, names]) => [library, [...names].filter((name) => !used.has(`${library} ${name}`))] as const,
    )
    .filter(([, names]) => names.length > 0)
    .map(([library, names]) => [library, names.toSorted().join(', ')]);
  if (rows.length === 0) return 'Every name that a shell offers is used by an area.';
  return `No area uses, in any environment:\n${textTable(['package', 'names'], rows)}`;
}

function usesText({ uses, offers }: NamesInUse, name: string): string {
  const rows = uses
    .filter((use) => use.name === name)
    .map(({ library, environment, remote, version }) => [library, environment, remote, version]);
  if (rows.length > 0) return `${name}\n${textTable(['package', 'environment', 'used by', 'version'], rows)}`;
  const offering = [...offers].filter(([, names]) => names.has(name)).map(([library]) => library);
  return offering.length === 0
    ? `${name}: no shell offers it, and no area uses it.`
    : `${name}: no area uses it (${offering.join(', ')}).`;
}

/** `names [name…]`: the areas that use a name of a shared package, or all unused names. */
export async function namesCommand({ store, names, say }: CommandContext): Promise<void> {
  const found = await namesInUse(store);
  say(names.length === 0 ? unusedText(found) : names.map((name) => usesText(found, name)).join('\n\n'));
  if (names.length === 0)
    say('The shell itself may still use them. To see who uses one: pnpm release names <name>');
}
