import { posix } from 'node:path';
import { isTestFile, type ImportSite } from './boundaries.ts';

const screenOf = (file: string) => /^screens\/([^/]+)\//.exec(file)?.[1];

function whyScreensStayApart(from: string, to: string): string | undefined {
  const [mine, other] = [screenOf(from), screenOf(to)];
  if (mine === undefined || other === undefined || mine === other) return undefined;
  return `Screens do not import one another: move what screens/${mine} and screens/${other} share to components/.`;
}

function whyComponentsOnlyShow(from: string, to: string): string | undefined {
  if (!from.startsWith('components/') || isTestFile(from) || !/^(api|screens)\//.test(to)) return undefined;
  return 'Components show what they are given: fetch in the screen and pass the data by props.';
}

/** Why a relative import is refused; undefined when it is fine. */
export function whyRelativeIsForbidden({ file }: ImportSite, specifier: string): string | undefined {
  if (specifier.startsWith('../../'))
    return 'Climb one level at most: move the file nearer to its users, or name it from the root of the package (#… by "imports" in package.json).';
  const target = posix.normalize(posix.join('src', posix.dirname(file), specifier));
  if (target.startsWith('../'))
    return 'A relative import stays in its package: import the other package by its name.';
  const inSource = posix.relative('src', target);
  return whyScreensStayApart(file, inSource) ?? whyComponentsOnlyShow(file, inSource);
}
