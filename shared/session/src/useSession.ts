import { useStore } from 'zustand';
import { sessionStore, type Session } from './sessionStore.ts';

/** The session; renders again when it changes. */
export function useSession(): Session {
  return useStore(sessionStore);
}
