import { useMessages } from '@portal/i18n';
import { Modal, Portrait } from '@portal/ui';
import { useState } from 'react';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './AnalystProfile.module.css';

interface AnalystPhotoProps {
  src: string | undefined;
  name: string;
}

/** The analyst's picture, which can be enlarged; initials cannot. [P-04] */
export function AnalystPhoto({ src, name }: AnalystPhotoProps) {
  const { t } = useMessages<ProfilesMessage>();
  const [failed, setFailed] = useState<string>();
  const [opened, setOpened] = useState(false);
  if (src === undefined || src === failed) return <Portrait src={undefined} name={name} size={160} />;
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={t('profiles.analyst.photo', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        // Error events of images do not bubble, but can be captured.
        onErrorCapture={() => setFailed(src)}
      >
        <Portrait src={src} name={name} size={160} loading="eager" />
      </button>
      <Modal title={name} opened={opened} onClose={() => setOpened(false)}>
        <img className={styles.large} src={src} alt={t('profiles.analyst.portrait', { name })} />
      </Modal>
    </>
  );
}
