import type { FilterState } from '@portal/research';
import { laterPart } from '@portal/ui';
import type { NewsProps } from './News.tsx';
import styles from './LaterNews.module.css';
import { useOnlyNew } from './useOnlyNew.ts';

const News = laterPart(async () => (await import(/* webpackChunkName: "marking" */ './News.tsx')).News, {
  silent: true,
});

interface LaterNewsProps extends Omit<NewsProps, 'news' | 'onOnlyNew'> {
  /** Undefined where that is not known. */
  news: NewsProps['news'] | undefined;
  onChange: (filters: FilterState) => void;
}

/**
 * What is new of a list, after the list. Nothing at the first visit, when there is nothing new, or where an API does not tell: the
 * filter itself stays as long as it is chosen. [L-21]
 */
export function LaterNews({ news, onChange, ...props }: LaterNewsProps) {
  const { filters } = props;
  const onOnlyNew = useOnlyNew({ filters, onChange });
  if (news === undefined || (news.count === 0 && filters.onlyNew !== true)) return null;
  return <News waiting={<div className={styles.room} />} part={{ news, ...props, onOnlyNew }} />;
}
