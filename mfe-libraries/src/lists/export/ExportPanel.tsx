import { CsvExport } from './CsvExport.tsx';
import styles from './Export.module.css';
import type { ListQuery } from './readList.ts';
import { ZipExport } from './ZipExport.tsx';

export interface ExportPanelProps {
  queryOf: ListQuery;
  name: string;
}

/** [L-24] */
export function ExportPanel(props: ExportPanelProps) {
  return (
    <div className={styles.panel}>
      <CsvExport {...props} />
      <ZipExport {...props} />
    </div>
  );
}
