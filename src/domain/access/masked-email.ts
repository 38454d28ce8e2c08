const maskCharacter = '*'
/** Always three asterisks, so that the mask does not reveal the length of the mailbox name. */
const mailboxMask = maskCharacter.repeat(3)
const shownHeadLength = 2
/**
 * Matches a mailbox name that the lender has already masked: at most its first 2 characters and its last one
 * are visible, with at least three asterisks between them.
 */
const maskedMailboxPattern = /^[^*]{0,2}\*{3,}[^*]?$/

/**
 * Masks an e-mail address so that only its owner recognises it: the first 2 characters of the mailbox
 * name, asterisks and the domain, as in `ma***@correo.example`. An address that the lender already
 * masked is returned unchanged, unless more characters than these are visible. A mailbox name of 2
 * characters or fewer, or a text without `@`, is hidden completely. Source: ACC-08.
 */
export function maskedEmail(email: string): string {
  if (email === '') return email
  const at = email.lastIndexOf('@')
  if (at === -1) return mailboxMask
  const mailbox = email.slice(0, at)
  if (maskedMailboxPattern.test(mailbox)) return email
  const head = at > shownHeadLength ? mailbox.slice(0, shownHeadLength) : ''
  return head + mailboxMask + email.slice(at)
}
