import { useMessages } from '@portal/i18n';
import { IconCheck, IconCircle, VisuallyHidden } from '@portal/ui';
import { brokenPasswordRules, passwordRules } from '@portal/wire-auth';
import type { en } from '#messages/en.ts';
import styles from './PasswordRuleList.module.css';

/** Ticks off the rules for a new password. Screen readers announce only when all are met. */
export function PasswordRuleList({ password }: { password: string }) {
  const { t } = useMessages<keyof typeof en>();
  const broken = brokenPasswordRules(password);
  return (
    <div className={styles.rules}>
      <p>{t('auth.rules.title')}</p>
      <ul>
        {passwordRules.map(({ id }) => {
          const isMet = !broken.includes(id);
          const Icon = isMet ? IconCheck : IconCircle;
          return (
            <li key={id} data-met={isMet || undefined}>
              <Icon size={16} stroke={2} aria-hidden="true" />
              <span>
                {t(`auth.rules.${id}`)}
                <VisuallyHidden>{`, ${t(isMet ? 'auth.rules.met' : 'auth.rules.open')}`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{broken.length === 0 ? t('auth.rules.allMet') : null}</span>
      </VisuallyHidden>
    </div>
  );
}
