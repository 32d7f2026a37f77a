export { compile } from './build.ts';
export { defineRemote } from './defineRemote.ts';
export { defineShell } from './defineShell.ts';
export { offeredVersions } from './sharedModules.ts';
