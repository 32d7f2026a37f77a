import { useQuery } from '@portal/api';
import { useMessages, useToday } from '@portal/i18n';
import { canClear, noFilters, writeFilters, type FilterState } from '@portal/research';
import { Link } from '@portal/router';
import { Menu, QuietFailure, useIsNarrow, VisuallyHidden } from '@portal/ui';
import { savedViewsQuery } from '#api/views.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';
import { currentView, viewSearch } from './viewQuery.ts';
import styles from './ViewTabs.module.css';

/** The API's maximum count. */
const mostCounted = 100;

const numberOf = (found: number) => (found < mostCounted ? String(found) : `${mostCounted - 1}+`);

interface ViewTabsProps {
  library: Library;
  filters: FilterState;
}

/** Saved views as tabs, in narrow windows as a menu, with counts of new publications; nothing without views. [L-23] */
export function ViewTabs({ library, filters }: ViewTabsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const isNarrow = useIsNarrow();
  const today = useToday();
  const { data, isError, refetch } = useQuery(savedViewsQuery(library.name));
  if (data === undefined)
    return isError ? <QuietFailure of={t('libraries.views')} onRetry={() => void refetch()} /> : null;
  const { views } = data;
  if (views.length === 0) return null;
  const current = currentView(views, filters, today);
  const { path } = library.page;
  // Naming the languages prevents restoring filters from the last visit.
  const all = writeFilters({ ...noFilters, tagFilters: { Language: filters.tagFilters.Language ?? [] } });
  const tabs = [
    {
      id: 'all',
      name: t('libraries.views.all'),
      to: path + all,
      found: 0,
      on: current === undefined && !canClear(filters),
    },
    ...views.map((view) => ({
      id: String(view.id),
      name: view.name,
      found: view.new,
      to: path + viewSearch(view.query, today),
      on: view === current,
    })),
  ];
  if (isNarrow)
    return (
      <Menu
        button={current?.name ?? t('libraries.views')}
        label={current && `${t('libraries.views')}: ${current.name}`}
        items={tabs.map(({ id, name, to, found }) => ({
          id,
          to,
          label: found === 0 ? name : t('libraries.views.withNew', { name, number: numberOf(found) }),
        }))}
      />
    );
  return (
    <nav className={styles.tabs} aria-label={t('libraries.views')}>
      {tabs.map(({ id, name, to, found, on }) => (
        <Link key={id} to={to} className={styles.tab} aria-current={on ? 'page' : undefined}>
          {name}
          {found === 0 ? null : (
            <span className={styles.number}>
              {numberOf(found)}
              <VisuallyHidden> {t('libraries.views.new')}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
