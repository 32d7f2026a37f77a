import { lazyComponent } from '../code-boundary/lazyComponent.tsx';

/** The floating calendar, loaded with the other overlays. */
export const LaterRangePopover = lazyComponent(
  async () => (await import(/* webpackChunkName: "overlays" */ './RangePopover.tsx')).RangePopover,
);
