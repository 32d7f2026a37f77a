/** A hidden page draws no frames. */
const longestFrameMs = 100;

/** Once the page has been painted as it is now. */
export const nextFrame = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, longestFrameMs)),
  ]);
