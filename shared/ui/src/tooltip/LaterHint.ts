import { laterPart } from '../code-boundary/laterPart.tsx';

/** The floating part of tooltips and cards: its code comes with the first of them. */
export const LaterHint = laterPart(
  async () => (await import(/* webpackChunkName: "overlays" */ './Hint.tsx')).Hint,
  { silent: true },
);
