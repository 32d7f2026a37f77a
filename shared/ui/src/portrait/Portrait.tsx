import { useState } from 'react';
import { initials } from './initials.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** The address of the picture; undefined when there is none. */
  src: string | undefined;
  /** Whose; it stands next to the picture as text. */
  name: string;
  /** Width and height in pixels. @default 96 */
  size?: number;
}

/** The picture of a person, or their initials where there is none or it cannot be loaded. */
export function Portrait({ src, name, size = 96 }: PortraitProps) {
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
      loading="lazy"
      onError={() => setFailed(src)}
    />
  );
}
