import { useNavigationBlocker } from '@portal/router';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../router/PortalContext.ts';

/** Asks before each page and checks for news once it is shown. */
export function ApplyUpdates() {
  const { applyUpdate, lookForNews } = usePortal();
  const { pathname } = useLocation();
  useNavigationBlocker(applyUpdate);
  useEffect(() => lookForNews(), [pathname, lookForNews]);
  return null;
}
