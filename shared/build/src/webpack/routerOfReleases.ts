import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Aliases for the router without development warnings. By its package.json, webpack always gets the version with them;
 * only other tools read its fields for choosing.
 * @param folder a package that depends on react-router-dom
 */
export function routerOfReleases(folder: string): Record<string, string> {
  const routerDom = createRequire(join(folder, 'package.json')).resolve('react-router-dom/package.json');
  const router = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  const file = (name: string) => join(router, 'dist/production', name);
  return { 'react-router$': file('index.mjs'), 'react-router/dom$': file('dom-export.mjs') };
}
