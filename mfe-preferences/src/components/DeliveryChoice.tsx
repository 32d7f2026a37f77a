import { useMessages } from '@portal/i18n';
import { deliveries, type Delivery } from '@portal/wire';
import { useId } from 'react';
import type { en } from '#messages/en.ts';
import styles from './DeliveryChoice.module.css';

interface DeliveryChoiceProps {
  title: string;
  delivery: Delivery;
  onChange: (delivery: Delivery) => void;
}

/** How e-mails are sent: one by one, daily, weekly or never. */
export function DeliveryChoice({ title, delivery, onChange }: DeliveryChoiceProps) {
  const { t } = useMessages<keyof typeof en>();
  const id = useId();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>
        {deliveries.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={each === delivery}
              aria-describedby={`${id}-${each}`}
              aria-labelledby={`${id}-${each}-name`}
              onChange={() => onChange(each)}
            />
            <span>
              <span id={`${id}-${each}-name`} className={styles.name}>
                {t(`preferences.notifications.delivery.${each}`)}
              </span>
              <span id={`${id}-${each}`} className={styles.text}>
                {t(`preferences.notifications.delivery.${each}.text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
