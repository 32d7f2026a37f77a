import { useLiveRouter, useLocation, useNavigate } from '@portal/router';
import { useEffect, useEffectEvent } from 'react';
import { noteMail } from '#api/preview.ts';

/** The parameter of a link in a mail that says which mail it is of. */
const mailParameter = 'mail';

/**
 * Says that a link of a mail led to the publication, once it is shown; then the address goes on without the parameter, in the
 * same entry of the history, unless the reader is leaving it. What could not be noted stays for a reload. [D-06]
 */
export function useMailLink(docRef: string, isShown: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const router = useLiveRouter();
  // A navigation of the reader would be called off, or its page replaced before it is shown.
  const isLeaving = useEffectEvent(() => {
    const { navigation, location: latest } = router.state();
    return navigation.state !== 'idle' || latest.key !== location.key;
  });
  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    const mail = parameters.get(mailParameter) ?? '';
    let isHere = isShown && mail !== '';
    const note = async () => {
      if (!(await noteMail(docRef, mail)) || !isHere || isLeaving()) return;
      parameters.delete(mailParameter);
      const { pathname, hash } = location;
      const to = { pathname, search: parameters.toString(), hash };
      await navigate(to, { replace: true, preventScrollReset: true, state: location.state as unknown });
    };
    if (isHere) void note();
    return () => {
      isHere = false;
    };
  }, [docRef, isShown, location, navigate]);
}
