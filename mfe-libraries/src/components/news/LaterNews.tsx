import type { FilterState } from '@portal/research';
import { lazyComponent } from '@portal/ui';
import type { NewsProps } from './News.tsx';
import styles from './LaterNews.module.css';
import { useOnlyNew } from './useOnlyNew.ts';

const News = lazyComponent(async () => (await import(/* webpackChunkName: "marking" */ './News.tsx')).News, {
  silent: true,
});

export interface LaterNewsProps extends Omit<NewsProps, 'news' | 'onOnlyNew'> {
  /** Undefined if unknown. */
  news: NewsProps['news'] | undefined;
  onChange: (filters: FilterState) => void;
}

/** An active filter stays, so that it can be taken away. */
export const showsNews = ({ news, filters }: Pick<LaterNewsProps, 'news' | 'filters'>): boolean =>
  news !== undefined && (news.count > 0 || filters.onlyNew === true);

/**
 * Shows what is new in a list, loaded after the list. Hidden on a first visit, if nothing is new, or if the API does
 * not report it; an active filter stays. [L-21]
 */
export function LaterNews({ news, onChange, ...props }: LaterNewsProps) {
  const { filters } = props;
  const onOnlyNew = useOnlyNew({ filters, onChange });
  if (news === undefined || !showsNews({ news, filters })) return null;
  return <News waiting={<div className={styles.room} />} part={{ news, ...props, onOnlyNew }} />;
}
