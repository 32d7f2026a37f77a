import { pages } from '@portal/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { DownloadNotice } from './DownloadNotice.tsx';

interface SaveSpreadsheetProps {
  href: string;
  /** Saves a file without leaving the page. */
  save: (href: string) => void;
}

/** A spreadsheet that its address did not give away: saved, then the start page. */
export function SaveSpreadsheet({ href, save }: SaveSpreadsheetProps) {
  const navigate = useNavigate();
  useEffect(() => {
    save(href);
    void navigate(pages.home.path, { replace: true });
  }, [href, save, navigate]);
  return <DownloadNotice about="shell.download.opening" />;
}
