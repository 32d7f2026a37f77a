import type { Entitlements } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Link, useLocation } from '@portal/router';
import { IconExternalLink, VisuallyHidden } from '@portal/ui';
import { isActiveTab, type Tab } from '../tabs.ts';

export interface TabsProps {
  /** Undefined while not known: no tabs. */
  entitlements: Entitlements | undefined;
  /** Address of the external calendar. */
  corporateAccess: string;
  isRetired: (path: string) => boolean;
  onPrefetch: (path: string) => void;
}

interface TabLinksProps extends Pick<TabsProps, 'corporateAccess' | 'onPrefetch'> {
  tabs: readonly Tab[];
  className: string | undefined;
  onVisit?: () => void;
}

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
