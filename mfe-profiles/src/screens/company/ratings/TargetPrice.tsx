import { useMessages } from '@portal/i18n';
import type { ProfilesMessage } from '#messages/index.ts';
import { formatPrice } from '../history/formatPrice.ts';
import styles from './TargetPrice.module.css';
import { useTargetPrices } from './useTargetPrices.ts';

/** The target price and the one before. Keeps its line until the history has come; nothing without one. [P-08] */
export function TargetPrice({ company }: { company: string }) {
  const { t, language } = useMessages<ProfilesMessage>();
  const { prices, isPending } = useTargetPrices(company);
  if (prices === undefined)
    return isPending ? (
      <span className={styles.line} aria-hidden="true">
        &nbsp;
      </span>
    ) : null;
  const { current, previous } = prices;
  return (
    <span className={styles.line}>
      {t('profiles.target', { price: formatPrice(current, language) })}
      {previous === undefined ? null : (
        <>
          {', '}
          <span className={styles.before}>
            {t('profiles.target.before', { price: formatPrice(previous, language) })}
          </span>
        </>
      )}
    </span>
  );
}
