export { compile } from './build.ts';
export { definePlain } from './definePlain.ts';
export { defineRemote } from './defineRemote.ts';
export { defineShell } from './defineShell.ts';
export { offeredVersions } from './sharedModules.ts';
