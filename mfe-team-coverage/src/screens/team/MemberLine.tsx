import { imageHref } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { mailHref, personText, phoneHref } from '@portal/research';
import { IconChevronDown, IconMail, IconPhone, Portrait } from '@portal/ui';
import type { TeamMember } from '@portal/wire-team-coverage';
import { useId, useState, type ReactNode } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from './MemberLine.module.css';
import { MemberDetails } from './MemberTile.tsx';

interface MemberLineProps {
  member: TeamMember;
  withProfile: boolean;
  /** Below the heading of a group, or of the page. */
  level: 2 | 3;
}

/** A team member on a phone: one tap calls, writes, or opens the rest. [C-06] */
export function MemberLine({ member, withProfile, level }: MemberLineProps) {
  const { t, language } = useMessages<TeamCoverageMessage>();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { name, role, email, phone, thumbnail_url: thumbnail } = member;
  const Heading = level === 2 ? 'h2' : 'h3';
  const { text: roleText, lang: roleLang } = role === null ? { text: '' } : personText(role, language);
  return (
    <article className={styles.line}>
      <div className={styles.person}>
        <Portrait src={imageHref(thumbnail)} name={name} size={44} />
        <div className={styles.words}>
          <Heading className={styles.name}>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={opened}
              aria-controls={id}
              onClick={() => setOpened(!opened)}
            >
              {name}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </Heading>
          {roleText === '' ? null : (
            <p className={styles.role} lang={roleLang}>
              {roleText}
            </p>
          )}
        </div>
      </div>
      <Contact href={phoneHref(phone)} label={t('teamCoverage.team.call', { name })}>
        <IconPhone size={22} stroke={1.5} aria-hidden="true" />
      </Contact>
      <Contact href={mailHref(email)} label={t('teamCoverage.team.write', { name })}>
        <IconMail size={22} stroke={1.5} aria-hidden="true" />
      </Contact>
      <div id={id} className={styles.more} hidden={!opened}>
        {opened ? <MemberDetails member={member} withProfile={withProfile} /> : null}
      </div>
    </article>
  );
}

interface ContactProps {
  href: string | undefined;
  label: string;
  children: ReactNode;
}

/** Leaves its place empty without an address, so that the symbols of all lines stand below each other. */
function Contact({ href, label, children }: ContactProps) {
  if (href === undefined) return <span />;
  return (
    <a className={styles.contact} href={href} aria-label={label}>
      {children}
    </a>
  );
}
