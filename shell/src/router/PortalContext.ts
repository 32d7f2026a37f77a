import type { Environment } from '@portal/wire';
import type { AppliedOverrides } from '../overrides/applyStored.tsx';
import type { ReportFault } from '../reports/reportFault.ts';
import { createContext, useContext } from 'react';
import type { BlockerFunction } from 'react-router-dom';

/** What the shell's own components need of the page they live in. */
export interface Portal {
  environment: Environment;
  /** The version of an area that this page shows. */
  versionOf: (remote: string) => string;
  reportFault: ReportFault;
  /** Fetches a page's area and screen ahead of a visit; answers when they are there, or cannot be had. */
  prefetch: (path: string) => Promise<void>;
  /** Builds that stand in for releases in this page, and the environment without them. */
  overrides?: { released: Environment; applied: AppliedOverrides | undefined };
  /** How often this page was started again. */
  retries: number;
  /** Starts the current address again after a failure, without a reload. */
  retry: () => void;
  /** Before a change of page: answers true when that comes as a document of its own. */
  applyUpdate: BlockerFunction;
  /** Asks, at most now and then, whether a newer environment is in force. */
  lookForNews: () => void;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** @throws outside of the portal */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === undefined) throw new Error('usePortal needs the portal around it.');
  return portal;
}
