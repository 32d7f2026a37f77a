import { useStore } from 'zustand';
import { sessionStore, type Session } from './sessionStore.ts';

/** The session for a component; it renders again when the client signs in or out. */
export function useSession(): Session {
  return useStore(sessionStore);
}
