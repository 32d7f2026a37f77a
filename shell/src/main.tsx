import { endFirstView } from '@portal/contract';
import { addMessages } from '@portal/i18n';
import { cleanTypedText } from '@portal/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ErrorCatcher, meetFault } from './reports/errorCatcher.ts';
import { whenAtRest } from './layout/navigation/atRest.ts';
import { markOpening, takeFrozen } from './remotes/openingMark.ts';
import { loadEntriesBy, offerRuntimeToRemotes, remotesRuntime } from './remotes/runtime.ts';
import { provideShared } from './remotes/provideShared.ts';
import { releasedFiles } from './remotes/integrity/releasedFiles.ts';
import { createAreaDetails } from './updates/areaDetails.ts';
import { createEnvironmentNews } from './updates/environmentNews.ts';
import { createRunningEnvironment } from './updates/runningEnvironment.ts';
import { createRemoteLoader } from './remotes/remoteLoader.ts';
import { createFaultReporter, writeToConsole, type ReportFault } from './reports/reportFault.ts';
import { shellFacts } from './remotes/shellFacts.ts';
import { checkElements } from './remotes/integrity/checkElements.ts';
import { offerScriptPolicy } from './remotes/integrity/scriptPolicy.ts';
import { shellSingletons } from './remotes/singletons.ts';
import { loadShellMessages } from './messages/index.ts';
import { startOverrides } from './overrides/startOverrides.ts';
import { startPreview } from './preview/startPreview.ts';
import { PortalApp } from './PortalApp.tsx';
import { completeStyles } from './start/completeStyles.ts';
import { connectLanguage } from './start/language.ts';
import { PortalBroken } from './start/PortalBroken.tsx';
import { readEnvironment } from './start/readEnvironment.ts';
import { followTranslation } from './start/followTranslation.ts';
import { OldBrowser } from './start/OldBrowser.tsx';
import { rootOptions } from './start/rootOptions.ts';
import { isSupportedBrowser } from './start/supportedBrowser.ts';
import { showMissedPresses } from './start/showMissedPresses.ts';
import { StartFailure } from './start/StartFailure.tsx';

/** Folder of the shell's own files, determined by its build. */
declare const __webpack_public_path__: string;

const errors = new ErrorCatcher();
errors.listen();
cleanTypedText(window);
showMissedPresses();
const frozen = takeFrozen();

/** Instead of the portal and its first view. */
function showAlone(root: Root, notice: ReactNode): void {
  root.render(notice);
  endFirstView();
}

async function start(root: Root): Promise<void> {
  if (!isSupportedBrowser()) {
    showAlone(root, <OldBrowser />);
    return;
  }
  await completeStyles(document);
  const reading = readEnvironment(document);
  if (!reading.ok) {
    showAlone(root, <StartFailure problem={reading.problem} />);
    return;
  }
  const running = createRunningEnvironment(reading.environment, shellFacts);
  const integrityOf = releasedFiles(running.all, __webpack_public_path__);
  checkElements(integrityOf);
  loadEntriesBy(offerScriptPolicy(integrityOf), integrityOf);
  offerRuntimeToRemotes();
  const overriding = startOverrides(reading.environment);
  const previewing = startPreview(reading.environment);
  await addMessages('shell', loadShellMessages);
  const applied = await overriding;
  if (applied !== undefined) running.changeBy(applied.overrides.applyTo);
  await connectLanguage();
  const news = createEnvironmentNews({ running: running.current });
  const tellOfFault = meetFault(errors);
  /** Only this file knows the folder of the shell's files. */
  const placed = () => {
    const environment = running.current();
    return { ...environment, shell: { ...environment.shell, baseUrl: __webpack_public_path__ } };
  };
  const write = createFaultReporter(placed, (fault, error, found) => {
    void writeToConsole(fault, found);
    tellOfFault(fault, error, found);
    // A file that fails to load may have been replaced.
    if (fault.outcome !== 'recovered') void news.look('fault');
  });
  const report: ReportFault = (fault) => {
    write(fault);
    applied?.overrides.onFault(fault);
  };
  const details = createAreaDetails({ running, news });
  const loader = createRemoteLoader({
    environment: running.current,
    report,
    complete: details.complete,
    runtime: () => remotesRuntime(),
    singletons: shellSingletons,
    shell: running.shell,
    provideShared,
    addMessages,
    onShown: (release) => {
      markOpening(release);
      void whenAtRest(details.fetchAhead);
    },
    frozen,
  });
  const { originOf: overrideOf = () => undefined } = applied?.overrides ?? {};
  errors.tell({ environment: running.current, versionOf: loader.version, overrideOf });
  const banners = [await previewing, applied?.Banner].filter((banner) => banner !== undefined);
  root.render(
    <PortalApp
      running={running}
      news={news}
      loader={loader}
      report={report}
      overrides={applied}
      banners={banners}
    />,
  );
}

const place = document.getElementById('portal');
if (place === null) throw new Error('The page has no place for the portal.');
const root = createRoot(
  place,
  rootOptions(
    (met) => errors.meet(met),
    (error) => showAlone(root, <PortalBroken error={error} />),
  ),
);
followTranslation(document.body);
start(root).catch((error: unknown) => {
  console.error(error);
  errors.meet({ kind: 'error', error });
  showAlone(root, <StartFailure problem={error instanceof Error ? error.message : String(error)} />);
});
