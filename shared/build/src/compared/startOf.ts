import { releasedPages } from '../release/releasedPages.ts';
import { readPackage } from '../workspace.ts';

/** `load` is an expression that resolves to the remote module. */
export interface AreaOfStart {
  folder: string;
  load: string;
}

const shellParts = `import { addMessages } from '@portal/i18n';
import { createRoot } from 'react-dom/client';
import { createEnvironmentNews } from '../../../src/updates/environmentNews.ts';
import { createRunningEnvironment } from '../../../src/updates/runningEnvironment.ts';
import { releasedFiles } from '../../../src/remotes/integrity/releasedFiles.ts';
import { offerScriptPolicy } from '../../../src/remotes/integrity/scriptPolicy.ts';
import { createFaultReporter } from '../../../src/reports/reportFault.ts';
import { loadShellMessages } from '../../../src/messages/index.ts';
import { PortalApp } from '../../../src/PortalApp.tsx';
import { completeStyles } from '../../../src/start/completeStyles.ts';
import { connectLanguage } from '../../../src/start/language.ts';
import { readEnvironment } from '../../../src/start/readEnvironment.ts';`;

/**
 * Returns the shell's start with `areas` instead of its loader. The file must lie three folders below the shell.
 * @param imports import statements for the areas' expressions
 */
export async function startOf(
  areas: readonly AreaOfStart[],
  imports: readonly string[] = [],
): Promise<string> {
  const named = areas.map(({ folder, load }) => ({ ...readPackage(folder), folder, load }));
  const declared = named.map(async ({ name, folder }) => [name, await releasedPages(folder)] as const);
  const claims = Object.fromEntries(await Promise.all(declared));
  return `
${shellParts}
${imports.join('\n')}

const areas = {${named.map(({ name, load }) => `'${name}': () => ${load}`).join(', ')}};
const claims = ${JSON.stringify(claims)};

const { environment } = readEnvironment(document);
const served = [{ ...environment, remotes: {} }];
offerScriptPolicy(releasedFiles(() => served, __webpack_public_path__));
for (const [name, pages] of Object.entries(claims)) environment.remotes[name] = { version: 'plain', pages };
await completeStyles(document);
await addMessages('shell', loadShellMessages);
await connectLanguage();

const withWords = async (name) => {
  const area = await areas[name]();
  await addMessages(name, area.loadMessages);
  return area;
};
const loader = {
  load: withWords,
  async screen(name, { group, path }) {
    const { routes } = await areas[name]();
    const { handle, lazy } = routes[group].find((route) => route.path === path);
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
  <PortalApp running={running} news={news} loader={loader} report={report} banners={[]} />,
);
`;
}
