interface Place {
  pathname: string;
  search: string;
}

/** What the API takes. */
const maxLength = 4000;

const namesToken = /token/i;
/** Addresses of mails: their last part signs in or sets a password. */
const holdsToken = /token|(?:reset_password|passwordless_login)(?:\/|%2f)/i;

/** The address of an event: path and query, without anything that is a token or holds one. [Y-01] */
export function addressToSend({ pathname, search }: Place): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => !namesToken.test(name) && !holdsToken.test(value),
  );
  const query = kept.length === search.split('&').length ? search : `?${new URLSearchParams(kept)}`;
  return (pathname + (query === '?' ? '' : query)).slice(0, maxLength);
}
