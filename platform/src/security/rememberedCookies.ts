const days = 400;
const life = `Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax`;

/** What browsers send of a cookie without quoting it. */
const octets = '[!#-+\\x2d./0-9:<-\\[\\]-~]+';

const valueOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=(${octets})(?:;|$)`).exec(cookies)?.[1];

/**
 * The cookies of a client who asked to be remembered, as the page has set them, for Set-Cookie: Safari keeps what
 * scripts set for seven days only. None for others.
 */
export function rememberedCookies(cookies: string, isHttps: boolean): string[] {
  const session = valueOf(cookies, 'currentUser');
  if (session === undefined || valueOf(cookies, 'rememberMe') !== 'true') return [];
  const secure = isHttps ? '; Secure' : '';
  return [`currentUser=${session}; ${life}${secure}`, `rememberMe=true; ${life}${secure}`];
}

/** The same for nginx: variables that are empty for clients who did not ask to be remembered. */
export const rememberedMaps = `map $portal_scheme $portal_secure {
  default "";
  https "; Secure";
}
map "$cookie_rememberMe:$cookie_currentUser" $portal_kept_session {
  default "";
  "~^true:(?<portal_session>${octets.replaceAll('\\', '\\\\')})$" "currentUser=$portal_session; ${life}$portal_secure";
}
map "$cookie_rememberMe:$portal_kept_session" $portal_kept_choice {
  default "";
  "~^true:." "rememberMe=true; ${life}$portal_secure";
}`;

export const rememberedLines = `add_header set-cookie $portal_kept_session always;
add_header set-cookie $portal_kept_choice always;`;
