import { useMessages } from '@portal/i18n';
import { Link, useLocation } from '@portal/router';
import { IconExternalLink, VisuallyHidden } from '@portal/ui';
import type { PageEnvironment } from '@portal/wire';
import type { PagesAhead } from './pagesAhead.ts';
import { useIntent } from './useIntent.ts';
import { isActiveTab, type Tab } from '../tabs.ts';

export interface TabsProps {
  /** Undefined while not known. */
  tabs: readonly Tab[] | undefined;
  environment: PageEnvironment;
  ahead: PagesAhead;
}

interface TabLinksProps extends Omit<TabsProps, 'tabs'> {
  tabs: readonly Tab[];
  className: string | undefined;
  onVisit?: () => void;
}

export function TabLinks({ tabs, environment, ahead, className, onVisit }: TabLinksProps) {
  const { t, language } = useMessages();
  const { pathname } = useLocation();
  const isHere = (path: string) => isActiveTab(path, pathname);
  const intent = useIntent(ahead, isHere);
  return tabs.map(({ label, path }) => (
    <li key={path ?? 'calendar'}>
      {path === undefined ? (
        <a
          href={environment.links.corporateAccess}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
        >
          <span data-label={label[language]}>{label[language]}</span>
          <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
          <VisuallyHidden>{t('shell.header.newTab')}</VisuallyHidden>
        </a>
      ) : (
        <Link
          to={path}
          className={className}
          aria-current={isHere(path) ? 'page' : undefined}
          {...intent.of(path)}
          onClick={() => {
            intent.follow();
            onVisit?.();
          }}
        >
          <span data-label={label[language]}>{label[language]}</span>
        </Link>
      )}
    </li>
  ));
}
