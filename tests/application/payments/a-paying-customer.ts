import { Subject } from 'rxjs'
import { firstUnacknowledgedPayment } from '@/domain/payments/send-decision'
import { totalDue } from '@/domain/payments/total-due'
import { cents } from '@/domain/shared/money'
import { hasUnknownOutcome, mayRetryOperation } from '@/domain/shared/operation'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { CreditCardPaymentLink } from '@/application/payments/pay-on-provider-page'
import type { CardToCharge } from '@/application/payments/card-charge'
import { debitCardChannelOfPayment } from '@/application/payments/pay-installment'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import {
  createAutomaticCollectionGateway,
  signInPersona,
  createPaymentGateway,
  createRecentOperationsGateway,
  signInForPayments,
} from '#tests/adapters/http/signed-in-payments'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { martaCustomer } from '#tests/support/test-customers'
import {
  PaymentTab,
  createTestBrowser,
  waitForPaymentResult,
  waitForQueuedTasks,
  type TestBrowser,
} from './a-tab'
import { CustomerWithTwoDevices } from '#tests/application/shared/customer-with-two-devices'
import { martasMastercard } from '#tests/support/test-cards'

const externalId = '40128753'

export const cardByKind: Readonly<Record<CardToCharge['kind'], CardToCharge>> = {
  saved: { kind: 'saved', debitCardId: 'td-51c7a8e0' },
  new: { kind: 'new', card: martasMastercard },
}

/** Amount, in cents, that the customer types to pay a part of the debt. */
export const partialPaymentAmount = cents(500_000)

/**
 * Customer Marta, who owes one installment and uses two devices with two tabs each. When a screen shows
 * an earlier payment, only `payAgainDespiteEarlierPayment` pays again.
 */
export class PayingCustomer extends CustomerWithTwoDevices<PaymentTab> {
  /** Number of times the customer paid again after the screen showed an earlier payment. */
  knowingRepeatCount = 0
  /** Number of parts of the debt that the customer wants to pay. The lender may not charge more parts. */
  wantedPartCount = 0
  private preparedLink: { readonly order: PaymentRequest; readonly link: CreditCardPaymentLink } | undefined
  private firstOfferedPayment: PaymentRequest | undefined
  /** Payment that the first tab's screen offered when `renderPaymentScreen` rendered it. */
  private paymentOnRenderedScreen: PaymentRequest | undefined

  private constructor(backEnd: FakeBackEnd, browsers: readonly TestBrowser[]) {
    super(backEnd, browsers)
    for (const browser of browsers) this.signIn(browser)
    this.tabs = browsers.flatMap((browser) => [this.openTab(browser), this.openTab(browser)])
  }

  static async createSignedIn(): Promise<PayingCustomer> {
    const { backEnd } = await signInForPayments('marta')
    const randomness = new SequentialUuidSource()
    const marta = new PayingCustomer(backEnd, [createTestBrowser(randomness), createTestBrowser(randomness)])
    marta.firstOfferedPayment = await marta.findOfferedPayment(0)
    return marta
  }

  async pressPay(tab = 0, card: CardToCharge['kind'] = 'saved'): Promise<void> {
    const order = await this.findOfferedPayment(tab)
    if (order) await this.pay(tab, order, card)
  }

  /** Presses the pay button of a screen that was rendered before the first payment was made. */
  async pressPayOnOutdatedFirstScreen(card: CardToCharge['kind']): Promise<void> {
    if (this.firstOfferedPayment) await this.pay(0, this.firstOfferedPayment, card)
  }

  async renderPaymentScreen(): Promise<void> {
    this.paymentOnRenderedScreen = await this.findOfferedPayment(0)
  }

  /** Presses the pay button of the screen from `renderPaymentScreen`, whose data may be outdated by now. */
  async pressPayOnRenderedScreen(card: CardToCharge['kind']): Promise<void> {
    const { paymentOnRenderedScreen } = this
    this.paymentOnRenderedScreen = undefined
    if (paymentOnRenderedScreen) await this.pay(0, paymentOnRenderedScreen, card)
  }

  /**
   * Starts to pay a part of the debt in the first tab. Pays the whole debt in the same tab before the result
   * of the first payment arrives.
   */
  async payWholeDebtDuringPartialPayment(): Promise<void> {
    const order = await this.findOfferedPayment(0)
    if (!order || order.operationToRetry) return
    const seenPaid = (this.firstOfferedPayment?.seenTotalDue ?? order.seenTotalDue) - order.seenTotalDue
    this.wantedPartCount = Math.max(this.wantedPartCount, 1 + Math.floor(seenPaid / partialPaymentAmount))
    const other = this.tabs[0]?.payInstallment.execute({
      ...order,
      amount: partialPaymentAmount,
      card: cardByKind.saved,
    })
    await this.pay(0, order, 'saved')
    const answer = await other
    if (answer?.ok) this.recordShownOutcome(answer.value)
  }

  /** Presses the pay button and leaves the screen before the payment is sent. */
  async pressPayAndLeaveScreen(card: CardToCharge['kind']): Promise<void> {
    const order = await this.findOfferedPayment(0)
    if (!order) return
    await this.tabs[0]?.payInstallment.execute(
      { ...order, card: cardByKind[card] },
      { hasLeftScreen: () => true, onSending: () => this.fail('It was sent after the customer left') },
    )
  }

  async pressPayAndReload(card: CardToCharge['kind']): Promise<void> {
    const pressing = this.pressPay(0, card)
    await waitForQueuedTasks()
    this.reload()
    await pressing
  }

  reload(): void {
    this.preparedLink = undefined
    this.paymentOnRenderedScreen = undefined
    this.tabs = this.tabs.map((tab) => tab.reload())
  }

  async goToWallet(): Promise<void> {
    const order = await this.findOfferedPayment(0)
    if (!order || order.operationToRetry) return
    const started = await this.tabs[0]?.payOnProviderPage.startWalletPayment(order)
    if (started?.ok) await this.comeBackFromWallet(order)
  }

  async prepareCreditCardLink(): Promise<void> {
    this.preparedLink = undefined
    const order = await this.findOfferedPayment(0)
    if (!order || order.operationToRetry) return
    const link = await this.tabs[0]?.payOnProviderPage.creditCardPaymentLink(order)
    if (link?.ok) this.preparedLink = { order, link: link.value }
  }

  /** Pays by the credit-card link if the portal allows it: by a new link, or one prepared a minute ago. */
  async followCreditCardLink(when: 'at-once' | 'later'): Promise<void> {
    if (when === 'at-once') await this.prepareCreditCardLink()
    else this.tabs[0]?.clock.advance(60_000)
    const prepared = this.preparedLink
    if (prepared && this.tabs[0]?.payOnProviderPage.recordRedirectIfAllowed(prepared.order, prepared.link))
      this.backEnd.payOnCreditCardProviderPage(externalId)
  }

  /** Asks the lender, from a tab, for the result of the payment whose outcome is unknown. */
  async askLenderForOutcome(tab = 0): Promise<void> {
    const there = this.tabs[tab]
    const operation = this.storedOperations(tab).find(hasUnknownOutcome)
    if (!there || !operation) return
    const step = await waitForPaymentResult(
      there.followUp.follow(operation, martaCustomer.taxId, new Subject<void>()),
    )
    if (step.kind !== 'final') return
    const shown = step.status === 'approved' ? this.idempotencyKeysShownAsDone : this.keysShownAsNotDone
    shown.push(operation.idempotencyKey)
  }

  /** Acknowledges the earlier payments that the screen shows, then presses the pay button. */
  async payAgainDespiteEarlierPayment(card: CardToCharge['kind']): Promise<void> {
    const before = this.acknowledgedKeys.length
    for (let key = await this.nextUnseenKey(0); key !== undefined; key = await this.nextUnseenKey(0))
      this.acknowledgedKeys.push(key)
    this.knowingRepeatCount += Math.min(1, this.acknowledgedKeys.length - before)
    await this.pressPay(0, card)
  }

  protected async isDone(key: string): Promise<boolean> {
    const answer = await this.tabs.at(-1)?.gateway.paymentStatus(key, martaCustomer.taxId)
    return answer?.ok === true && answer.value.status === 'approved'
  }

  /** Returns the payment that the tab offers; undefined if none, or if it first shows an earlier payment. */
  private async findOfferedPayment(tab: number): Promise<PaymentRequest | undefined> {
    const there = this.tabs[tab]
    const { acknowledgedKeys } = this
    if (!there || there.precondition.unacknowledgedPayment(externalId, acknowledgedKeys)) return undefined
    const found = await there.queries.paymentSummary(externalId)
    if (!found.ok) return undefined
    const { customerTaxId, debt, loan, dueItems } = found.value
    const seenTotalDue = totalDue(dueItems)
    if (seenTotalDue === 0) return undefined
    const notYetApplied = there.precondition.unappliedPayments(found.value, found.value)
    const operationToRetry = this.operationToRetry(tab)
    if (firstUnacknowledgedPayment(notYetApplied, { acknowledgedKeys, operationToRetry })) return undefined
    const amount = operationToRetry?.amount ?? seenTotalDue
    return {
      customerTaxId,
      debt,
      loan,
      seenTotalDue,
      amount,
      acknowledgedKeys: [...acknowledgedKeys],
      operationToRetry,
    }
  }

  private async nextUnseenKey(tab: number): Promise<string | undefined> {
    const there = this.tabs[tab]
    const { acknowledgedKeys } = this
    const unanswered = there?.precondition.unacknowledgedPayment(externalId, acknowledgedKeys)
    if (!there || unanswered) return unanswered?.idempotencyKey
    const found = await there.queries.paymentSummary(externalId)
    if (!found.ok) return undefined
    const unapplied = there.precondition.unappliedPayments(found.value, found.value)
    return firstUnacknowledgedPayment(unapplied, { acknowledgedKeys })?.id
  }

  private operationToRetry(tab: number) {
    return this.storedOperations(tab).find(
      (each) => mayRetryOperation(each) && !this.acknowledgedKeys.includes(each.idempotencyKey),
    )
  }

  private storedOperations(tab: number) {
    return (
      this.tabs[tab]?.records.operationsOnTarget({
        customerTaxId: martaCustomer.taxId,
        target: externalId,
      }) ?? []
    )
  }

  private async pay(tab: number, order: PaymentRequest, kind: CardToCharge['kind']): Promise<void> {
    const channel = order.operationToRetry && debitCardChannelOfPayment(order.operationToRetry)
    const card =
      channel === undefined ? cardByKind[kind] : channel === 'new-card' ? cardByKind.new : cardByKind.saved
    const sent = await this.tabs[tab]?.payInstallment.execute({ ...order, card })
    if (sent?.ok) this.recordShownOutcome(sent.value)
  }

  /** Goes back from the wallet to the portal, which reads the result in the lender's list of payments. */
  private async comeBackFromWallet(order: PaymentRequest): Promise<void> {
    const operation = this.storedOperations(0).find(({ status }) => status === 'redirected')
    const paid = {
      customerTaxId: order.customerTaxId,
      loanExternalId: externalId,
      amount: order.amount,
      operation,
    }
    const steps = this.tabs[0]?.followUp.followByPaymentList(paid, new Subject<void>())
    const step = steps && (await waitForPaymentResult(steps))
    if (step?.kind === 'final' && this.backEnd.countCharges() === 0) this.fail('A wallet was shown as paid')
  }

  protected signIn(browser: TestBrowser): void {
    signInPersona('marta', this.backEnd, this.sessionsOf(browser))
  }

  private openTab(browser: TestBrowser): PaymentTab {
    const sessions = this.sessionsOf(browser)
    const { backEnd } = this
    const payments = createPaymentGateway(backEnd, sessions)
    const recent = createRecentOperationsGateway(backEnd, sessions)
    const collections = createAutomaticCollectionGateway(backEnd, sessions)
    return new PaymentTab(payments, browser, this.clockOf(browser), recent, collections)
  }

  private fail(why: string): void {
    throw new Error(why)
  }
}
