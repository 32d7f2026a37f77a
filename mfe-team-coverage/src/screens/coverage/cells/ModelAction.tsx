import { showNoAccess, startDownload } from '@portal/research';
import { IconLock, Tooltip } from '@portal/ui';
import type { CoveredRow } from '../rows/CoveredRow.ts';
import styles from './cells.module.css';
import type { Wording } from './labels.ts';

interface ModelActionProps {
  row: CoveredRow;
  wording: Wording;
}

/** Downloads the analyst's model, or explains why the client is not entitled. [C-02] */
export function ModelAction({ row: { model, company }, wording: { t } }: ModelActionProps) {
  if (model === undefined) return null;
  const { link, entitled } = model;
  const button = (
    <button
      type="button"
      className={styles.action}
      data-locked={entitled ? undefined : ''}
      aria-label={t('teamCoverage.coverage.model.of', { company: company.name })}
      aria-haspopup={entitled ? undefined : 'dialog'}
      onClick={entitled ? () => void startDownload({ link, force: true }) : showNoAccess}
    >
      {t('teamCoverage.coverage.model.format')}
      {entitled ? null : <IconLock size={16} stroke={1.75} aria-hidden="true" />}
    </button>
  );
  return entitled ? button : <Tooltip label={t('research.tile.notIncluded')}>{button}</Tooltip>;
}
