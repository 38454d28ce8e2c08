import { inject, injectable } from 'inversify'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import type { Customer } from '@/domain/session/session'
import { SessionStore } from '@/application/session/session-store'
import { observeFields } from '@/ui/kit/observe-fields'
import { profileTexts } from '@/ui/texts/profile.texts'

const { labels } = profileTexts

interface ProfileRow {
  readonly label: string
  readonly value: string
}

/** The personal details of the signed-in customer, from the session. Source: PRO-01. */
@injectable()
export class ProfileViewModel {
  customer: Customer | undefined = undefined

  constructor(@inject(SessionStore) private readonly sessions: SessionStore) {
    observeFields(this, 'customer')
  }

  onMount(): void {
    this.customer = this.sessions.customer()
  }

  get fullName(): string {
    return this.customer ? `${this.customer.firstName} ${this.customer.surname}` : ''
  }

  get initials(): string {
    const { firstName = '', surname = '' } = this.customer ?? {}
    return (firstName.slice(0, 1) + surname.slice(0, 1)).toUpperCase()
  }

  /** Rows with the customer's personal details. Details that the portal does not know have no row. */
  get rows(): readonly ProfileRow[] {
    if (!this.customer) return []
    const { dni, taxId, phone } = this.customer
    return [
      { label: labels.dni, value: dni },
      { label: labels.taxId, value: hyphenatedCuit(taxId) },
      ...(phone === undefined ? [] : [{ label: labels.cellphone, value: phone }]),
    ]
  }
}
