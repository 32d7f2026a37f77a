import { isTestFile, type ImportSite } from './boundaries.ts';

interface Ownership {
  libraries: RegExp;
  /** Folders relative to the root. */
  owners: readonly string[];
  instead: string;
}

/** One owner each, so that there is one copy and one way to use it. */
const ownerships: readonly Ownership[] = [
  {
    libraries: /^zustand(\/|$)/,
    owners: ['shared/session/', 'shared/i18n/', 'shared/ui/'],
    instead:
      'Session and language are the only stores: keep other state in the query cache, the address or useState.',
  },
  {
    libraries: /^axios(\/|$)/,
    owners: ['shared/api/', 'shared/testing/'],
    instead: 'Use api.call of @portal/api.',
  },
  {
    libraries: /^@tanstack\/react-query(\/|$)/,
    owners: ['shared/api/'],
    instead: 'Use useQuery, useMutation and queryOptions of @portal/api.',
  },
  {
    libraries: /^(@mantine\/|react-select|react-datepicker|mantine-react-table)/,
    owners: ['shared/ui/'],
    instead: 'Use the components of @portal/ui, or add one there.',
  },
  {
    libraries: /^universal-cookie(\/|$)/,
    owners: ['shared/session/'],
    instead: 'Use readCookie and writeCookie of @portal/session.',
  },
  {
    libraries: /^react-router(-dom)?(\/|$)/,
    // The last compares the gateway's routing with the router's.
    owners: ['shared/router/', 'shared/testing/', 'shell/', 'platform/src/tools/documents/'],
    instead: 'Use @portal/router.',
  },
  {
    libraries: /^(react-intl|@formatjs\/)/,
    owners: ['shared/i18n/'],
    instead: 'Use useMessages, FormattedMessage and the formats of @portal/i18n.',
  },
  {
    libraries: /^zod(\/|$)/,
    owners: ['shared/wire/', 'shared/build/', 'reference-api/', 'platform/'],
    instead: 'Use z of @portal/wire: pages have one small zod, the shell’s.',
  },
  {
    libraries: /^@module-federation\//,
    owners: ['shell/src/remotes/', 'platform/src/run/federation/', 'shared/build/'],
    instead:
      'Federation is known to the folder of the shell’s remotes, the platform’s manifests and the build presets only.',
  },
];

const fewLibraries: Record<string, readonly string[]> = {
  '@portal/contract': [],
  '@portal/release-rules': [],
  '@portal/wire': ['zod/mini', 'zod/locales'],
};

/** No other file of the package may import React. */
const reactOnlyIn: Record<string, readonly string[]> = { '@portal/session': ['useSession.ts'] };

const isBrowserRole = (role: string) => role === 'shell' || role === 'remote' || role === 'shared';

function whyNotHere({ package: from, file }: ImportSite, library: string): string | undefined {
  const few = fewLibraries[from.name];
  if (few && !few.includes(library))
    return `${from.name} imports ${few[0] ?? 'nothing'}${few[0] ? ' only' : ''}.`;
  const reactFiles = reactOnlyIn[from.name];
  if (reactFiles && /^react(-dom)?(\/|$)/.test(library) && !reactFiles.includes(file))
    return `In ${from.name} only ${reactFiles.join(', ')} knows React: the store itself runs without it.`;
  if (isBrowserRole(from.role) && library.startsWith('node:'))
    return `${from.name} runs in browsers: ${library} is for servers and tools.`;
  return undefined;
}

/** Returns the reason, or undefined when the import is allowed. */
export function whyLibraryIsForbidden(site: ImportSite, library: string): string | undefined {
  const here = isTestFile(site.file) ? undefined : whyNotHere(site, library);
  if (here !== undefined) return here;
  const path = `${site.package.folder}/src/${site.file}`;
  const ownership = ownerships.find(({ libraries }) => libraries.test(library));
  if (ownership === undefined || ownership.owners.some((owner) => path.startsWith(owner))) return undefined;
  const owners = ownership.owners.map((owner) => owner.replace(/\/$/, '')).join(', ');
  return `${library} belongs to ${owners}. ${ownership.instead}`;
}
