import { useMessages } from '@portal/i18n';
import { useShownPageName } from '@portal/router';
import { useLocation } from 'react-router-dom';
import type { LoadedScreen } from '../remotes/remoteLoader.ts';
import { PageTitle } from '../screens/PageTitle.tsx';

/**
 * The component of one route, whose screen may come from another version at each navigation. The page on show stays
 * what it is while the next one is on its way, so screens are told apart by the path they were loaded for.
 */
export function areaPage() {
  const screens = new Map<string, LoadedScreen>();
  let latest: LoadedScreen | undefined;

  /** The screen under the title of its route, which begins with what the screen names itself. An error in its place brings its own title. [S-06] */
  function Page() {
    const { t } = useMessages();
    const name = useShownPageName();
    const screen = screens.get(useLocation().pathname) ?? latest;
    // No route is shown before its loader has run.
    if (screen === undefined) return null;
    const { handle, Component } = screen;
    const title = t(handle.title);
    return (
      <>
        <PageTitle page={name === undefined ? title : `${name} – ${title}`} />
        <Component />
      </>
    );
  }

  return {
    Page,
    show(screen: LoadedScreen, pathname: string) {
      screens.set(pathname, screen);
      latest = screen;
    },
  };
}
