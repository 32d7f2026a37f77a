interface Place {
  pathname: string;
  search: string;
}

/** The API's limit. */
const maxLength = 4000;

const namesToken = /token/i;
/** Links from mails: their last segment signs in or sets a password. */
const holdsToken = /token|(?:reset_password|passwordless_login)(?:\/|%2f)/i;

/** Path and query without anything that is or contains a token. [Y-01] */
export function addressToSend({ pathname, search }: Place): string {
  const safe = [...new URLSearchParams(search)].filter(
    ([name, value]) => !namesToken.test(name) && !holdsToken.test(value),
  );
  const query = safe.length === search.split('&').length ? search : `?${new URLSearchParams(safe)}`;
  return (pathname + (query === '?' ? '' : query)).slice(0, maxLength);
}
