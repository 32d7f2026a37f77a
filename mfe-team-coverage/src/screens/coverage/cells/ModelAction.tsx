import { startDownload } from '@portal/research';
import { IconLock, Tooltip } from '@portal/ui';
import type { CoveredRow } from '../rows/CoveredRow.ts';
import styles from './cells.module.css';
import type { Wording } from './labels.ts';

interface ModelActionProps {
  row: CoveredRow;
  wording: Wording;
  onNoAccess: () => void;
}

/** Downloads the analyst's model, or explains why the client is not entitled. [C-02] */
export function ModelAction({ row: { model, company }, wording: { t }, onNoAccess }: ModelActionProps) {
  if (model === undefined) return null;
  const { link, entitled } = model;
  const words = t('teamCoverage.coverage.model.format');
  const name = t('teamCoverage.coverage.model.of', { company: company.name });

  function handleDownload() {
    void startDownload({ link, force: true, onNoAccess });
  }

  if (entitled)
    return (
      <button type="button" className={styles.action} aria-label={name} onClick={handleDownload}>
        {words}
      </button>
    );
  return (
    <Tooltip label={t('research.tile.notIncluded')}>
      <button
        type="button"
        className={styles.action}
        data-locked=""
        aria-label={name}
        aria-haspopup="dialog"
        onClick={onNoAccess}
      >
        {words}
        <IconLock size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
