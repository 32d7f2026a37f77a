import { laterPart } from '../code-boundary/laterPart.tsx';

/** Floating part of tooltips and cards, loaded with the first one. */
export const LaterHint = laterPart(
  async () => (await import(/* webpackChunkName: "overlays" */ './Hint.tsx')).Hint,
  { silent: true },
);
