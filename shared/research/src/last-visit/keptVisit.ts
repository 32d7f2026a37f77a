import { sessionStore } from '@portal/session';
import { parseVisit, visitAt, type Visit } from './visit.ts';

/** Tells clients of one device apart without writing down who they are. */
function placeOf(client: string): string {
  let hash = 0;
  for (const character of client) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `portal-visit-${(hash >>> 0).toString(16)}`;
}

function clientNow(): string | undefined {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.currentUserName : undefined;
}

/** The visit that a list is looked at in now; undefined where nobody is signed in or the browser keeps nothing. */
export function currentVisit(now: Date): Visit | undefined {
  const client = clientNow();
  if (client === undefined) return undefined;
  try {
    return visitAt(parseVisit(localStorage.getItem(placeOf(client))), now);
  } catch (error) {
    console.warn('The browser does not say when this client was last here.', error);
    return undefined;
  }
}

/** Keeps on this device that the client looks at a list now. */
export function keepVisit(now: Date): void {
  const client = clientNow();
  const visit = currentVisit(now);
  if (client === undefined || visit === undefined) return;
  try {
    localStorage.setItem(placeOf(client), JSON.stringify(visit));
  } catch (error) {
    console.warn('The browser does not keep when this client was here.', error);
  }
}
