import { laterPart } from '../code-boundary/laterPart.tsx';

/** The calendar over the page: it comes when it is first opened, or with what else opens over the page. */
export const LaterRangePopover = laterPart(
  async () => (await import(/* webpackChunkName: "overlays" */ './RangePopover.tsx')).RangePopover,
);
