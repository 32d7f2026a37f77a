import { useLocation } from '@portal/router';
import { useState } from 'react';
import { noticeIn, type PageNotice } from './pageNotice.ts';

/** The notice a page was opened with; it stays for as long as the page does, whatever becomes of the address. */
export function usePageNotice(): PageNotice | undefined {
  const location = useLocation();
  const [notice] = useState(() => noticeIn(location.state));
  return notice;
}
