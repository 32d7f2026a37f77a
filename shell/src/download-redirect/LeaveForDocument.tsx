import { useEffect } from 'react';
import { DownloadNotice } from './DownloadNotice.tsx';

interface LeaveForDocumentProps {
  href: string;
  /** Replaces the page with the document. */
  leave: (href: string) => void;
}

/** The browser may save the document instead of showing it: then this page stays, with the way on. */
export function LeaveForDocument({ href, leave }: LeaveForDocumentProps) {
  useEffect(() => leave(href), [href, leave]);
  return <DownloadNotice about="shell.download.opening" />;
}
