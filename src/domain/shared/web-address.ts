/**
 * Matches addresses with https, or with http on localhost for local testing, that have no user name before
 * the host.
 */
const webAddressPattern =
  /^(https:\/\/[\p{L}\p{N}.-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?([/?#][^\s\p{C}\\]*)?$/u

/**
 * Returns whether the portal may link to a web address that comes from outside (configuration, banner,
 * notification). The address has to use https (or http on localhost), have no user name before the host,
 * and have no characters that browsers drop or misread. Source: GEN-12, GEN-14.
 */
export function isSafeWebAddress(address: string): boolean {
  return webAddressPattern.test(address)
}
