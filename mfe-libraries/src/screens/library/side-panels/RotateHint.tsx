import { useMessages } from '@portal/i18n';
import { IconDeviceMobileRotated } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './RotateHint.module.css';

/** Tells readers to turn a phone held upright, which cuts off the table; hidden otherwise. [L-10] */
export function RotateHint() {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <p className={styles.hint}>
      <IconDeviceMobileRotated size={20} stroke={1.5} aria-hidden="true" />
      {t('libraries.ratings.rotate')}
    </p>
  );
}
