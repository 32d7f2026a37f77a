export { newRemote, writeRemote, type NewRemote } from './newRemote.ts';
export type { RemoteRequest } from './remoteNames.ts';
