import type { PortalRouter } from './createPortalRouter.tsx';

/** Where the page is going, or is. */
export const placeIn = ({ state }: Pick<PortalRouter, 'state'>) =>
  state.navigation.location ?? state.location;
