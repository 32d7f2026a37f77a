import type { EnvironmentName } from '../store/releaseStore.ts';

/** Which environment cannot be shown; revision 0: nothing was released to it yet. */
export interface Unavailable {
  environment: EnvironmentName;
  revision: number;
}

/** The page in both languages for an environment that cannot be read. It needs nothing but itself. */
export function unavailablePage({ environment, revision }: Unavailable, nonce: string): string {
  const place = `${environment}, revision ${revision === 0 ? '–' : revision}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Research portal unavailable</title>
    <style nonce="${nonce}">
      body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem; }
      h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
      section + section { border-top: 1px solid; margin-top: 2rem; padding-top: 2rem; }
      footer { margin-top: 3rem; font-size: 0.875rem; }
    </style>
  </head>
  <body>
    <main>
      <section>
        <h1>The research portal is unavailable at the moment</h1>
        <p>We are sorry. Your account and your settings are not affected. Please try again in a few minutes.</p>
        <p><a href="">Try again</a></p>
      </section>
      <section lang="de">
        <h1>Das Research-Portal ist zurzeit nicht verfügbar</h1>
        <p>Wir bitten um Entschuldigung. Ihr Konto und Ihre Einstellungen sind nicht betroffen. Bitte versuchen Sie es in einigen Minuten erneut.</p>
        <p><a href="">Erneut versuchen</a></p>
      </section>
      <footer>Environment / Umgebung: ${place}</footer>
    </main>
  </body>
</html>
`;
}
