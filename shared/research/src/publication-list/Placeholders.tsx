import type { ListView } from '../list-view/listView.ts';
import styles from './Placeholders.module.css';

/** Placeholders as tall as tiles or rows. Silent, because the count announces the loading. [T-02] */
export function Placeholders({ count, view }: { count: number; view: ListView }) {
  return (
    <ul className={view === 'rows' ? styles.rows : styles.placeholders} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.placeholder}>
          <span />
          <span />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}
