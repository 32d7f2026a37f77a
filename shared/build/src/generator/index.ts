export { declaredPaths } from './declaredPaths.ts';
export { newRemote, writeRemote, type NewRemote, type Workspace } from './newRemote.ts';
export type { RemoteRequest } from './remoteNames.ts';
