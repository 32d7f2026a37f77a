import { formatDay, formatTime, useMessages } from '@portal/i18n';
import type { Preview } from '@portal/wire';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Banner, bannerAction } from '../banner/Banner.tsx';
import type { en } from './messages/en.ts';

/** A browser's timers wait no longer; no page is open for as long. */
const longestMs = 2_147_483_647;

const msLeft = (until: string) => Date.parse(until) - Date.now();

function useHasEnded(until: string): boolean {
  const [hasEnded, setEnded] = useState(() => msLeft(until) <= 0);
  useEffect(() => {
    const left = msLeft(until);
    if (left > longestMs) return;
    const timer = setTimeout(() => setEnded(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  return hasEnded;
}

/** The same page, out of the preview: a relative address keeps its path. */
const leaveHref = () => `${location.search === '' ? '?' : `${location.search}&`}preview=off${location.hash}`;

/** The page may have changed since the banner was shown. */
function updateHref({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.href = leaveHref();
}

/** Above every page of a preview: of what, until when, and the way out of it. [F-21] */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const { id, until, releases } = preview;
  const { t } = useMessages<keyof typeof en>();
  const hasEnded = useHasEnded(until);
  const what = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  // The gateway forgets the preview, and leads to the same page.
  const leave = (
    <a href={leaveHref()} className={bannerAction} onPointerDown={updateHref} onClick={updateHref}>
      {t('preview.leave')}
    </a>
  );
  return (
    <Banner label={t('preview.label')} action={leave}>
      {hasEnded && <p>{t('preview.ended')}</p>}
      {!hasEnded && (
        <>
          <p>{t('preview.what', { what })}</p>
          <p>{t('preview.until', { id, day: formatDay(until), time: formatTime(until) })}</p>
        </>
      )}
    </Banner>
  );
}
