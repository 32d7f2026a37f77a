/**
 * Makes @portal/research one of the modules the shell shares without loading it with the first paint, and fetches
 * it. A failure is not reported here: the area that needs it asks again, fails by name and offers Retry.
 */
export async function provideResearch(): Promise<boolean> {
  return import('@portal/research').then(
    () => true,
    () => false,
  );
}
