import type { ProfilesMessage } from '#messages/index.ts';
import { useLeaveForHome } from './useLeaveForHome.ts';

/** Stands for a page without a record to show: the reader goes home and learns why. */
export function LeaveForHome({ reason }: { reason: ProfilesMessage }) {
  useLeaveForHome(reason);
  return null;
}
