/**
 * Why an e-mail address that the customer typed is not valid. The portal checks this before it sends the
 * address to the lender. Source: PRO-02, SUP-01.
 */
export type EmailProblem = 'required' | 'not-valid'

/** Maximum characters before the `@`. Source: RFC 5321, 4.5.3.1. */
const maxLocalPartLength = 64
const maxEmailLength = 254

/**
 * Matches the part of an e-mail address before the `@`: names with single dots between them. Letters of any
 * alphabet and signs are allowed, except separators: `d'angelo.ñato+cuotas`.
 */
const localPartPattern = /^[^\s@."(),:;<>[\\\]]+(\.[^\s@."(),:;<>[\\\]]+)*$/u

/**
 * Matches the domain of an e-mail address: at least two names with dots between them, such as
 * `cañuelas.gob.ar`. The last one has only letters or begins with `xn--`.
 */
const domainPattern = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/**
 * Returns what is wrong with an e-mail address, or undefined if its form is valid. Whether the mailbox
 * exists is not checked. Source: PRO-02, SUP-01.
 */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email === '') return 'required'
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)]
  const fits = email.length <= maxEmailLength && local.length <= maxLocalPartLength
  return fits && localPartPattern.test(local) && domainPattern.test(domain) ? undefined : 'not-valid'
}
