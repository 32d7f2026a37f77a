/** In both languages, and without the portal's components, which may not work. */
export function StartFailure({ problem }: { problem: string }) {
  return (
    <main
      style={{
        maxWidth: '34rem',
        margin: '20vh auto 0',
        padding: '0 24px',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <h1 style={{ fontSize: '1.5rem' }}>The portal cannot start</h1>
      <p>What it needs could not be loaded. Please try again in a few minutes.</p>
      <div lang="de">
        <h2 style={{ fontSize: '1.25rem' }}>Das Portal kann nicht gestartet werden</h2>
        <p>Was es benötigt, konnte nicht geladen werden. Bitte versuchen Sie es in einigen Minuten erneut.</p>
      </div>
      <p>
        <small>{problem}</small>
      </p>
    </main>
  );
}
