interface Version {
  numbers: readonly [number, number, number];
  /** Such as `-rc.1`; empty for a release. */
  tag: string;
}

function parse(text: string): Version | undefined {
  const [, major, minor, patch, tag = ''] = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(text) ?? [];
  return patch === undefined ? undefined : { numbers: [Number(major), Number(minor), Number(patch)], tag };
}

/** Position of the first number that is not 0: it must not change. */
function fixedPart({ numbers: [major, minor] }: Version): number {
  if (major > 0) return 0;
  return minor > 0 ? 1 : 2;
}

/**
 * Only knows the form that builds write, `^1.2.3`; no version lies in any other. `semver` would add 6 kB to the first
 * load; a test compares both.
 */
export function fitsRange(version: string | undefined, range: string): boolean {
  const from = range.startsWith('^') ? parse(range.slice(1)) : undefined;
  const is = parse(version ?? '');
  if (from === undefined || is === undefined) return false;
  const fixed = fixedPart(from);
  if (from.numbers.slice(0, fixed + 1).some((number, at) => number !== is.numbers[at])) return false;
  const differing = from.numbers.findIndex((number, at) => number !== is.numbers[at]);
  // A pre-release is older than its release; pre-releases are not ordered here.
  if (differing === -1) return is.tag === '' || is.tag === from.tag;
  return (is.numbers[differing] ?? 0) > (from.numbers[differing] ?? 0);
}
