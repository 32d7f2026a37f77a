import { lazyComponent } from '../code-boundary/lazyComponent.tsx';

/** Floating part of tooltips and cards, loaded with the first one. */
export const LaterHint = lazyComponent(
  async () => (await import(/* webpackChunkName: "overlays" */ './Hint.tsx')).Hint,
  { silent: true },
);
