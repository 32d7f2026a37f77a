interface Version {
  numbers: readonly [number, number, number];
  /** What follows the numbers, such as `-rc.1`; empty for a release. */
  tag: string;
}

function parse(text: string): Version | undefined {
  const [, major, minor, patch, tag = ''] = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(text) ?? [];
  return patch === undefined ? undefined : { numbers: [Number(major), Number(minor), Number(patch)], tag };
}

/** Position of the number that must not change: the first one that is not 0. */
const fixedPart = ({ numbers: [major, minor] }: Version) => (major > 0 ? 0 : minor > 0 ? 1 : 2);

/**
 * Whether a version lies in a range of the form that builds write: `^1.2.3`. Any other form is not understood, and
 * nothing lies in it. Not by `semver`, which would add 6 kB to the first load for this one form; a test compares both.
 */
export function fitsRange(version: string | undefined, range: string): boolean {
  const [from, is] = [range.startsWith('^') ? parse(range.slice(1)) : undefined, parse(version ?? '')];
  if (from === undefined || is === undefined) return false;
  const fixed = fixedPart(from);
  if (from.numbers.slice(0, fixed + 1).some((number, at) => number !== is.numbers[at])) return false;
  const differing = from.numbers.findIndex((number, at) => number !== is.numbers[at]);
  // A version before a release is older than that release; two of these are not ordered here.
  if (differing === -1) return is.tag === '' || is.tag === from.tag;
  return (is.numbers[differing] ?? 0) > (from.numbers[differing] ?? 0);
}
