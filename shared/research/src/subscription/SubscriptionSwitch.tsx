import { useMessages } from '@portal/i18n';
import { Button, Checkbox } from '@portal/ui';
import type { PublicationList } from '@portal/wire';
import { useRef } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import { chooseEntitled, useEntitledChoice } from './entitledChoice.ts';
import styles from './SubscriptionSwitch.module.css';

interface SubscriptionSwitchProps {
  /** From the last page; undefined while loading. */
  metadata: PublicationList['pagination_metadata'] | undefined;
}

/**
 * Hides or shows what the client cannot open, and how much that is. Renders nothing if everything is included, or the
 * API does not report it. [L-22]
 */
export function SubscriptionSwitch({ metadata }: SubscriptionSwitchProps) {
  const { t } = useMessages<ResearchMessage>();
  const choice = useEntitledChoice();
  const tick = useRef<HTMLInputElement>(null);
  const { outside = 0, entitled_only: isLeftOut = false } = metadata ?? {};
  const isOn = choice ?? isLeftOut;
  if (outside === 0) return null;

  function handleShow() {
    // The focused button disappears.
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
