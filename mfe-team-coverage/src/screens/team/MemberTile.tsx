import { imageHref } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { ContactDetails, PageLink, personText, profileLink } from '@portal/research';
import { Portrait, VisuallyHidden } from '@portal/ui';
import type { TeamMember } from '@portal/wire-team-coverage';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from './MemberTile.module.css';

interface MemberTileProps {
  member: TeamMember;
  withProfile: boolean;
}

/** A team member. [C-06] */
export function MemberTile({ member, withProfile }: MemberTileProps) {
  const { language } = useMessages<TeamCoverageMessage>();
  const { name, role, thumbnail_url: thumbnail } = member;
  const { text: roleText, lang: roleLang } = role === null ? { text: '' } : personText(role, language);
  return (
    <article className={styles.tile}>
      <div className={styles.head}>
        <Portrait src={imageHref(thumbnail)} name={name} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          {roleText === '' ? null : (
            <p className={styles.role} lang={roleLang}>
              {roleText}
            </p>
          )}
        </div>
      </div>
      <MemberDetails member={member} withProfile={withProfile} />
    </article>
  );
}

/** What a person does, their contacts, and the way to their profile. [C-06] */
export function MemberDetails({ member, withProfile }: MemberTileProps) {
  const { t, language } = useMessages<TeamCoverageMessage>();
  const { name, bio, email, phone } = member;
  const profile = withProfile ? profileLink({ ...member, category: 'Analyst' }) : undefined;
  return (
    <>
      {bio.length === 0 ? null : (
        <div className={styles.bio}>
          {bio.map((paragraph) => {
            const { text, lang } = personText(paragraph, language);
            return (
              <p key={paragraph.value} lang={lang}>
                {text}
              </p>
            );
          })}
        </div>
      )}
      <div className={styles.foot}>
        <ContactDetails email={email} phone={phone} />
        {profile === undefined ? null : (
          <PageLink to={profile} className={styles.view}>
            {t('teamCoverage.team.view')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </PageLink>
        )}
      </div>
    </>
  );
}
