import { useState } from 'react';
import { initials } from './initials.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** Address of the picture, if any. */
  src: string | undefined;
  /** The person's name, also shown as text next to it. */
  name: string;
  /** Width and height in pixels. @default 96 */
  size?: number;
  /** `eager` where it stands in the first screen of a page. @default lazy */
  loading?: 'eager' | 'lazy';
}

/** A person's picture, or their initials if it is missing or cannot be loaded. */
export function Portrait({ src, name, size = 96, loading = 'lazy' }: PortraitProps) {
  const [failed, setFailed] = useState<string>();
  const measures = { width: size, height: size };
  if (src === undefined || src === failed)
    return (
      <span className={styles.initials} style={{ ...measures, fontSize: size / 3 }} aria-hidden="true">
        {initials(name)}
      </span>
    );
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      {...measures}
      loading={loading}
      onError={() => setFailed(src)}
    />
  );
}
