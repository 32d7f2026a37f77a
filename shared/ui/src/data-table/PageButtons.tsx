import { useMessages } from '@portal/i18n';
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { pageButtons, type PageButton } from './pageButtons.ts';
import styles from './PageButtons.module.css';

const icons = {
  previous: IconChevronLeft,
  first: IconChevronLeftPipe,
  last: IconChevronRightPipe,
  next: IconChevronRight,
};

interface PageButtonsProps {
  /** What is paged, for screen readers. */
  label: string;
  /** Current page, from 0. */
  index: number;
  count: number;
  onChange: (index: number) => void;
}

/** Paging of a table. Disabled buttons keep focus. [T-03] */
export function PageButtons({ label, index, count, onChange }: PageButtonsProps) {
  const { t } = useMessages();
  const buttons = pageButtons(index, count);
  if (buttons.length === 0) return null;

  function words({ kind, page }: PageButton) {
    if (kind === 'page') return page + 1;
    const Icon = icons[kind];
    return <Icon size={18} stroke={1.75} aria-hidden="true" />;
  }

  return (
    <nav className={styles.pages} aria-label={t('common.table.pages', { label })}>
      {buttons.map((button) => (
        <button
          key={button.kind === 'page' ? button.page : button.kind}
          type="button"
          className={styles.button}
          aria-label={
            button.kind === 'page'
              ? t('common.table.page', { page: button.page + 1 })
              : t(`common.table.${button.kind}`)
          }
          aria-current={button.kind === 'page' && !button.leads ? 'page' : undefined}
          aria-disabled={button.leads ? undefined : true}
          onClick={() => {
            if (button.leads) onChange(button.page);
          }}
        >
          {words(button)}
        </button>
      ))}
      <VisuallyHidden>
        <span role="status">{t('common.table.pageOf', { page: index + 1, count })}</span>
      </VisuallyHidden>
    </nav>
  );
}
