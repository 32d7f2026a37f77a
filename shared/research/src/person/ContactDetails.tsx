import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './ContactDetails.module.css';
import { mailHref, phoneHref } from './contactHref.ts';

interface ContactDetailsProps {
  email: string | null;
  phone: string | null;
}

/** A person's known contact details. [C-06] */
export function ContactDetails({ email, phone }: ContactDetailsProps) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <div className={styles.contacts}>
      <Contact label={t('research.person.email')} text={email} href={mailHref(email)} />
      <Contact label={t('research.person.phone')} text={phone} href={phoneHref(phone)} />
    </div>
  );
}

interface ContactProps {
  label: string;
  text: string | null;
  href: string | undefined;
}

function Contact({ label, text, href }: ContactProps) {
  if (text === null || text.trim() === '') return null;
  return (
    <p>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {href === undefined ? text : <a href={href}>{text}</a>}
    </p>
  );
}
