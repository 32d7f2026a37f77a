import { useMessages } from '@portal/i18n';
import type { ProfilesMessage } from '#messages/index.ts';
import type { RatingSteps } from './ratingSteps.ts';
import styles from './StepChart.module.css';

type Which = 'close' | 'target';

/** 100 wide, 1 high, the highest price at the top. */
function pricePath(prices: RatingSteps['prices'], which: Which): string {
  return prices
    .flatMap((each) => (each[which] === undefined ? [] : [{ place: each.place, share: each[which] }]))
    .map(({ place, share }, index) => `${index === 0 ? 'M' : 'L'}${place * 100} ${1 - share}`)
    .join('');
}

/** Close and target prices at the days of ratings; the table has the amounts. [P-08] */
export function PriceLines({ prices }: { prices: RatingSteps['prices'] }) {
  const { t } = useMessages<ProfilesMessage>();
  if (prices.length === 0) return null;
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li data-price="close">{t('profiles.history.closePrice')}</li>
        <li data-price="target">{t('profiles.history.targetPrice')}</li>
      </ul>
      <svg className={styles.prices} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.price} data-price="close" d={pricePath(prices, 'close')} />
        <path className={styles.price} data-price="target" d={pricePath(prices, 'target')} />
      </svg>
    </>
  );
}
