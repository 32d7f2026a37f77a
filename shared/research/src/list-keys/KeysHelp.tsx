import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './ListKeys.module.css';
import { switchListKeys, useListKeysOn } from './useListKeys.ts';

const keys = {
  J: 'research.keys.next',
  K: 'research.keys.previous',
  Enter: 'research.keys.open',
  D: 'research.keys.download',
  '← →': 'research.keys.nextTo',
  '/': 'research.keys.search',
  '?': 'research.keys.help',
} as const;

/** Explains a list's keys; can switch the letters off. [L-18] */
export function KeysHelp() {
  const { t } = useMessages<ResearchMessage>();
  return (
    <>
      <dl className={styles.keys}>
        {Object.entries(keys).map(([key, id]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('research.keys.use')}
        checked={useListKeysOn()}
        onChange={({ target }) => switchListKeys(target.checked)}
      />
    </>
  );
}
