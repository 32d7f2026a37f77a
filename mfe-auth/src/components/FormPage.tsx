import { PageHeading } from '@portal/ui';
import type { ReactNode } from 'react';
import type { PageNotice } from '#notices/pageNotice.ts';
import styles from './FormPage.module.css';
import { Notice } from './Notice.tsx';

interface FormPageProps {
  title: string;
  /** A sentence below the title. */
  lead: string;
  /** What the page before has this one say. */
  notice?: PageNotice | undefined;
  /** It stands among the pages for clients, where everything begins at the left. @default false */
  forClients?: boolean;
  children: ReactNode;
}

/** A page of this area: a heading and one narrow column. */
export function FormPage({ title, lead, notice, forClients = false, children }: FormPageProps) {
  return (
    <div className={styles.page} data-for-clients={forClients || undefined}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {notice === undefined ? null : <Notice notice={notice} />}
      {children}
    </div>
  );
}
