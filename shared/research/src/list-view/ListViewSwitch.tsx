import { useMessages } from '@portal/i18n';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ResearchMessage } from '../messages/index.ts';
import { keepListView, listViews, type ListView } from './listView.ts';
import styles from './ListViewSwitch.module.css';

const icons = { tiles: IconLayoutGrid, rows: IconList };

/** Shows lists as tiles or rows; remembered for all of them. [L-18] */
export function ListViewSwitch({ view }: { view: ListView }) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <div role="group" aria-label={t('research.view')} className={styles.views}>
      {listViews.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            className={styles.view}
            aria-label={t(`research.view.${each}`)}
            title={t(`research.view.${each}`)}
            aria-pressed={each === view}
            onClick={() => keepListView(each)}
          >
            <Icon size={20} stroke={1.5} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
