import * as v from 'valibot'

/** Encrypted, or of this very machine, where a lender is tried out. */
const encryptedOrHere = /^(https:\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/?#][^\s]*)?)$/
const here = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** No control or invisible character, and no backslash, which browsers read as a slash. */
const misread = /[\p{Cc}\p{Cf}\\]/u

/** As the platform reads it: a name before the host, or a host that only looks like one, deceives a pattern. */
function isSafe(address: string): boolean {
  if (misread.test(address)) return false
  try {
    const { protocol, hostname, username, password } = new URL(address)
    return (protocol === 'https:' || here.test(hostname)) && username === '' && password === ''
  } catch {
    return false
  }
}

/** An address that the portal sends the customer to: never a script, and encrypted on the way. Source: GEN-12, GEN-14. */
export const webAddress = v.pipe(v.string(), v.regex(encryptedOrHere), v.check(isSafe))
