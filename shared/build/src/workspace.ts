import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From package.json. */
export interface PackageFacts {
  name: string;
  version: string;
  role: string;
  /** Remotes only. */
  area?: string;
}

/** @throws when package.json is missing or not JSON */
export function readPackage(folder: string): PackageFacts {
  const { name, version, portal } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    portal: Omit<PackageFacts, 'name' | 'version'>;
  };
  return { name, version, ...portal };
}
