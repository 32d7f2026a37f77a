import { pages } from '@portal/contract';
import { useNavigate } from '@portal/router';
import { useEffect } from 'react';
import { stateWithNotice } from '#notices/pageNotice.ts';
import { redeemToken } from './redeemToken.ts';

/**
 * Signs in with the token and redirects: home, or to where another link can be requested. The address is not kept in
 * the history.
 */
export function useTokenSignIn(token: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    void redeemToken(token).then((notice) => {
      if (!isHere) return;
      if (notice === undefined) void navigate(pages.home.href(), { replace: true });
      else void navigate(pages.passwordlessLogin.href(), { replace: true, state: stateWithNotice(notice) });
    });
    return () => {
      isHere = false;
    };
  }, [token, navigate]);
}
