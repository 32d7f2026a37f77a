import { containerName } from '@portal/contract';
import type { Environment, RemoteRelease } from '@portal/wire';

interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** The part of Module Federation's `mf-manifest.json` that its runtime and tools read. */
interface FederationManifest {
  id: string;
  name: string;
  metaData: {
    name: string;
    type: 'app';
    buildInfo: { buildVersion: string; buildName: string };
    remoteEntry: { name: string; path: string; type: 'global' };
    types: { path: string; name: string; zip: string; api: string };
    globalName: string;
    pluginVersion: string;
    publicPath: string;
  };
  shared: {
    id: string;
    name: string;
    version: string;
    singleton: true;
    requiredVersion: string;
    assets: Assets;
  }[];
  remotes: [];
  exposes: { id: string; name: string; path: string; assets: Assets }[];
}

const none = (): Assets => ({ js: { sync: [], async: [] }, css: { sync: [], async: [] } });

/** The only module that a remote exposes. */
const exposed = 'remote';

function assetsOf({ manifest, integrity }: RemoteRelease): Assets {
  const { js, css } = manifest.exposed;
  const later = Object.keys(integrity).filter(
    (file) => file !== manifest.entry && !js.includes(file) && !css.includes(file),
  );
  const ending = (end: string) => later.filter((file) => file.endsWith(end));
  return { js: { sync: js, async: ending('.js') }, css: { sync: css, async: ending('.css') } };
}

/**
 * A remote that an environment has in force, for the tools of Module Federation. The portal's pages do not need it.
 *
 * @param origin of the portal
 * @returns undefined if the environment has no such remote
 */
export function federationManifest(
  { remotes }: Pick<Environment, 'remotes'>,
  name: string,
  origin: string,
): FederationManifest | undefined {
  const release = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (release === undefined) return undefined;
  const container = containerName(name, release.version);
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: release.version, buildName: name },
      remoteEntry: { name: release.manifest.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: '2.9.2',
      publicPath: new URL(release.baseUrl, origin).href,
    },
    shared: Object.entries(release.shared).map(([library, requiredVersion]) => ({
      id: `${container}:${library}`,
      name: library,
      version: requiredVersion.replace('^', ''),
      singleton: true,
      requiredVersion,
      assets: none(),
    })),
    remotes: [],
    exposes: [
      { id: `${container}:${exposed}`, name: exposed, path: `./${exposed}`, assets: assetsOf(release) },
    ],
  };
}
