import { PageHeading } from '@portal/ui';
import type { ReactNode } from 'react';
import type { PageNotice } from '#notices/pageNotice.ts';
import styles from './FormPage.module.css';
import { Notice } from './Notice.tsx';

interface FormPageProps {
  title: string;
  lead: string;
  /** A message from the previous page. */
  notice?: PageNotice | undefined;
  /** Aligns the page left, like the pages for clients. @default false */
  forClients?: boolean;
  children: ReactNode;
}

/** Layout of this area's pages: a heading and one narrow column. */
export function FormPage({ title, lead, notice, forClients = false, children }: FormPageProps) {
  return (
    <div className={styles.page} data-for-clients={forClients || undefined}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {notice === undefined ? null : <Notice notice={notice} />}
      {children}
    </div>
  );
}
