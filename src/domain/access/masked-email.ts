const mask = '*'
const shownHead = 2

/**
 * An e-mail address by which its owner knows it: the first 2 characters of the mailbox, asterisks, the domain.
 * One that came masked stays; a mailbox of 2 characters or fewer is hidden whole, and so is a text without `@`.
 * Source: ACC-08.
 */
export function maskedEmail(email: string): string {
  if (email.includes(mask)) return email
  const at = email.lastIndexOf('@')
  if (at === -1) return mask.repeat(email.length)
  const head = at > shownHead ? email.slice(0, shownHead) : ''
  return head + mask.repeat(at - head.length) + email.slice(at)
}
