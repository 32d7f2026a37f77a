import { useQuery, api, queryOptions } from '@portal/api';
import type { Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { portalLinks } from '@portal/session';
import { IconExternalLink, QuietFailure, Skeleton, VisuallyHidden } from '@portal/ui';
import { type Policy, privacyTextAt } from '@portal/wire-preferences';
import type { en } from '#messages/en.ts';
import styles from './PrivacyPolicy.module.css';

/** Reads the privacy policy from the portal's host, at the address that the environment configures. */
const privacyTextQuery = (address: string, language: Language) =>
  queryOptions({
    queryKey: ['preferences', 'privacy-text', address, language],
    queryFn: ({ signal }) => {
      const { href } = new URL(address.replace('{language}', language), location.origin);
      return api.call(privacyTextAt(href), { signal });
    },
    staleTime: Infinity,
  });

/** The scrollable privacy policy in the chosen language, with a link to its full text. */
export function PrivacyPolicy({ language }: { language: Language }) {
  const { t } = useMessages<keyof typeof en>();
  const { privacy, privacyText } = portalLinks();
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('preferences.terms.policy')}</h2>
      {privacyText === undefined ? null : <Text address={privacyText} language={language} />}
      <p className={styles.full}>
        <a href={privacy} target="_blank" rel="noopener noreferrer">
          {t('preferences.terms.fullPolicy')}
          <IconExternalLink size={16} stroke={1.5} aria-hidden="true" />
          <VisuallyHidden>{t('preferences.terms.newTab')}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}

function Text({ address, language }: { address: string; language: Language }) {
  const policy = useQuery(privacyTextQuery(address, language));
  if (policy.isError) return <QuietFailure onRetry={() => void policy.refetch()} />;
  if (policy.data === undefined) return <Skeleton height="min(26rem, 56vh)" />;
  return <PolicyText key={language} policy={policy.data} language={language} />;
}

function PolicyText({ policy, language }: { policy: Policy; language: Language }) {
  const { researchMail } = portalLinks();
  return (
    // Focusable, so that arrow keys scroll the text.
    <div className={styles.text} role="region" aria-label={policy.title} tabIndex={0} lang={language}>
      <p className={styles.lead}>{policy.lead}</p>
      {policy.sections.map(({ heading, paragraphs, points = [] }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length === 0 ? null : (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <h3>{policy.contact.heading}</h3>
        <p>
          {policy.contact.text} <a href={`mailto:${researchMail}`}>{researchMail}</a>.
        </p>
      </section>
      <p className={styles.version}>{policy.version}</p>
    </div>
  );
}
