import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { homeOverlayToShow, type HomeOverlay } from '@/domain/home/overlays'
import {
  prepaymentDiscountTextValues,
  type PrepaymentDiscountTextValues,
} from '@/domain/home/prepayment-discount'
import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { CurrentPortalVisit } from '@/application/home/current-portal-visit'
import { HomeDialogs, type HomeDialogsToShow } from '@/application/home/home-dialogs'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

/** Content of the dialog that is open over the home screen. Source: HOM-15. */
export type HomeDialog =
  | {
      readonly kind: 'notification'
      /** HTML of the step of the notification that is shown. Unsafe parts are not removed yet. */
      readonly html: string
      /** Number of the step of the notification that is shown, counted from 1. */
      readonly step: number
      readonly stepCount: number
    }
  | ({ readonly kind: 'prepayment-discount' } & PrepaymentDiscountTextValues)
  | { readonly kind: 'line-pop-up'; readonly page: 'announcement' | 'offer'; readonly maxOffered: Cents }

/**
 * The dialogs over the home screen. In one visit to the portal (from the login or a page load until the
 * logout), at most one of them opens by itself. The notification opens only when the customer asks for it.
 * Source: HOM-10, HOM-11, HOM-12, HOM-15, HOM-18.
 */
@injectable()
export class HomeDialogsViewModel {
  dialogsToShow: HomeDialogsToShow = {}
  shownOverlay: HomeOverlay | undefined = undefined
  isNotificationOpen = false
  /** Index of the step of the notification that is shown, counted from 0. */
  notificationStep = 0
  creditLinePopUpPage: 'announcement' | 'offer' = 'announcement'
  private requestNumber = 0
  /**
   * Whether the text of the notification has been visible. It may never become visible, because the code
   * that shows it is loaded separately and loading may fail.
   */
  private isNotificationDisplayed = false

  constructor(
    @inject(HomeDialogs) private readonly dialogs: HomeDialogs,
    @inject(CurrentPortalVisit) private readonly visit: CurrentPortalVisit,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(
      this,
      'dialogsToShow',
      'shownOverlay',
      'isNotificationOpen',
      'notificationStep',
      'creditLinePopUpPage',
    )
  }

  get shownDialog(): HomeDialog | undefined {
    const { notification, prepaymentDiscount, maxCreditLineAmount } = this.dialogsToShow
    if (this.isNotificationOpen && notification) {
      const { unsanitisedHtmlTexts } = notification
      const html = unsanitisedHtmlTexts[this.notificationStep] ?? ''
      return {
        kind: 'notification',
        html,
        step: this.notificationStep + 1,
        stepCount: unsanitisedHtmlTexts.length,
      }
    }
    if (this.shownOverlay === 'prepayment-discount' && prepaymentDiscount)
      return {
        kind: 'prepayment-discount',
        ...prepaymentDiscountTextValues(prepaymentDiscount, this.clock.today()),
      }
    if (this.shownOverlay === 'line-pop-up' && maxCreditLineAmount !== undefined)
      return { kind: 'line-pop-up', page: this.creditLinePopUpPage, maxOffered: maxCreditLineAmount }
    return undefined
  }

  /** Whether the lender has sent the customer a notification that they have not read yet. Source: HOM-11. */
  get hasUnreadNotification(): boolean {
    return this.dialogsToShow.notification !== undefined
  }

  /**
   * Loads the content of all dialogs of the home screen and then opens the most important one. It waits for
   * all, so that no dialog replaces another that is already open. Opens none if the customer has already been
   * shown an offer since they signed in or loaded the page.
   */
  async loadDialogs(accountStatus: AccountStatus): Promise<void> {
    const requestNumber = ++this.requestNumber
    const found = await this.dialogs.findDialogsToShow(accountStatus)
    if (requestNumber !== this.requestNumber) return
    runInAction(() => {
      this.dialogsToShow = found
      if (this.visit.mayShowOffer()) this.open(homeOverlayToShow(availableOverlays(found)))
    })
  }

  discardDialogs(): void {
    this.requestNumber += 1
    this.shownOverlay = undefined
    this.isNotificationOpen = false
  }

  openNotification(): void {
    this.notificationStep = 0
    this.isNotificationDisplayed = false
    this.isNotificationOpen = true
  }

  /**
   * Records that the text of the notification is visible. Only a notification whose text was visible is
   * marked as read when it is closed. Source: HOM-11.
   */
  markNotificationDisplayed(): void {
    this.isNotificationDisplayed = true
  }

  showNextNotificationStep(): void {
    const last = (this.dialogsToShow.notification?.unsanitisedHtmlTexts.length ?? 1) - 1
    this.notificationStep = Math.min(this.notificationStep + 1, last)
  }

  /**
   * Closes the notification, no matter which step of it is shown, and marks it as read. If its text could
   * not be shown, it stays unread. Source: HOM-11.
   */
  closeNotification(): void {
    this.isNotificationOpen = false
    if (!this.isNotificationDisplayed) return
    const { notification, ...others } = this.dialogsToShow
    if (notification) void this.dialogs.markNotificationSeen(notification.id)
    this.dialogsToShow = others
  }

  /**
   * Closes the notification and opens the given address of the portal, after the customer has pressed a link
   * in the notification.
   */
  openNotificationLink(to: string): void {
    this.closeNotification()
    this.navigation.goTo(to)
  }

  closeDiscountDialog(): void {
    this.dialogs.markPrepaymentDiscountShown()
    this.shownOverlay = undefined
  }

  goToEarlyCancellation(): void {
    this.dialogs.markPrepaymentDiscountShown()
    this.navigation.goTo(addresses.earlyCancellation.createPath())
  }

  showOfferInCreditLinePopUp(): void {
    this.creditLinePopUpPage = 'offer'
  }

  closeCreditLinePopUp(): void {
    this.shownOverlay = undefined
  }

  goToCreditLineOfferScreen(): void {
    this.navigation.goTo(addresses.creditLineOffer.createPath())
  }

  private open(overlay: HomeOverlay | undefined): void {
    this.shownOverlay = overlay
    if (overlay) this.visit.markOfferShown()
    if (overlay === 'line-pop-up') this.dialogs.markCreditLineOfferShown()
  }
}

function availableOverlays({
  prepaymentDiscount,
  maxCreditLineAmount,
}: HomeDialogsToShow): readonly HomeOverlay[] {
  return [
    ...(prepaymentDiscount ? (['prepayment-discount'] as const) : []),
    ...(maxCreditLineAmount === undefined ? [] : (['line-pop-up'] as const)),
  ]
}
