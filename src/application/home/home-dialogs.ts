import { inject, injectable } from 'inversify'
import { cancellationReopeningDay } from '@/domain/cancellation/cancellation-reopening'
import { homeCreditLineInfo } from '@/domain/home/credit-line-card'
import { isCreditLinePopUpDue } from '@/domain/home/credit-line-pop-up'
import { notificationToShow, type PortalNotification } from '@/domain/home/notification'
import type { PrepaymentDiscount } from '@/domain/home/prepayment-discount'
import { mayOpenArea, customerStanding } from '@/domain/session/area-access'
import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { SessionStore } from '@/application/session/session-store'
import { Capabilities } from '@/application/shared/capabilities'
import { Clock } from '@/application/shared/clock.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { HomeGateway } from './home.port'
import { SeenHomeDialogsStore } from './seen-dialogs.port'

/** The dialogs and announcements to show over the home screen; each may be missing. */
export interface HomeDialogsToShow {
  readonly notification?: PortalNotification
  readonly prepaymentDiscount?: PrepaymentDiscount
  /** Maximum amount of the revolving credit line that the lender offers the customer. */
  readonly maxCreditLineAmount?: Cents
}

/**
 * Finds the dialogs to show over the home screen, and records which dialogs were shown. Source: HOM-10 to
 * HOM-12.
 */
@injectable()
export class HomeDialogs {
  constructor(
    @inject(HomeGateway) private readonly gateway: HomeGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserDisplay) private readonly browserDisplay: BrowserDisplay,
    @inject(SeenHomeDialogsStore) private readonly seen: SeenHomeDialogsStore,
    @inject(Capabilities) private readonly capabilities: Capabilities,
  ) {}

  /** Returns the dialogs to show over the home screen. Dialogs whose data cannot be read are left out. */
  async findDialogsToShow(accountStatus: AccountStatus): Promise<HomeDialogsToShow> {
    const [notification, prepaymentDiscount] = await Promise.all([this.notification(), this.benefit()])
    const creditLineOffer = this.creditLineOffer(accountStatus)
    return {
      ...(notification ? { notification } : {}),
      ...(prepaymentDiscount ? { prepaymentDiscount } : {}),
      ...(creditLineOffer ? { maxCreditLineAmount: creditLineOffer } : {}),
    }
  }

  /**
   * Reports to the server that the customer has read the lender's announcement (a notification inside the
   * portal). If the report fails, the announcement appears again at the next visit. Source: HOM-11.
   */
  async markNotificationSeen(id: string): Promise<void> {
    await this.gateway.markNotificationSeen(id)
  }

  /**
   * Records that the customer has seen the dialog about the discount for paying all installments at once.
   * Source: HOM-12.
   */
  markPrepaymentDiscountShown(): void {
    const customer = this.sessions.customer()
    if (customer) this.seen.markPrepaymentDiscountSeen(customer.customerId)
  }

  /** Records that the pop-up that offers the revolving credit line was shown today. Source: HOM-10. */
  markCreditLineOfferShown(): void {
    this.seen.markCreditLineOfferShown(this.clock.today())
  }

  private async notification(): Promise<PortalNotification | undefined> {
    const notifications = await this.gateway.notifications()
    return notifications.ok ? notificationToShow(notifications.value) : undefined
  }

  private async benefit(): Promise<PrepaymentDiscount | undefined> {
    const customer = this.sessions.customer()
    // The benefit is a price for cancelling early, which is not possible in the last days of a month. Source:
    // HOM-12, OPS-03, CAN-01.
    if (this.capabilities.isSwitchedOff('earlyCancellation')) return undefined
    if (cancellationReopeningDay(this.clock.today())) return undefined
    if (!customer || customer.wasShownBenefit || this.seen.hasSeenPrepaymentDiscount(customer.customerId))
      return undefined
    const benefit = await this.gateway.prepaymentDiscount()
    return benefit.ok ? benefit.value : undefined
  }

  private creditLineOffer(accountStatus: AccountStatus): Cents | undefined {
    // The stored account status may have a credit line that is switched off. Source: OPS-03.
    if (this.capabilities.isSwitchedOff('revolvingLine')) return undefined
    // The customer requests an offered credit line as a new loan. Source: REV-01.
    if (this.capabilities.isSwitchedOff('newLoan')) return undefined
    const card = homeCreditLineInfo(accountStatus)
    const hasCredentials = this.sessions.customer()?.hasCredentials ?? false
    const mayOpenOffer = mayOpenArea('revolving-offer', customerStanding({ hasCredentials, accountStatus }))
    if (card?.kind !== 'offer' || !mayOpenOffer || !this.browserDisplay.hasNarrowWindow()) return undefined
    return isCreditLinePopUpDue(this.seen.dayCreditLineOfferLastShown(), this.clock.today())
      ? card.maxOffered
      : undefined
  }
}
