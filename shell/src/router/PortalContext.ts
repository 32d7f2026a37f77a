import type { PageEnvironment } from '@portal/wire';
import type { AppliedOverrides } from '../overrides/applyStored.tsx';
import type { PagesAhead } from '../layout/navigation/pagesAhead.ts';
import type { ReportFault } from '../reports/reportFault.ts';
import { createContext, useContext } from 'react';
import type { BlockerFunction } from 'react-router-dom';

export interface Portal {
  environment: PageEnvironment;
  versionOf: (remote: string) => string;
  reportFault: ReportFault;
  /** Whether a screen of a remote that broke is worth another try. */
  mayShowAgain: (remote: string) => boolean;
  screenBroke: (remote: string, error: unknown) => void;
  ahead: PagesAhead;
  /** `released` is the environment without overrides. */
  overrides?: { released: PageEnvironment; applied: AppliedOverrides | undefined };
  retries: number;
  /** Restarts the current address, without a reload. */
  retry: () => void;
  /** Returns true if the navigation becomes a document load. */
  applyUpdate: BlockerFunction;
  /** Checks for a newer environment, at most every 30 seconds. */
  lookForNews: () => void;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** @throws outside of the portal */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === undefined) throw new Error('usePortal needs the portal around it.');
  return portal;
}
