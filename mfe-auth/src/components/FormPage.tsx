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
  children: ReactNode;
}

/** A page of this area: a heading and one narrow column. */
export function FormPage({ title, lead, notice, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {notice === undefined ? null : <Notice notice={notice} />}
      {children}
    </div>
  );
}
