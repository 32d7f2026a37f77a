import { imageHref } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ContactDetails, PageLink, personText } from '@portal/research';
import { QuietFailure, Skeleton } from '@portal/ui';
import type { Analyst } from '@portal/wire-profiles';
import type { ProfilesMessage } from '#messages/index.ts';
import { AnalystPhoto } from './AnalystPhoto.tsx';
import styles from './AnalystProfile.module.css';

interface AnalystPersonProps {
  name: string;
  /** Undefined while loading. */
  person: Analyst | undefined;
  /** The address of the analyst's team page. */
  team: string;
  /** Set if the person could not be read. */
  onRetry: (() => void) | undefined;
}

/** The analyst's role and contact details. [P-04] */
export function AnalystPerson({ name, person, team, onRetry }: AnalystPersonProps) {
  const { t, language } = useMessages<ProfilesMessage>();
  if (person === undefined && onRetry !== undefined)
    return <QuietFailure of={t('profiles.analyst.person')} onRetry={onRetry} />;
  if (person === undefined) return <Skeleton height="14rem" />;
  const role = person.role === null ? undefined : personText(person.role, language);
  return (
    <section className={styles.person} aria-label={t('profiles.analyst.person')}>
      {onRetry === undefined ? null : <QuietFailure onRetry={onRetry} />}
      <AnalystPhoto src={imageHref(person.thumbnail_url)} name={name} />
      <div className={styles.about}>
        {role === undefined ? null : (
          <p className={styles.role} lang={role.lang}>
            {role.text}
          </p>
        )}
        {person.bio.map((paragraph) => {
          const { text, lang } = personText(paragraph, language);
          return (
            <p key={paragraph.value} lang={lang}>
              {text}
            </p>
          );
        })}
        <ContactDetails email={person.email} phone={person.phone} />
        <p className={styles.team}>
          <PageLink to={team}>{t('profiles.team')}</PageLink>
        </p>
      </div>
    </section>
  );
}
