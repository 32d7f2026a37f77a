import { Suspense } from 'react';
import { Await, Navigate, useLoaderData, useRevalidator } from 'react-router-dom';
import { LoadError } from '../routing/LoadError.tsx';
import type { DownloadState } from './downloadLoader.ts';
import { saveFile } from './saveFile.ts';
import { SaveSpreadsheet } from './SaveSpreadsheet.tsx';
import { DownloadNotice } from './DownloadNotice.tsx';
import { LeaveForDocument } from './LeaveForDocument.tsx';

const leaveFor = (href: string) => location.replace(href);

interface DownloadRedirectScreenProps {
  /** Replaces the page with the document. */
  leave?: (href: string) => void;
  /** Saves a file without leaving the page. */
  save?: (href: string) => void;
}

/** /download_redirect?r= while it is shown: the document opens, or the link is no good. [G-14] */
export function DownloadRedirectScreen({ leave = leaveFor, save = saveFile }: DownloadRedirectScreenProps) {
  const state = useLoaderData<DownloadState>();
  const { revalidate } = useRevalidator();
  const handleRetry = () => void revalidate();
  if ('refused' in state) return <DownloadNotice about={`shell.download.${state.refused}`} />;
  return (
    <Suspense fallback={<DownloadNotice about="shell.download.opening" />}>
      <Await resolve={state.opening}>
        {(outcome) => {
          if ('failed' in outcome) return <LoadError error={outcome.failed} onRetry={handleRetry} />;
          if ('page' in outcome) return <Navigate to={outcome.page} replace />;
          const { href, isSpreadsheet } = outcome;
          return isSpreadsheet ? (
            <SaveSpreadsheet href={href} save={save} />
          ) : (
            <LeaveForDocument href={href} leave={leave} />
          );
        }}
      </Await>
    </Suspense>
  );
}
