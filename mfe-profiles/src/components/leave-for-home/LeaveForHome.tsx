import type { ProfilesMessage } from '#messages/index.ts';
import { useLeaveForHome } from './useLeaveForHome.ts';

/** Replaces a page that has no record to show: leads home and explains why. */
export function LeaveForHome({ reason }: { reason: ProfilesMessage }) {
  useLeaveForHome(reason);
  return null;
}
