import { ApiError } from '@portal/api';
import { pages } from '@portal/contract';
import { adoptCookie } from '@portal/session';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loginAddress } from '../gates/gateAddresses.ts';
import { downloadTarget } from './downloadTarget.ts';
import { requestDownload, type DownloadOutcome } from './requestDownload.ts';
import { saveFile } from './saveFile.ts';

export type DownloadState =
  | { opening: Promise<DownloadOutcome | { failed: ApiError }> }
  | { refused: 'missing' | 'refused' };

/** A failure that may pass, shown with a Retry. */
function failureOf(error: unknown): { failed: ApiError } {
  if (error instanceof ApiError) return { failed: error };
  throw error;
}

/**
 * /download_redirect?r=…: a document replaces this page; a spreadsheet is saved on the way to the start page. [G-14]
 */
export const downloadLoader =
  (save: (href: string) => void = saveFile) =>
  async ({ request }: LoaderFunctionArgs): Promise<DownloadState | Response> => {
    const url = new URL(request.url);
    if (adoptCookie().status === 'signedOut') return redirect(loginAddress(url));
    const target = downloadTarget(url.searchParams);
    if (!target.ok) return { refused: target.reason };
    const opening = requestDownload(target, url, request.signal);
    if (!target.isSpreadsheet) return { opening: opening.catch(failureOf) };
    const outcome = await opening;
    if ('page' in outcome) return redirect(outcome.page);
    save(outcome.href);
    return redirect(pages.home.path);
  };
