import { useMessages } from '@portal/i18n';
import { Button, Checkbox } from '@portal/ui';
import type { PublicationList } from '@portal/wire';
import { useRef } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { chooseEntitled, useEntitledChoice } from './entitledChoice.ts';
import styles from './SubscriptionSwitch.module.css';

interface SubscriptionSwitchProps {
  /** What the list says of itself; undefined until it has come. */
  told: PublicationList['pagination_metadata'] | undefined;
}

/**
 * Leaves out what the client cannot open, or shows it, and says how much there is. Nothing where everything can be opened, or where
 * an API does not say. [L-22]
 */
export function SubscriptionSwitch({ told }: SubscriptionSwitchProps) {
  const { t } = useMessages<ResearchMessage>();
  const choice = useEntitledChoice();
  const tick = useRef<HTMLInputElement>(null);
  const { outside = 0, entitled_only: isLeftOut = false } = told ?? {};
  const isOn = choice ?? isLeftOut;
  if (outside === 0) return null;

  function handleShow() {
    // The button goes with what it did.
    tick.current?.focus();
    chooseEntitled(false);
  }

  return (
    <div className={styles.subscription}>
      <Checkbox
        ref={tick}
        label={t('research.subscription.only')}
        checked={isOn}
        onChange={({ target }) => chooseEntitled(target.checked)}
      />
      {isOn ? (
        <p className={styles.outside}>
          {t('research.subscription.outside', { count: outside })}{' '}
          <Button variant="quiet" onClick={handleShow}>
            {t('research.subscription.show')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
