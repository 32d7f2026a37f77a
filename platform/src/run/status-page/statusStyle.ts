/** Looks like the gateway's error pages, with tables; loads nothing. */
export const statusStyle = `
      :root { color-scheme: light dark; --ink: #1b2430; --paper: #fff; --quiet: #55606d; --line: #d8dde3; --link: #12458a; --ill: #a4161a; --well: #1b6b3a; }
      body { margin: 0 auto; max-width: 90rem; padding: 2rem 1.5rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
      h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.25rem; }
      h2 { font-size: 1.375rem; line-height: 1.3; margin: 3rem 0 0.5rem; }
      h3 { font-size: 1.0625rem; margin: 1.5rem 0 0.25rem; }
      ul { margin: 0 0 0.5rem; padding-inline-start: 1.25rem; }
      p { margin: 0 0 0.5rem; max-width: 70ch; }
      a { color: var(--link); text-underline-offset: 0.15em; }
      a:focus-visible, .scroll:focus-visible, summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
      .scroll { overflow-x: auto; }
      table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
      th, td { text-align: start; vertical-align: top; padding: 0.5rem 1.5rem 0.5rem 0; border-top: 1px solid var(--line); }
      thead th { border-top: 0; color: var(--quiet); font-weight: 600; white-space: nowrap; }
      .page td { min-width: 12rem; }
      .page thead th { color: inherit; font-size: 1.125rem; }
      td p { margin: 0; overflow-wrap: anywhere; }
      .version { font-weight: 600; }
      .quiet { color: var(--quiet); font-size: 0.875rem; }
      .ill { color: var(--ill); font-weight: 600; }
      .well { color: var(--well); }
      .nowrap { white-space: nowrap; }
      .package { min-width: 8rem; overflow-wrap: anywhere; }
      .message { min-width: 18rem; width: 40%; overflow-wrap: anywhere; }
      pre { margin: 0.25rem 0 0; font-size: 0.8125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e6eaef; --paper: #12171d; --quiet: #a3aeba; --line: #343d47; --link: #8fbcff; --ill: #ff9d94; --well: #7fd6a0; }
      }
      @media (max-width: 40rem) { body { padding: 1.25rem 1rem 3rem; } }
    `;
