import { CONTRACT_VERSION, type ReleasedPage } from '@portal/contract';
import type { Environment } from '@portal/wire';
import type { PageParts } from '#run/gateway/page/composePage.ts';

export interface LivePackage {
  name: string;
  version: string;
  baseUrl: string;
  /** Remotes only. */
  area?: string;
  /** Remotes only. */
  pages?: ReleasedPage[] | undefined;
  /** Shell only: initial scripts and styles. */
  entryFiles: readonly string[];
  /** Shell only: its page. */
  template?: string;
}

const entry = 'remoteEntry.js';
const noFiles = { js: [], css: [] };

/** These files change with every save. */
const unchecked = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, '']));

/** Replaces released packages of a page by live ones. [F-13] */
export function liveParts(parts: PageParts, packages: readonly LivePackage[]): PageParts {
  const shell = packages.find(({ name }) => name === 'shell');
  const remotes = Object.fromEntries(
    packages.filter((one) => one !== shell).map((one) => [one.name, liveRemote(one)]),
  );
  const environment: Environment = {
    ...parts.environment,
    remotes: { ...parts.environment.remotes, ...remotes },
    live: packages.map(({ name }) => name),
  };
  return shell === undefined ? { ...parts, environment } : withShell({ ...parts, environment }, shell);
}

function liveRemote({
  version,
  baseUrl,
  area = '',
  pages = [],
}: LivePackage): Environment['remotes'][string] {
  return {
    version,
    contract: CONTRACT_VERSION,
    area,
    baseUrl,
    pages,
    manifest: { entry, exposed: noFiles, chunks: {} },
    integrity: unchecked([entry]),
    shared: {},
    uses: {},
  };
}

function withShell(parts: PageParts, { version, baseUrl, entryFiles, template }: LivePackage): PageParts {
  const shell = { version, contract: CONTRACT_VERSION, baseUrl };
  const js = entryFiles.filter((file) => file.endsWith('.js'));
  const css = entryFiles.filter((file) => file.endsWith('.css'));
  return {
    template: template ?? parts.template,
    environment: { ...parts.environment, shell },
    shellManifest: { entry: '', exposed: { js, css }, chunks: {} },
    shellIntegrity: unchecked(entryFiles),
  };
}
