/** Every variable that the portal's programs, tests and compose file read. A test compares it with the code. */
export const settingNames = [
  'PORTAL_ACCESS_LOG',
  'PORTAL_ACCESS_TOKEN_SECONDS',
  'PORTAL_ACCOUNT_RATE_LIMIT',
  'PORTAL_API_HOST',
  'PORTAL_API_ORIGINS',
  'PORTAL_API_PORT',
  'PORTAL_BROTLI_QUALITY',
  'PORTAL_BUILD_CACHE',
  'PORTAL_CHROMIUM',
  'PORTAL_CONTENT',
  'PORTAL_CONTENT_ENDPOINT',
  'PORTAL_CONTENT_REGION',
  'PORTAL_DATA',
  'PORTAL_DATABASE_POOLER',
  'PORTAL_DEBUG',
  'PORTAL_DEMO',
  'PORTAL_DEMO_SIZE',
  'PORTAL_DOCUMENT_FOLDER',
  'PORTAL_DOCUMENT_MB',
  'PORTAL_DOCUMENT_RATE_LIMIT',
  'PORTAL_E2E_PLACE',
  'PORTAL_ENVIRONMENT',
  'PORTAL_EVENTS_DAYS',
  'PORTAL_FILE_MB',
  'PORTAL_FUZZ_RUNS',
  'PORTAL_FUZZ_SEED',
  'PORTAL_GATEWAYS',
  'PORTAL_HOST',
  'PORTAL_IMAGES',
  'PORTAL_LISTEN',
  'PORTAL_LOG_LEVEL',
  'PORTAL_MAIL_FROM',
  'PORTAL_MAIL_RATE_LIMIT',
  'PORTAL_MIGRATIONS',
  'PORTAL_NGINX',
  'PORTAL_OPERATOR_TOKEN',
  'PORTAL_OPERATOR_TOKEN_LOCAL',
  'PORTAL_OPERATOR_TOKEN_PROD',
  'PORTAL_OPERATOR_TOKEN_STAGING',
  'PORTAL_OPERATOR_TOKEN_UAT',
  'PORTAL_PASSWORD',
  'PORTAL_PASSWORD_POWER',
  'PORTAL_PORT',
  'PORTAL_PREVIEW_KEY',
  'PORTAL_PUBLIC_URL',
  'PORTAL_RATE_LIMIT',
  'PORTAL_READERSHIP_DAYS',
  'PORTAL_RECORD_AREAS',
  'PORTAL_RELEASE_BRANCH',
  'PORTAL_RELEASE_BY',
  'PORTAL_RELEASE_COMMIT',
  'PORTAL_RELEASE_OUTPUT',
  'PORTAL_RELEASE_VERSION',
  'PORTAL_REMEMBERED_IDLE_DAYS',
  'PORTAL_REMEMBERED_LONGEST_DAYS',
  'PORTAL_SECRET',
  'PORTAL_SESSION_IDLE_MINUTES',
  'PORTAL_SESSION_LONGEST_MINUTES',
  'PORTAL_SOURCE_MAPS',
  'PORTAL_STORE',
  'PORTAL_STORE_ENDPOINT',
  'PORTAL_STORE_REGION',
  'PORTAL_SUBNET',
  'PORTAL_TEST_ENGINES',
  'PORTAL_TEST_HOOKS',
  'PORTAL_TEST_IMAGES',
  'PORTAL_TEST_POSTGRES',
  'PORTAL_TLS_FOLDER',
  'PORTAL_TLS_LISTEN',
  'PORTAL_TLS_PROXIES',
  'PORTAL_TODAY',
  'PORTAL_TRUSTED_PROXIES',
  'PORTAL_VERSION',
] as const;

interface UnknownSetting {
  name: string;
  /** The known name that it resembles most, if it resembles one. */
  nearest: string | undefined;
}

const prefix = 'PORTAL_';

/** Variables that begin with PORTAL_ and that nothing reads, by name. */
const unknownSettings = (variables: Record<string, string | undefined>): UnknownSetting[] =>
  Object.keys(variables)
    .filter((name) => name.startsWith(prefix) && !isKnown(name))
    .toSorted()
    .map((name) => ({ name, nearest: nearestTo(name) }));

/** One line each, for the start of a program. */
export const unknownSettingLines = (variables: Record<string, string | undefined>): string[] =>
  unknownSettings(variables).map(({ name, nearest }) =>
    nearest === undefined
      ? `! ${name} is set, but nothing reads it.`
      : `! ${name} is set, but nothing reads it. Did you mean ${nearest}?`,
  );

const isKnown = (name: string): boolean => settingNames.some((known) => known === name);

/** Half of the letters may differ at most. */
function nearestTo(name: string): string | undefined {
  const own = name.slice(prefix.length);
  const [best] = settingNames
    .map((known) => ({ known, distance: editDistance(own, known.slice(prefix.length)) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best !== undefined && best.distance <= own.length / 2 ? best.known : undefined;
}

/** How many letters must be added, removed or replaced (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [place, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
