import type { Entitlements } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Link, useLocation } from '@portal/router';
import { IconExternalLink, VisuallyHidden } from '@portal/ui';
import { isActiveTab, type Tab } from '../tabs.ts';

export interface TabsProps {
  /** Undefined: not known, so no tab is shown. */
  entitlements: Entitlements | undefined;
  /** The calendar outside of the portal. */
  corporateAccess: string;
  /** Whether a path leads to a retired area. */
  isRetired: (path: string) => boolean;
  /** Fetches the area of a path ahead of a visit. */
  onPrefetch: (path: string) => void;
}

interface TabLinksProps extends Pick<TabsProps, 'corporateAccess' | 'onPrefetch'> {
  tabs: readonly Tab[];
  className: string | undefined;
  /** The reader went to one of the pages. */
  onVisit?: () => void;
}

/** Tabs as list items: the row of the header and the menu of a small screen share them. */
export function TabLinks({ tabs, corporateAccess, onPrefetch, className, onVisit }: TabLinksProps) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  return tabs.map(({ message, path }) => (
    <li key={message}>
      {path === undefined ? (
        <a href={corporateAccess} target="_blank" rel="noopener noreferrer" className={className}>
          <span data-label={t(message)}>{t(message)}</span>
          <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
          <VisuallyHidden>{t('shell.header.newTab')}</VisuallyHidden>
        </a>
      ) : (
        <Link
          to={path}
          className={className}
          aria-current={isActiveTab(path, pathname) ? 'page' : undefined}
          onPointerEnter={() => onPrefetch(path)}
          onFocus={() => onPrefetch(path)}
          onClick={onVisit}
        >
          <span data-label={t(message)}>{t(message)}</span>
        </Link>
      )}
    </li>
  ));
}
