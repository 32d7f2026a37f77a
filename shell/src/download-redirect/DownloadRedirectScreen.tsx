import { pages } from '@portal/contract';
import { Suspense, useEffect } from 'react';
import { Await, Navigate, useLoaderData, useRevalidator, useNavigate } from 'react-router-dom';
import { LoadError } from '../router/LoadError.tsx';
import type { DownloadState } from './downloadLoader.ts';
import { saveFile } from './saveFile.ts';
import { DownloadNotice } from './DownloadNotice.tsx';

interface SaveSpreadsheetProps {
  href: string;
  save: (href: string) => void;
}

/** Its address did not show that it is a spreadsheet. */
function SaveSpreadsheet({ href, save }: SaveSpreadsheetProps) {
  const navigate = useNavigate();
  useEffect(() => {
    save(href);
    void navigate(pages.home.path, { replace: true });
  }, [href, save, navigate]);
  return <DownloadNotice about="shell.download.opening" />;
}

interface LeaveForDocumentProps {
  href: string;
  leave: (href: string) => void;
}

/** Stays if the browser saves the document instead of opening it. */
function LeaveForDocument({ href, leave }: LeaveForDocumentProps) {
  useEffect(() => leave(href), [href, leave]);
  return <DownloadNotice about="shell.download.opening" />;
}

const leaveFor = (href: string) => location.replace(href);

interface DownloadRedirectScreenProps {
  /** Replaces the page with the document. */
  leave?: (href: string) => void;
  save?: (href: string) => void;
}

/** /download_redirect?r= [G-14] */
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
