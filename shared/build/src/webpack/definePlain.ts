import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { readPackage } from '../workspace.ts';
import { baseConfiguration } from './base.ts';
import { EarlyScriptPlugin } from '../release/EarlyScriptPlugin.ts';
import { ReleaseFilePlugin } from '../release/ReleaseFilePlugin.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { ScriptPolicyPlugin } from './ScriptPolicyPlugin.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { splitVendor, TemplatePlugin } from './defineShell.ts';
import { routerOfReleases } from './routerOfReleases.ts';
import { offeredVersions, sharedEntries } from './sharedModules.ts';

/** What the bundle starts with: the shell's own start, with every area at hand instead of a loader of remotes. */
const startOf = (areas: readonly { name: string; path: string; paths: unknown }[]) => `
import { addMessages } from '@portal/i18n';
import { createRoot } from 'react-dom/client';
import { createEnvironmentNews } from '../../../src/federation/environment/environmentNews.ts';
import { createRunningEnvironment } from '../../../src/federation/environment/runningEnvironment.ts';
import { releasedFiles } from '../../../src/federation/integrity/releasedFiles.ts';
import { offerScriptPolicy } from '../../../src/federation/integrity/scriptPolicy.ts';
import { createFaultReporter } from '../../../src/federation/reportFault.ts';
import { loadShellMessages } from '../../../src/messages/index.ts';
import { PortalApp } from '../../../src/PortalApp.tsx';
import { completeStyles } from '../../../src/start/completeStyles.ts';
import { connectLanguage } from '../../../src/start/language.ts';
import { readEnvironment } from '../../../src/start/readEnvironment.ts';
${areas.map(({ path }, index) => `import area${index} from '${path}';`).join('\n')}

const areas = {${areas.map(({ name }, index) => `'${name}': area${index}`).join(', ')}};
const claims = ${JSON.stringify(Object.fromEntries(areas.map(({ name, paths }) => [name, paths])))};

const { environment } = readEnvironment(document);
const served = [{ ...environment, remotes: {} }];
offerScriptPolicy(releasedFiles(() => served, __webpack_public_path__));
for (const [name, paths] of Object.entries(claims)) environment.remotes[name] = { version: 'plain', paths };
await completeStyles(document);
await addMessages('shell', loadShellMessages);
await connectLanguage();

const withWords = async (name) => {
  await addMessages(name, areas[name].loadMessages);
  return areas[name];
};
const loader = {
  load: withWords,
  async screen(name, { group, path }) {
    const { handle, lazy } = areas[name].routes[group].find((route) => route.path === path);
    const screen = lazy();
    await withWords(name);
    return { ...(await screen), handle };
  },
  screenAhead: (name, page) => loader.screen(name, page),
  version: () => 'plain',
};
const running = createRunningEnvironment(environment);
const news = createEnvironmentNews({ running: running.current });
const report = createFaultReporter(running.current);
createRoot(document.getElementById('portal')).render(
  <PortalApp running={running} news={news} loader={loader} report={report} />,
);
`;

/** The shell's early script, with the questions by path in it: no environment names an area whose page could ask them. */
const earlyStartOf = (questions: object) => `
import { askEarly } from '../../../src/early/askEarly.ts';

const questions = ${JSON.stringify(questions)};
const script = document.currentScript;
const order = JSON.parse(script.dataset.portal);
script.dataset.portal = JSON.stringify({ ...order, ...questions[location.pathname] });
askEarly(document, location);
`;

function earlyScripts(place: string, questions: object | undefined): EarlyScriptPlugin[] {
  if (questions === undefined) return [];
  const file = join(place, 'plainEarly.ts');
  writeFileSync(file, earlyStartOf(questions));
  return [new EarlyScriptPlugin(file)];
}

interface PlainOptions {
  /** Where its files go. */
  output: string;
  /** By path, what its pages ask before their code has come. @default nothing */
  questions?: object | undefined;
}

/**
 * The same screens without federation, as one bundle split by screen: what `pnpm bench:load` compares with. It is built
 * like the shell, and released like one.
 * @param shell the shell's folder
 * @param remotes the folders of the areas
 */
export function definePlain(
  shell: string,
  remotes: readonly string[],
  { output, questions }: PlainOptions,
): Configuration {
  const place = join(shell, 'node_modules/.cache/portal');
  mkdirSync(place, { recursive: true });
  const areas = remotes.map((folder) => ({
    ...readPackage(folder),
    path: relative(place, join(folder, 'src/remote.ts')),
  }));
  writeFileSync(
    join(place, 'plain.tsx'),
    startOf(areas.map(({ name, path, paths }) => ({ name, path, paths }))),
  );
  const facts = readPackage(shell);
  const base = baseConfiguration(shell, 'release');
  return {
    ...base,
    cache: false,
    entry: { main: join(place, 'plain.tsx') },
    output: { ...base.output, path: output, uniqueName: 'portal-plain' },
    resolve: { ...base.resolve, alias: routerOfReleases(shell) },
    optimization: { ...base.optimization, splitChunks: splitVendor },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ PORTAL_SHELL_VERSION: JSON.stringify('plain') }),
      new ScriptPolicyPlugin(),
      new IntegrityPlugin(),
      new TemplatePlugin(join(shell, 'index.html')),
      ...earlyScripts(place, questions),
      new ReleaseFilePlugin({
        facts,
        version: releaseVersion(facts),
        first: 'main',
        shared: offeredVersions(shell),
        entries: sharedEntries(),
      }),
    ],
  };
}
