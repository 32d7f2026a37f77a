import { firstViewTop, isFirstViewShown } from '@portal/contract';
import { closeDialog, focusHeading } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { usePortal } from './PortalContext.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ApplyUpdates } from '../updates/ApplyUpdates.tsx';

/**
 * Focuses the heading after a navigation or retry; the first page leaves the focus to the browser. Never scrolls, so
 * going back keeps the position. [S-06]
 */
function useFocusOnHeading() {
  const { pathname } = useLocation();
  const { retries } = usePortal();
  const isFresh = useRef(retries === 0);
  useEffect(() => {
    if (!isFresh.current) focusHeading();
    isFresh.current = false;
  }, [pathname]);
}

/**
 * Names the history entry that this document was loaded for. The router's key is the same for the first entry of every
 * document, so that scroll positions of several addresses would get mixed up.
 */
export function nameFirstEntry(): string {
  const state = history.state as { entry?: string } | null;
  const entry = state?.entry ?? String(performance.timeOrigin);
  history.replaceState({ ...state, entry }, '');
  return entry;
}

/** The router's key of the entry that the document was loaded for. */
const firstKey = 'default';

/** Runs when the page first stands, in the order of the elements. */
function AtFirst({ act }: { act: () => void }) {
  const first = useRef(act);
  useLayoutEffect(() => first.current(), []);
  return null;
}

/** Names the page by its entry of the history; a filter that replaces its address stays on it. */
function usePageEntry(): string {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [page, setPage] = useState({ key, pathname });
  const isSame = page.key === key || (isReplaced && page.pathname === pathname);
  if (!isSame) setPage({ key, pathname });
  return isSame ? page.key : key;
}

/** A dialogue is part of the page on which it was opened. */
function useCloseDialogOnLeaving() {
  const page = usePageEntry();
  useEffect(() => closeDialog, [page]);
}

export function Root({ entry }: { entry: string }) {
  const { state } = useNavigation();
  const { key } = useLocation();
  const firstPlace = useRef(0);
  useFocusOnHeading();
  useCloseDialogOnLeaving();

  function noteFirstPlace() {
    // Not for another page, to which the reader has gone by the header meanwhile.
    if (key === firstKey && isFirstViewShown()) firstPlace.current = firstViewTop();
  }

  function keepFirstPlace() {
    if (firstPlace.current > 0) window.scrollTo({ top: firstPlace.current, behavior: 'instant' });
  }

  return (
    <>
      <NavigationProgress active={state !== 'idle'} />
      <Outlet />
      {/* ScrollRestoration begins at the top, but the reader may have scrolled a first view. */}
      <AtFirst act={noteFirstPlace} />
      <ScrollRestoration getKey={({ key }) => (key === firstKey ? entry : key)} />
      <AtFirst act={keepFirstPlace} />
      <ApplyUpdates />
    </>
  );
}
