import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import type { LinkSentByLender } from './link-sent-by-lender'
import type { FakeDataStore } from '@/adapters/fake/store'

/** Number of days for which a link is valid, including the day on which it was sent. */
const linkLifetimeDays = { 'card-update': 3, 'auto-login': 2 } as const

/**
 * A link from the lender that was valid when the customer opened it: the customer, and the screen to
 * open.
 */
interface OpenedSignInLink {
  readonly customer: CustomerRecord
  readonly destination: LinkSentByLender['leadsTo']
}

/**
 * The links that the lender has sent to customers. Each link contains a secret and expires.
 * Source: SES-22, REF-01, ACC-26, ACC-30.
 */
export class SentLinkRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly sentLinks: () => readonly LinkSentByLender[],
  ) {}

  /**
   * Returns the customer who can replace a card with the link that has this secret; undefined if the
   * link is unknown or has expired.
   */
  findCardUpdateCustomer(secret: string): CustomerRecord | undefined {
    return this.findValidLink('card-update', secret)?.customer
  }

  /**
   * Uses a sign-in link. Returns the customer whom the link signs in and the screen to open; undefined
   * if the link is unknown, has already been used or has expired.
   */
  useAutoLoginLink(secret: string): OpenedSignInLink | undefined {
    const link = this.findValidLink('auto-login', secret)
    const used = link?.customer.usedLinks ?? []
    if (!link || used.includes(secret)) return undefined
    this.store.customers.change(link.customer.id, { usedLinks: [...used, secret] })
    return link
  }

  /**
   * Returns whether a refinancing link is open or expired; undefined if it was never sent to that
   * customer. The amounts in the link are ignored, because the lender has its own amounts.
   * Source: REF-02, REF-11, SES-22.
   */
  findRefinancingLinkState(hash: string, taxId: string): 'open' | 'expired' | undefined {
    const [terms = '', secret = ''] = hash.split('.')
    const [linkTaxId, , , day] = decodeBase64(terms).split('|')
    const link = this.findLink('refinancing', secret)
    const isTheirs = link?.customer === this.store.customers.find(taxId)?.personaId && linkTaxId === taxId
    if (!link || !isTheirs || link.day !== day) return undefined
    return this.clock.now() < Date.parse(`${day}T21:00:00-03:00`) ? 'open' : 'expired'
  }

  private findValidLink(opens: keyof typeof linkLifetimeDays, secret: string): OpenedSignInLink | undefined {
    const link = this.findLink(opens, secret)
    if (!link || addDays(calendarDate(link.day), linkLifetimeDays[opens]) <= this.clock.today())
      return undefined
    const customer = this.store.customers.where({ personaId: link.customer })[0]
    return customer && { customer, destination: link.leadsTo }
  }

  private findLink(opens: LinkSentByLender['opens'], secret: string): LinkSentByLender | undefined {
    return this.sentLinks().find((link) => link.opens === opens && link.secret === secret)
  }
}

function decodeBase64(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
