/** An address fit for logs and analytics: tokens in its query, and in the paths of mailed links, are blotted out. */
export function withoutTokens(url: string): string {
  return url
    .replace(
      /([?&#](?:auth_token|token|refresh_token|reset_token|passwordless_token)=)[^&#]*/gi,
      '$1[removed]',
    )
    .replace(/(\/(?:reset_password|passwordless_login)\/)[^/?#]+/gi, '$1[removed]');
}
