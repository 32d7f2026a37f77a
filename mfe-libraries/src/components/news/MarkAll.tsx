import { useMessages } from '@portal/i18n';
import { Button, focusHeading } from '@portal/ui';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { NewsProps } from './News.tsx';

/** Marks everything new in a list as read. [L-21] */
export function MarkAll({ news, filters, onOnlyNew, onMark }: NewsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const [marking, setMarking] = useState(false);
  if (news.count === 0) return null;

  async function handleMark() {
    setMarking(true);
    const isMarked = await onMark(filters);
    setMarking(false);
    if (!isMarked) return;
    // The button disappears.
    focusHeading();
    onOnlyNew(false);
  }

  return (
    <Button variant="quiet" busy={marking} onClick={() => void handleMark()}>
      {t('libraries.new.markAll')}
    </Button>
  );
}
