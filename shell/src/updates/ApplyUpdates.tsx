import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { usePortal } from '../router/PortalContext.ts';

/** Asks before each page and checks for news once it is shown. React Router allows only one blocker. */
export function ApplyUpdates() {
  const { applyUpdate, lookForNews } = usePortal();
  const { pathname } = useLocation();
  useBlocker(applyUpdate);
  useEffect(() => lookForNews(), [pathname, lookForNews]);
  return null;
}
