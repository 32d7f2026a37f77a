import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Navigate, useLocation } from '@portal/router';
import { AreaInProgress } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { libraryAt } from './libraries.ts';

/** /equities /fixed-income /international /markets /real-estate /all-research  [L-01] */
export function Component() {
  const { pathname } = useLocation();
  const { t } = useMessages<LibrariesMessage>();
  const library = libraryAt(pathname);
  if (library === undefined) return <Navigate to={pages.home.path} replace />;
  return <AreaInProgress title={t(library.title)} />;
}
