import type { ContactDetails } from './contact'

/**
 * The e-mail address or phone number to which the lender sends notice of a change of the profile. Source:
 * PRO-07.
 */
export interface ChangeNoticeRecipient {
  readonly kind: 'email' | 'phone'
  readonly address: string
}

/**
 * Returns where the lender sends notice that the customer's contact details or address were changed: their
 * e-mail address and phone number, as far as known. Source: PRO-07.
 */
export function changeNoticeRecipients({ email, phone }: ContactDetails): readonly ChangeNoticeRecipient[] {
  const recipients: readonly ChangeNoticeRecipient[] = [
    { kind: 'email', address: email },
    { kind: 'phone', address: phone },
  ]
  return recipients.filter(({ address }) => address !== '')
}
