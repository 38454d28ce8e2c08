import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import type { LenderClock } from './clock'
import type { CustomerRecord } from './records'
import type { SentLink } from './sent-link'
import type { Store } from './store'

const cardUpdateDays = 3

/**
 * The links that the lender has sent. Each contains a secret that expires. Source: SES-22, REF-01, ACC-30.
 */
export class Links {
  private readonly store: Store
  private readonly clock: LenderClock
  private readonly sent: () => readonly SentLink[]

  constructor(store: Store, clock: LenderClock, sent: () => readonly SentLink[]) {
    this.store = store
    this.clock = clock
    this.sent = sent
  }

  /** Returns the customer whose card the link renews; undefined once it has expired. */
  cardUpdateOf(secret: string): CustomerRecord | undefined {
    const link = this.find('card-update', secret)
    if (!link || addDays(calendarDate(link.day), cardUpdateDays) <= this.clock.today()) return undefined
    return this.store.customers.where({ personaId: link.customer })[0]
  }

  /**
   * Returns whether a link is open or expired; undefined if it was never sent to that customer. The amounts
   * in it are ignored, since the lender has its own. Source: REF-02, REF-11, SES-22.
   */
  refinancing(hash: string, taxId: string): 'open' | 'expired' | undefined {
    const [terms = '', secret = ''] = hash.split('.')
    const [linkTaxId, , , day] = decoded(terms).split('|')
    const link = this.find('refinancing', secret)
    const isTheirs = link?.customer === this.store.customers.find(taxId)?.personaId && linkTaxId === taxId
    if (!link || !isTheirs || link.day !== day) return undefined
    return this.clock.now() < Date.parse(`${day}T21:00:00-03:00`) ? 'open' : 'expired'
  }

  private find(opens: SentLink['opens'], secret: string): SentLink | undefined {
    return this.sent().find((link) => link.opens === opens && link.secret === secret)
  }
}

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
