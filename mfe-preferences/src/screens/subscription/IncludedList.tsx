import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { IconCheck, IconLock, VisuallyHidden } from '@portal/ui';
import { useId } from 'react';
import type { en } from '#messages/en.ts';
import styles from './Subscription.module.css';

interface IncludedListProps {
  title: string;
  entries: readonly { name: string; included: boolean; to?: string | undefined }[];
}

/** Lists what the subscription includes and what it does not; nothing if empty. */
export function IncludedList({ title, entries }: IncludedListProps) {
  const { t } = useMessages<keyof typeof en>();
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ name, included, to }) => (
          <li key={name} className={styles.entry} data-included={included}>
            <Mark included={included} />
            <span className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</span>
            {included ? (
              <VisuallyHidden>{t('preferences.subscription.included')}</VisuallyHidden>
            ) : (
              <span className={styles.not}>{t('preferences.subscription.notIncluded')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ included }: { included: boolean }) {
  const Icon = included ? IconCheck : IconLock;
  return <Icon size={18} stroke={1.75} className={styles.mark} aria-hidden="true" />;
}
