import { useMessages } from '@portal/i18n';
import { personText } from '@portal/research';
import { Button } from '@portal/ui';
import type { BothLanguages } from '@portal/wire';
import { useId, useState } from 'react';
import type { ProfilesMessage } from '#messages/index.ts';
import { isLong, paragraphsOf } from './paragraphs.ts';
import styles from './ProfileText.module.css';

/** A record's description, in the reader's language if available; long texts are collapsed. */
export function ProfileText({ text: written }: { text: BothLanguages }) {
  const { t, language } = useMessages<ProfilesMessage>();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { text, lang } = personText(written, language);
  // Exists only in the other language.
  if (text.trim() === '') return null;
  const long = isLong(text);
  return (
    <div className={styles.about}>
      <div id={id} className={styles.text} lang={lang} data-folded={(long && !unfolded) || undefined}>
        {paragraphsOf(text).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      {long ? (
        <div className={styles.unfold}>
          <Button
            variant="quiet"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(unfolded ? 'profiles.text.less' : 'profiles.text.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
