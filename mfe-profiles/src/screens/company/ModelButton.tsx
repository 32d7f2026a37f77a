import { formatDay, useMessages } from '@portal/i18n';
import { showNoAccess, startDownload } from '@portal/research';
import { Button, IconDownload, IconLock, Tooltip } from '@portal/ui';
import type { ProfiledTag } from '@portal/wire';
import type { ProfilesMessage } from '#messages/index.ts';
import styles from './ModelButton.module.css';

interface ModelButtonProps {
  model: ProfiledTag['model_download_link'];
  company: string;
}

/** Downloads the analyst's model, or says why not, with the day of its upload. Nothing without a model. [P-08] */
export function ModelButton({ model, company }: ModelButtonProps) {
  const { t } = useMessages<ProfilesMessage>();
  if (model === null || (model.entitled && model.url === '')) return null;
  const { url, entitled, raw_date: uploaded } = model;
  const Icon = entitled ? IconDownload : IconLock;
  const day = formatDay(uploaded ?? '');
  const shown = day === '' ? t('profiles.model') : `${t('profiles.model')} ${day}`;
  const button = (
    <Button
      variant="secondary"
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={`${shown}, ${company}`}
      aria-haspopup={entitled ? undefined : 'dialog'}
      onClick={entitled ? () => void startDownload({ link: url, force: true }) : showNoAccess}
    >
      <span>{t('profiles.model')}</span>
      {day === '' ? null : <span className={styles.day}>{day}</span>}
    </Button>
  );
  return entitled ? button : <Tooltip label={t('research.tile.notIncluded')}>{button}</Tooltip>;
}
