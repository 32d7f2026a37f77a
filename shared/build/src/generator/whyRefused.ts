import { pages } from '@portal/contract';
import type { RemoteNames } from './remoteNames.ts';
import type { ExistingPackage } from './existingPackages.ts';

export interface Refusal {
  message: string;
  hint: string;
}

/** Longer ones make lines too long for any formatter. */
const longestName = 30;
const longestTitle = 50;

/** Not pages: the API, released files, and the front door's own addresses. */
const takenByServers = ['api', 'artefacts', 'csp-reports', 'dev', 'federation', 'healthz'];

/** Pages of the shell. */
const shellPaths = [pages.error.path, pages.downloadRedirect.path];

/** Returns the reason, or undefined when the names are fine. */
export function whyRefused(names: RemoteNames, existing: readonly ExistingPackage[]): Refusal | undefined {
  return whyBadName(names) ?? whyTaken(names, existing) ?? whyBadPath(names, existing) ?? whyBadTitle(names);
}

function whyBadName({ area }: RemoteNames): Refusal | undefined {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(area) && area.length <= longestName) return undefined;
  return {
    message: area === '' ? 'A remote needs a name.' : `“${area}” is not a name for a remote.`,
    hint: `Use small letters and digits, joined by hyphens, at most ${longestName}: pnpm new:remote target-prices`,
  };
}

function whyTaken(names: RemoteNames, existing: readonly ExistingPackage[]): Refusal | undefined {
  const hint = 'Choose another name.';
  const other = existing.find(({ name, area }) => name === names.package || area === names.area);
  if (other !== undefined) return { message: `There is a remote ${other.name} already.`, hint };
  // The area prefixes its message ids, which share a page with all packages'.
  const part = existing.find(({ folder }) => folder.split('/').at(-1) === names.area);
  if (part === undefined && names.area !== 'common') return undefined;
  return { message: `“${names.area}” is the name of a part of the portal itself.`, hint };
}

function whyBadPath({ path }: RemoteNames, existing: readonly ExistingPackage[]): Refusal | undefined {
  const hint = 'Choose another path: --path /target-prices';
  const [, first = ''] = path.split('/');
  if (!/^(?:\/[a-z0-9]+(?:[_-][a-z0-9]+)*)+$/.test(path)) {
    return {
      message: `“${path}” is not a path for a page.`,
      hint: `Start it with a slash and use small letters, digits and hyphens. ${hint}`,
    };
  }
  if (takenByServers.includes(first)) {
    return { message: `Addresses below /${first} are not pages: the servers answer them.`, hint };
  }
  const owner = existing.find(({ paths }) => paths.some((one) => meet(one, path)));
  if (owner !== undefined) return { message: `${path} is claimed by ${owner.name}.`, hint };
  if (shellPaths.some((one) => meet(one, path))) {
    return { message: `${path} is a page of the shell.`, hint };
  }
  return undefined;
}

/** Whether one address can match both: parameters match any text, case does not count. */
function meet(one: string, other: string): boolean {
  const parts = one.toLowerCase().split('/');
  const others = other.toLowerCase().split('/');
  const isParameter = (part: string) => part.startsWith(':');
  return (
    parts.length === others.length &&
    parts.every(
      (part, place) => part === others[place] || isParameter(part) || isParameter(others[place] ?? ''),
    )
  );
}

function whyBadTitle({ title, titleDe }: RemoteNames): Refusal | undefined {
  for (const text of [title, titleDe]) {
    if (text === '' || text.length > longestTitle || /[{}<>"\\\p{Cc}]/u.test(text)) {
      return {
        message: `“${text}” is not a title for a page.`,
        hint: `A title is plain text of at most ${longestTitle} characters, without < > { } " and \\: --title "Target prices"`,
      };
    }
    if (text.includes('ß')) {
      return {
        message: `“${text}” has an ß.`,
        hint: 'German is spelled as in Switzerland here: write ss.',
      };
    }
  }
  return undefined;
}
