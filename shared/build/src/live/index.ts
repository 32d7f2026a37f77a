export { startLiveServer, type LiveServer } from './startLiveServer.ts';
