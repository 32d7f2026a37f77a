export { portalLint } from './portalLint.ts';
