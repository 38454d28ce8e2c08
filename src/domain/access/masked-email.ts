const sign = '*'
/** However long the mailbox is: its length is nobody's business. */
const mask = sign.repeat(3)
const shownHead = 2
/** A mailbox as lenders mask it: no more than its first 2 characters and its last. An asterisk alone masks nothing. */
const cameMasked = /^[^*]{0,2}\*{3,}[^*]?$/

/**
 * An e-mail address by which its owner knows it: the first 2 characters of the mailbox, asterisks, the domain,
 * as in `ma***@correo.example`. One that came masked stays, unless it shows more than that; a mailbox of 2 characters
 * or fewer is hidden whole, and so is a text without `@`. Source: ACC-08.
 */
export function maskedEmail(email: string): string {
  if (email === '') return email
  const at = email.lastIndexOf('@')
  if (at === -1) return mask
  const mailbox = email.slice(0, at)
  if (cameMasked.test(mailbox)) return email
  const head = at > shownHead ? mailbox.slice(0, shownHead) : ''
  return head + mask + email.slice(at)
}
