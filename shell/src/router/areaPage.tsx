import { ScreenRelease, useMessages } from '@portal/i18n';
import { useShownPageName } from '@portal/router';
import { useLocation } from 'react-router-dom';
import type { LoadedScreen } from '../remotes/remoteLoader.ts';
import { PageTitle } from '../screens/PageTitle.tsx';

/** The title is the screen's own name, then the route's. An error sets its own. [S-06] */
function ScreenTitle({ title }: { title: string }) {
  const { t } = useMessages();
  const name = useShownPageName();
  const page = t(title);
  return <PageTitle page={name === undefined ? page : `${name} – ${page}`} />;
}

/**
 * A route's screen may come from another version at each navigation. The current page must not change while the next
 * one loads, so screens are keyed by path.
 */
export function areaPage() {
  const screens = new Map<string, LoadedScreen>();
  let latest: LoadedScreen | undefined;

  function Page() {
    const screen = screens.get(useLocation().pathname) ?? latest;
    // A route renders only after its loader.
    if (screen === undefined) return null;
    const { handle, release, Component } = screen;
    return (
      <ScreenRelease value={release}>
        <ScreenTitle title={handle.title} />
        <Component />
      </ScreenRelease>
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
