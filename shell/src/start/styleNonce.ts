/** The nonce that the gateway's content security policy grants to styles made at run time. */
export function styleNonce(): { nonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce === undefined || nonce === '' ? {} : { nonce };
}
