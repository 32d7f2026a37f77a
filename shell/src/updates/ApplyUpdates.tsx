import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { usePortal } from '../router/PortalContext.ts';

/**
 * A change of page is where a newer environment is taken over: the router asks before it looks at the next page. Whether
 * there is one is asked when the next page is there. React Router allows one of these at a time.
 */
export function ApplyUpdates() {
  const { applyUpdate, lookForNews } = usePortal();
  const { pathname } = useLocation();
  useBlocker(applyUpdate);
  useEffect(() => lookForNews(), [pathname, lookForNews]);
  return null;
}
