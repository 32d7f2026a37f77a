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
