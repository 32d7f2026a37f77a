import { headersOf } from '@portal/api';
import { earlyRenewal, pages } from '@portal/contract';
import { readCookie, sessionStore, type Session } from '@portal/session';

/** Apple's browsers delete what a script has set after seven days. */
const isShortLived = () => navigator.vendor.startsWith('Apple');

const tokenOf = (session: Session) => (session.status === 'signedIn' ? session.refreshToken : undefined);

const isRemembered = () => readCookie('rememberMe') === 'true';

/** Every page answer sets the cookies of a client to be remembered, as they were sent. */
async function askForCookies(): Promise<void> {
  try {
    await headersOf(pages.login.path);
  } catch (error) {
    console.warn('The session could not be made to outlast seven days in this browser.', error);
  }
}

/** Has the server set the cookies again after a login and each renewal, the one before this code included. */
export function keepRemembered(): () => void {
  let lastToken: string | undefined;
  function look(): void {
    const token = tokenOf(sessionStore.getState());
    if (token === undefined || token === lastToken || !isShortLived() || !isRemembered()) return;
    lastToken = token;
    void askForCookies();
  }
  void Promise.resolve(earlyRenewal()).then(look);
  return sessionStore.subscribe(look);
}
