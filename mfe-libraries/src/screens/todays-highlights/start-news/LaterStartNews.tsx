import { useMayOpen } from '@portal/api';
import { pages } from '@portal/contract';
import { newsAtStart } from '@portal/session';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import styles from './LaterStartNews.module.css';

const StartNews = lazyComponent(
  async () => (await import(/* webpackChunkName: "start-news" */ './StartNews.tsx')).StartNews,
  { silent: true },
);

/** What is new on what the client follows, above the highlights, for a client who wants it and may open that page: loaded after the list, in a place of its size. [L-25] */
export function LaterStartNews() {
  // Once: the server's answer counts from the next visit of the page on, so that nothing moves.
  const [hasNews] = useState(newsAtStart);
  const isOpen = useMayOpen(pages.newForYou);
  return hasNews === true && isOpen ? (
    <StartNews waiting={<div className={styles.room} />} part={{}} />
  ) : null;
}
