/** Written by tools: printed, not counted. */
const generated = [
  'CODEOWNERS',
  'pnpm-lock.yaml',
  'platform/deploy/compose.yaml',
  'docs/bundle-sizes.md',
  'docs/optional-calls.md',
  'e2e/specs/areas.json',
];

export interface Cost {
  files: number;
  packages: string[];
  generated: number;
}

export function costOf(paths: readonly string[]): Cost {
  const counted = paths.filter((path) => !isGenerated(path));
  return {
    files: counted.length,
    packages: [...new Set(counted.map(packageOf))].sort(),
    generated: paths.length - counted.length,
  };
}

const isGenerated = (path: string) => generated.includes(path) || /\/(?:snapshots|migrations)\//.test(path);

function packageOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'shared' ? `${top}/${second}` : top;
}

/** Every file that a patch changes, makes or deletes. */
export const filesOfPatch = (patch: string): string[] =>
  [...patch.matchAll(/^diff --git a\/(\S+) b\//gm)].map(([, path = '']) => path);
