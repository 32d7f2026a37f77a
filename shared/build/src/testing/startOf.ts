import { join, relative } from 'node:path';
import { releasedPages } from '../release/releasedPages.ts';
import { readPackage } from '../workspace.ts';

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
 * Returns the shell's start with these areas instead of its loader.
 * @param place its folder, three below the shell
 */
export async function startOf(place: string, remotes: readonly string[]): Promise<string> {
  const areas = remotes.map((folder, index) => {
    const path = relative(place, join(folder, 'src/remote.ts'));
    return { folder, name: readPackage(folder).name, local: `area${index}`, path };
  });
  const declared = areas.map(async ({ name, folder }) => [name, await releasedPages(folder)] as const);
  const claims = Object.fromEntries(await Promise.all(declared));
  return `
${shellParts}
${areas.map(({ local, path }) => `import ${local} from '${path}';`).join('\n')}

const areas = {${areas.map(({ name, local }) => `'${name}': ${local}`).join(', ')}};
const claims = ${JSON.stringify(claims)};

const { environment } = readEnvironment(document);
const served = [{ ...environment, remotes: {} }];
offerScriptPolicy(releasedFiles(() => served, __webpack_public_path__));
for (const [name, pages] of Object.entries(claims)) environment.remotes[name] = { version: 'plain', pages };
await completeStyles(document);
await addMessages('shell', loadShellMessages);
await connectLanguage();

const withWords = async (name) => {
  const area = areas[name];
  await addMessages(name, area.loadMessages);
  return area;
};
const loader = {
  load: withWords,
  async screen(name, { group, path }) {
    const { routes } = areas[name];
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
