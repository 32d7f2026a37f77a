import { fileURLToPath } from 'node:url';
import { portalLint } from '@portal/build/eslint';
import { pages } from '@portal/contract';

export default portalLint({
  root: fileURLToPath(new URL('.', import.meta.url)),
  pagePaths: Object.values(pages).map((page) => page.path),
});
