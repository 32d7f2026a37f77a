import { useMessages } from '@portal/i18n';
import { PageLink } from '@portal/research';
import { VisuallyHidden } from '@portal/ui';
import { useId, type ReactNode } from 'react';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './ProfilePart.module.css';

interface ProfilePartProps {
  title: string;
  /** A link to everything, and whose it is. */
  seeAll?: { to: string; of: string } | undefined;
  children: ReactNode;
}

/** A section of a profile, with an optional link to the full list. */
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
