/** Encrypted, or of this very machine, where a lender is tried out; before the host stands nothing. */
const webAddress =
  /^(https:\/\/[\p{L}\p{N}.-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?([/?#][^\s\p{C}\\]*)?$/u

/**
 * Whether the portal offers an address that came from elsewhere, of a configuration, a banner or a notice: encrypted
 * on the way, without a name before the host that could pass for it, and without a character that browsers drop or
 * read as another. Source: GEN-12, GEN-14.
 */
export function isSafeWebAddress(address: string): boolean {
  return webAddress.test(address)
}
