import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The router's files without its warnings for developers. By its package.json every build gets those with them; the
 * fields that it has for this are read by other tools than webpack.
 * @param folder the folder of a package that depends on react-router-dom
 */
export function routerOfReleases(folder: string): Record<string, string> {
  const routerDom = createRequire(join(folder, 'package.json')).resolve('react-router-dom/package.json');
  const router = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  const file = (name: string) => join(router, 'dist/production', name);
  return { 'react-router$': file('index.mjs'), 'react-router/dom$': file('dom-export.mjs') };
}
