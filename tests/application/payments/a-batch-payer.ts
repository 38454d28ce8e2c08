import { Subject } from 'rxjs'
import { hasUnknownOutcome } from '@/domain/shared/operation'
import { totalDue } from '@/domain/payments/total-due'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { PaymentBatchQueries, type PaymentBatchOptions } from '@/application/payments/payment-batch-queries'
import { CardChargeOperationFactory, type DebitCardPaymentRequest } from '@/application/payments/card-charge'
import {
  PayLoanBatch,
  type BatchPaymentCallbacks,
  type LoanResultInBatch,
} from '@/application/payments/pay-batch'
import {
  signInPersona,
  createPaymentGateway,
  createRecentOperationsGateway,
  signInForPayments,
} from '#tests/adapters/http/signed-in-payments'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { PaymentTab, createTestBrowser, waitForPaymentResult, type TestBrowser } from './a-tab'
import { cardByKind } from './a-paying-customer'

/** Ids of Marta's three loans, in the order in which a batch charges them. */
export const externalIdsInBatchOrder = ['40128753', '40097264', '40153318'] as const

/**
 * Amounts due of Marta's three loans in cents, in the order in which a batch charges them. The amounts
 * differ, so a test can recognise a loan by its amount.
 */
export const amountsDueInBatchOrder = [1_262_500, 2_348_050, 4_131_875] as const

/**
 * Fault in a batch payment: the lender gives `answer` to the API call `call` when the batch charges the loan
 * at `loanPosition`.
 */
export interface BatchChargeFault {
  readonly loanPosition: number
  readonly call: CallName
  readonly answer: DemoNextCallAnswer
}

/** Payments of one batch and the result that the screen showed for each of them. */
interface ShownBatchResults {
  readonly payments: readonly DebitCardPaymentRequest[]
  readonly results: readonly LoanResultInBatch[]
}

/**
 * Customer Marta, who has three loans due. They have two tabs open on one device and one on another device,
 * all connected to the same fake back end.
 */
export class BatchPayingCustomer {
  private readonly shownBatches: ShownBatchResults[] = []
  /**
   * Ids of the loans for which the portal sent a charge, for each batch payment. The key of a batch
   * payment is its list of results.
   */
  private readonly sentExternalIdsByBatch = new Map<ShownBatchResults['results'], readonly string[]>()
  private tabs: PaymentTab[]
  /** Payments that were preselected when `renderLoanList` rendered the list of loans, which stays open. */
  private paymentsOnRenderedList: readonly DebitCardPaymentRequest[] | undefined

  private constructor(readonly backEnd: FakeBackEnd) {
    const randomness = new SequentialUuidSource()
    const [one, other] = [createTestBrowser(randomness), createTestBrowser(randomness)]
    this.tabs = [this.signInAndOpenTab(one), this.signInAndOpenTab(one), this.signInAndOpenTab(other)]
  }

  static async createSignedIn(): Promise<BatchPayingCustomer> {
    const { backEnd } = await signInForPayments('marta')
    return new BatchPayingCustomer(backEnd)
  }

  async findBatchPaymentOptions(tab = 0): Promise<PaymentBatchOptions> {
    const there = this.tabs[tab]
    if (!there) throw new Error(`There is no tab ${tab}`)
    const found = await new PaymentBatchQueries(
      there.gateway,
      there.precondition,
      there.sessions,
      there.clock,
    ).findBatchOptions()
    if (!found.ok) throw new Error(found.failure.kind)
    return found.value
  }

  /**
   * Opens the list of payable loans in a tab and pays all preselected loans. Returns the result of each
   * loan.
   */
  async payAllPreselectedLoans(
    tab = 0,
    fault?: BatchChargeFault,
    callbacks: BatchPaymentCallbacks = {},
  ): Promise<readonly LoanResultInBatch[]> {
    return this.pay(tab, await this.preselectedPayments(tab), fault, callbacks)
  }

  async renderLoanList(): Promise<void> {
    this.paymentsOnRenderedList = await this.preselectedPayments(0)
  }

  /**
   * Pays from the list of loans that a tab has left open: all loans that were preselected when the list
   * was rendered.
   */
  async payFromRenderedLoanList(fault?: BatchChargeFault): Promise<readonly LoanResultInBatch[]> {
    const { paymentsOnRenderedList = [] } = this
    this.paymentsOnRenderedList = undefined
    return this.pay(0, paymentsOnRenderedList, fault)
  }

  /** Pays all preselected loans, but leaves the page before the second charge and then reloads all tabs. */
  async closePageAfterFirstCharge(fault?: BatchChargeFault): Promise<readonly LoanResultInBatch[]> {
    let hasLeftScreen = false
    const callbacks: BatchPaymentCallbacks = {
      hasLeftScreen: () => hasLeftScreen,
      onBeforeCharge: (position) => {
        hasLeftScreen = position === 1
      },
    }
    const results = await this.payAllPreselectedLoans(0, fault, callbacks)
    this.reload()
    return results
  }

  /**
   * Opens the list of payable loans in a tab and pays only the loan with the given id, if the list
   * preselects it.
   */
  async payOnlyOneLoan(tab = 0, externalId = '40097264'): Promise<void> {
    const one = (await this.preselectedPayments(tab)).filter(({ loan }) => loan.externalId === externalId)
    await this.pay(tab, one)
  }

  async askLenderForOutcome(tab = 0): Promise<void> {
    const there = this.tabs[tab]
    const operation = externalIdsInBatchOrder
      .flatMap(
        (target) => there?.records.operationsOnTarget({ customerTaxId: martaCustomer.taxId, target }) ?? [],
      )
      .find(hasUnknownOutcome)
    if (there && operation)
      await waitForPaymentResult(there.followUp.follow(operation, martaCustomer.taxId, new Subject<void>()))
  }

  reload(): void {
    this.paymentsOnRenderedList = undefined
    this.tabs = this.tabs.map((tab) => tab.reload())
  }

  /**
   * Delivers to the lender the requests whose connection was interrupted. Returns the ids of the loans
   * that were charged more than once.
   */
  async findLoansChargedTwice(): Promise<readonly string[]> {
    await this.backEnd.deliverInterruptedRequests()
    const charged = this.backEnd.listChargedAmounts()
    return externalIdsInBatchOrder.filter(
      (_, position) => charged.filter((amount) => amount === amountsDueInBatchOrder[position]).length > 1,
    )
  }

  /**
   * Delivers to the lender the requests whose connection was interrupted. Returns a text for each result
   * on a screen that contradicts what was sent or charged.
   */
  async findFalseStatementsOnScreens(): Promise<readonly string[]> {
    await this.backEnd.deliverInterruptedRequests()
    const wrong: string[] = []
    for (const { payments, results } of this.shownBatches)
      for (const [position, result] of results.entries()) {
        const id = payments[position]?.loan.externalId ?? ''
        const isSent = this.sentExternalIdsByBatch.get(results)?.includes(id) === true
        if ('operation' in result) {
          const isCharged = await this.isCharged(result.operation.idempotencyKey)
          if (result.kind === 'approved' && !isCharged) wrong.push(`${id} was shown as paid`)
          if (result.kind === 'rejected' && isCharged) wrong.push(`${id} was shown as rejected`)
        } else if (isSent) wrong.push(`${id} was shown as not sent`)
      }
    return wrong
  }

  private async isCharged(key: string): Promise<boolean> {
    const answer = await this.tabs.at(-1)?.gateway.paymentStatus(key, martaCustomer.taxId)
    return answer?.ok === true && answer.value.status === 'approved'
  }

  private async preselectedPayments(tab: number): Promise<readonly DebitCardPaymentRequest[]> {
    const { customerTaxId, loans, initiallySelectedLoanExternalIds } = await this.findBatchPaymentOptions(tab)
    return loans
      .filter(({ loan }) => initiallySelectedLoanExternalIds.includes(loan.externalId))
      .map(({ loan, debt, dueItems }) => {
        const amount = totalDue(dueItems)
        return {
          customerTaxId,
          loan,
          debt,
          amount,
          seenTotalDue: amount,
          acknowledgedKeys: [],
          card: cardByKind.saved,
        }
      })
  }

  private async pay(
    tab: number,
    payments: readonly DebitCardPaymentRequest[],
    fault?: BatchChargeFault,
    { onBeforeCharge, ...callbacks }: BatchPaymentCallbacks = {},
  ): Promise<readonly LoanResultInBatch[]> {
    const there = this.tabs[tab]
    if (!there) throw new Error(`There is no tab ${tab}`)
    const sent: string[] = []
    let current = ''
    const batch = new PayLoanBatch(
      there.exactlyOnce,
      new CardChargeOperationFactory(there.precondition, there.gateway),
    )
    const results = await batch.execute(payments, {
      ...callbacks,
      onBeforeCharge: (position, before) => {
        current = payments[position]?.loan.externalId ?? ''
        if (fault?.loanPosition === position) this.backEnd.changeDemoState({ next: [fault] })
        onBeforeCharge?.(position, before)
      },
      onSending: () => void sent.push(current),
    })
    this.shownBatches.push({ payments, results })
    this.sentExternalIdsByBatch.set(results, sent)
    return results
  }

  private signInAndOpenTab(browser: TestBrowser): PaymentTab {
    const sessions = createSessionStore(new MemoryStorage(browser.localStorageContent))
    signInPersona('marta', this.backEnd, sessions)
    const recent = createRecentOperationsGateway(this.backEnd, sessions)
    return new PaymentTab(createPaymentGateway(this.backEnd, sessions), browser, undefined, recent)
  }
}
