import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaPaths } from '@portal/contract';

/** From package.json. */
export interface PackageFacts {
  name: string;
  version: string;
  role: string;
  /** Remotes only. */
  area?: string;
  /** Remotes only: route patterns by layout. */
  paths?: AreaPaths;
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

/** All layouts together. */
export const claimedPaths = ({ paths }: PackageFacts): string[] => Object.values(paths ?? {}).flat();
