/** In both languages, and without the portal's components, which may not work. */
export const OldBrowser = () => (
  <main
    style={{
      maxWidth: '34rem',
      margin: '20vh auto 0',
      padding: '0 24px',
      fontFamily: 'system-ui, sans-serif',
    }}
  >
    <h1 style={{ fontSize: '1.25rem', fontWeight: 400 }}>
      This browser is too old for the research portal: please update it, or use a version from 2024 or later
      of Chrome, Edge, Firefox or Safari.
    </h1>
    <p lang="de" style={{ fontSize: '1.25rem' }}>
      Dieser Browser ist zu alt für das Research-Portal: Bitte aktualisieren Sie ihn, oder verwenden Sie
      Chrome, Edge, Firefox oder Safari in einer Version ab 2024.
    </p>
  </main>
);
