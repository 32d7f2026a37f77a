import { useLocation } from '@portal/router';
import { useState } from 'react';
import { noticeIn, type PageNotice } from './pageNotice.ts';

/** Returns the notice a page was opened with; it stays even if the address changes. */
export function usePageNotice(): PageNotice | undefined {
  const location = useLocation();
  const [notice] = useState(() => noticeIn(location.state));
  return notice;
}
