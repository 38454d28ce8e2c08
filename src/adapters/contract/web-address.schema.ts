import * as v from 'valibot'

/** Pattern of https addresses and, for local testing, http addresses on this machine. */
const httpsOrLocalPattern = /^(https:\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/?#][^\s]*)?)$/
const localHostPattern = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Characters that an address must not contain: control characters, invisible characters, and backslashes,
 * which browsers read as slashes.
 */
const deceptiveCharacters = /[\p{Cc}\p{Cf}\\]/u

/**
 * Returns whether an address is safe to link to. Parses it as browsers do, because a pattern can be
 * deceived by a user name before the host or by a lookalike host.
 */
function isSafeWebAddress(address: string): boolean {
  if (deceptiveCharacters.test(address)) return false
  try {
    const { protocol, hostname, username, password } = new URL(address)
    return (protocol === 'https:' || localHostPattern.test(hostname)) && username === '' && password === ''
  } catch {
    return false
  }
}

/**
 * A web address that the portal may link to. It uses https, or http on this machine for local testing,
 * and cannot run a script. Source: GEN-12, GEN-14.
 */
export const webAddressSchema = v.pipe(v.string(), v.regex(httpsOrLocalPattern), v.check(isSafeWebAddress))
