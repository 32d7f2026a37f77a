import { useMessages } from '@portal/i18n';
import { PageLink } from '@portal/research';
import { VisuallyHidden } from '@portal/ui';
import { useId, type ReactNode } from 'react';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './ProfilePart.module.css';

interface ProfilePartProps {
  title: string;
  /** Where all of it is, and of whom. */
  seeAll?: { to: string; of: string } | undefined;
  children: ReactNode;
}

/** A part of a profile below its heading, with the way to all of what it shows some of. */
export function ProfilePart({ title, seeAll, children }: ProfilePartProps) {
  const { t } = useMessages<ProfilesMessage>();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.line}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {seeAll === undefined ? null : (
          <PageLink to={seeAll.to} className={styles.all}>
            {t('profiles.seeAll')}
            <VisuallyHidden> {seeAll.of}</VisuallyHidden>
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}
