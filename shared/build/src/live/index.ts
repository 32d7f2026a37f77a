export { watchRelease, type WatchedRelease } from './watchRelease.ts';
export { startLiveServer, type LiveServer } from './startLiveServer.ts';
