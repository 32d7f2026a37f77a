import { useMayOpen } from '@portal/api';
import { pages } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { IconLock, IconSearch, VisuallyHidden } from '@portal/ui';
import { allResearch } from '../tabs.ts';
import { FollowOption } from '../researchOptions.ts';
import type { PanelOption } from './panelOptions.ts';
import { panelWords } from './panelWords.ts';
import styles from './SearchPanel.module.css';
import { secondOption } from './useOptionKeys.ts';

function OptionName({ option, text }: { option: PanelOption; text: string }) {
  const { language: shown } = useMessages();
  const words = panelWords[shown];
  const { searchedIn, searchedFor, name = '', language, closed = false, since } = option;
  if (since !== undefined) {
    const write = searchedIn === undefined ? words.sinceDay : words.searchSince;
    return <span>{write(name, formatDay(since))}</span>;
  }
  if (searchedIn !== undefined) {
    const title = searchedIn === 'allResearch' ? allResearch.label[shown] : words.libraries[searchedIn];
    return (
      <>
        <IconSearch className={styles.icon} size={16} stroke={1.75} aria-hidden="true" />
        <span>{words.searchIn(text, title)}</span>
      </>
    );
  }
  return (
    <>
      {closed ? <IconLock className={styles.icon} size={16} stroke={1.75} aria-hidden="true" /> : null}
      {searchedFor === undefined ? null : (
        <IconSearch className={styles.icon} size={16} stroke={1.75} aria-hidden="true" />
      )}
      <span lang={language}>{name}</span>
      {closed ? <VisuallyHidden> ({words.closed})</VisuallyHidden> : null}
    </>
  );
}

interface PlacedOption extends PanelOption {
  id: string;
}

interface OptionLineProps {
  option: PlacedOption;
  text: string;
  /** The id of the selected option. */
  active: string | undefined;
  onOpen: () => void;
}

/** A link, and for a record what follows it. [L-20] [L-28] */
export function OptionLine({ option, text, active, onOpen }: OptionLineProps) {
  // As in the notification centre.
  const mayFollow = useMayOpen(pages.notificationCentre);
  const { id, href, record } = option;
  return (
    <div className={styles.line} role="presentation">
      <Link
        id={id}
        role="option"
        aria-selected={id === active}
        tabIndex={-1}
        className={styles.option}
        to={href}
        onClick={onOpen}
      >
        <OptionName option={option} text={text.trim()} />
      </Link>
      {record === undefined || !mayFollow ? null : (
        <FollowOption
          waiting={null}
          part={{
            id: secondOption(id),
            selected: secondOption(id) === active,
            record,
            category: record.category,
          }}
        />
      )}
    </div>
  );
}
