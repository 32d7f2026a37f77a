import { sessionIn } from '../early/earlySession.ts';

/** Whether a token is that of the page's session, which other tabs end and change. */
export const isSessionOf = (token: string, page: Pick<Document, 'cookie'>): boolean =>
  sessionIn(page.cookie)?.accessToken === token;

/** Calls back when a reader comes back to a page whose session is another one. @returns stops it */
export function watchSession(token: string, page: Document, onOther: () => void): () => void {
  const look = () => {
    if (!isSessionOf(token, page)) onOther();
  };
  addEventListener('pageshow', look);
  page.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('pageshow', look);
    page.removeEventListener('visibilitychange', look);
  };
}
