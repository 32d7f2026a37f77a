import { useMessages } from '@portal/i18n';
import { Button, Modal } from '@portal/ui';
import type { en } from '#messages/en.ts';
import styles from './Question.module.css';

interface QuestionProps {
  name: 'cancel' | 'leave';
  onYes: () => void;
  onNo: () => void;
}

/** A yes/no question. Closing it means no, the answer that loses nothing, which also has the focus first. */
export function Question({ name, onYes, onNo }: QuestionProps) {
  const { t } = useMessages<keyof typeof en>();
  return (
    <Modal title={t(`preferences.notifications.${name}.question`)} opened onClose={onNo}>
      {name === 'leave' ? <p className={styles.text}>{t('preferences.notifications.leave.text')}</p> : null}
      <div className={styles.answers}>
        <Button onClick={onYes}>{t(`preferences.notifications.${name}.yes`)}</Button>
        <Button variant="secondary" data-autofocus onClick={onNo}>
          {t(`preferences.notifications.${name}.no`)}
        </Button>
      </div>
    </Modal>
  );
}
