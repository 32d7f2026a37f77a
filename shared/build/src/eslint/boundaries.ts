import type { Package } from './packages.ts';

/** What each shared package may import. Imports only go down. */
const sharedLayers: Record<string, readonly string[]> = {
  contract: [],
  wire: [],
  'release-rules': ['contract'],
  session: ['contract'],
  i18n: ['contract'],
  router: ['contract'],
  api: ['contract', 'wire'],
  ui: ['contract', 'i18n', 'router'],
  research: ['api', 'contract', 'i18n', 'router', 'session', 'ui', 'wire'],
};

const everyShared = Object.keys(sharedLayers);

/** The same for other packages, by role. */
const byRole: Record<string, readonly string[]> = {
  shell: everyShared.filter((name) => name !== 'research'),
  remote: everyShared.filter((name) => name !== 'release-rules'),
  testing: everyShared,
  server: ['contract', 'wire', 'build', 'bucket', 'node', 'release-rules'],
  e2e: ['contract', 'wire', 'build', 'node'],
  tool: ['contract', 'wire', 'node'],
};

/** The shell imports it only here, so that remotes get the single copy. */
const researchProvider = 'remotes/provideShared.ts';

/** Its version alone. */
export const isManifest = (specifier: string) => specifier.endsWith('/package.json');

/** Compiled apart, for what is painted before that copy has come. */
const firstViewProviders = 'first-view/offers/';

/** `mfe-libraries/calls`: what this area alone asks the API. */
const isCallPackage = ({ folder }: Package) => folder.endsWith('/calls');

const isOwnCalls = (area: Package, calls: Package) => calls.folder === `${area.folder}/calls`;

export interface ImportSite {
  package: Package;
  /** Relative to the package's `src`, with forward slashes. */
  file: string;
  dynamic: boolean;
}

/** Tests may import what is never shipped. */
export const isTestFile = (file: string) => /\.test\.tsx?$/.test(file);

function allowedFor({ package: from, file }: ImportSite): readonly string[] {
  const shared = isCallPackage(from) ? ['wire'] : sharedLayers[from.folder.replace(/^shared\//, '')];
  const allowed = (from.role === 'shared' ? shared : byRole[from.role]) ?? [];
  return isTestFile(file) ? [...allowed, 'testing'] : allowed;
}

/** An area imports only its own calls; the API and its stand-ins import all. */
function whyCallsAreForbidden({ package: from, file }: ImportSite, calls: Package): string | undefined {
  const knowsAll = ['server', 'e2e', 'testing'].includes(from.role) || isTestFile(file);
  if (knowsAll || isOwnCalls(from, calls)) return undefined;
  return `${calls.name} holds the calls that one area alone makes, and is compiled into that area. Move a call that others need too into @portal/wire.`;
}

function whyResearchIsForbidden(site: ImportSite): string | undefined {
  if (site.package.role !== 'shell' || (site.dynamic && site.file === researchProvider)) return undefined;
  if (site.file.startsWith(firstViewProviders)) return undefined;
  return `The shell offers @portal/research to the areas and does not use it: only a dynamic import in ${researchProvider}. Put what the layout needs into @portal/ui.`;
}

/** Returns the reason, or undefined when the import is allowed. */
export function whyPackageIsForbidden(site: ImportSite, target: Package): string | undefined {
  const { package: from } = site;
  if (from.name === target.name) return `Import from ${target.name} within itself by a relative path.`;
  if (target.role === 'remote')
    return `Areas and shell never import one another: link through pages of @portal/contract, or move what both need into a package under shared/.`;
  if (target.role === 'testing' && !isTestFile(site.file))
    return `@portal/testing is for tests: import it in a *.test.ts(x) file.`;
  const name = target.folder.replace(/^shared\//, '');
  if (name === 'research' && from.role === 'shell') return whyResearchIsForbidden(site);
  if (isCallPackage(target)) return whyCallsAreForbidden(site, target);
  const allowed = allowedFor(site);
  if (allowed.includes(name) && target.folder.startsWith('shared/')) return undefined;
  const choice =
    allowed.length > 0 ? allowed.map((each) => `@portal/${each}`).join(', ') : 'no other package';
  return `${from.name} may import ${choice}; ${target.name} is not below it. Pass what you need in, or move the code up.`;
}
