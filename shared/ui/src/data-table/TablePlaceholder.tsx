import styles from './DataTable.module.css';

/** The place of a table on its way, as tall as one with so many rows. */
export function TablePlaceholder({ rows }: { rows: number }) {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <div className={styles.placeholderHead} />
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={styles.placeholderRow}>
          <span />
          <span />
        </div>
      ))}
      <div className={styles.placeholderFoot} />
    </div>
  );
}
