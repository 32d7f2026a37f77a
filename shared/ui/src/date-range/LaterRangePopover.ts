import { laterPart } from '../code-boundary/laterPart.tsx';

/** The floating calendar, loaded with the other overlays. */
export const LaterRangePopover = laterPart(
  async () => (await import(/* webpackChunkName: "overlays" */ './RangePopover.tsx')).RangePopover,
);
