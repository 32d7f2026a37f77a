import { pages } from '@portal/contract';
import { useNavigate } from '@portal/router';
import { notify } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ProfilesMessage } from '#messages/index.ts';

export function useLeaveForHome(reason: ProfilesMessage): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    notify({ message: { id: reason }, variant: 'info' });
    void navigate(pages.home.path, { replace: true });
  });
  useEffect(() => leave(), []);
}
