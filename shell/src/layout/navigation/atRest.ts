/** Delay after the page has loaded, in ms. */
const restMs = 1_000;

/** The Network Information API, which not every browser has. */
interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Prefetching is then left out. */
export const isThrifty = () => {
  const { connection } = navigator as Navigator & Connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));

/** Resolves at once without `requestIdleCallback`. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else resolve(undefined);
  });

/** Once nothing is waited for. */
export async function whenAtRest(work: () => unknown): Promise<void> {
  if (isThrifty()) return;
  await settled();
  await idle();
  await work();
}

/** The page has loaded, and a little time has passed. */
export async function settled(): Promise<void> {
  await loaded();
  await rest();
}
