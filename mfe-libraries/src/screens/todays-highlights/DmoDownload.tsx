import { useQuery, api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { showNoAccess, startDownload } from '@portal/research';
import { Button, IconDownload, Modal, QuietFailure, Tooltip } from '@portal/ui';
import { libraryCalls } from '@portal/wire-libraries';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import { dmoState } from './dmoState.ts';

/** The Daily Market Opinion of a day, in the reader's language. */
const dmoQuery = (day: string, language: Language) =>
  queryOptions({
    queryKey: ['libraries', 'dmo', day, language],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.dmoLinks, { query: { language: languageNames[language] }, signal }),
  });

/** 'Download today's DMO', or the reason why there is none. [H-05] */
export function DmoDownload({ day, short = false }: { day: string; short?: boolean }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const dmo = useQuery(dmoQuery(day, language));
  const [opened, setOpened] = useState(false);
  const state = dmoState(dmo.data, dmo.isError);
  if (state.kind === 'failed')
    return <QuietFailure of={t('libraries.highlights.dmo.name')} onRetry={() => void dmo.refetch()} />;

  function handleClick() {
    if (state.kind === 'ready') void startDownload({ link: state.link });
    if (state.kind === 'notPublished') setOpened(true);
    if (state.kind === 'notEntitled') showNoAccess();
  }

  const disabled = state.kind === 'disabled';
  return (
    <>
      <Tooltip label={t('libraries.highlights.dmo.unavailable')} disabled={!disabled || dmo.isPending}>
        <Button
          variant={short ? 'quiet' : 'secondary'}
          aria-label={short ? t('libraries.highlights.dmo') : undefined}
          aria-disabled={disabled}
          onClick={handleClick}
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t(short ? 'libraries.highlights.dmo.short' : 'libraries.highlights.dmo')}
        </Button>
      </Tooltip>
      <Modal title={t('libraries.highlights.dmo.name')} opened={opened} onClose={() => setOpened(false)}>
        <p>{t('libraries.highlights.dmo.notPublished')}</p>
      </Modal>
    </>
  );
}
