import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { firstValueFrom, type Observable } from 'rxjs'
import { filter } from 'rxjs/operators'
import type { OperationRecord } from '@/domain/shared/operation'
import { cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import { totalDue } from '@/domain/payments/total-due'
import type { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import { ActiveLoansListedByLender } from '@/application/loans/active-loans-listed-by-lender'
import { OldBlockingPaymentResolver } from '@/application/payments/old-blocking-payment-resolver'
import { PayOnProviderPage } from '@/application/payments/pay-on-provider-page'
import { CardChargeOperationFactory, type DebitCardPaymentRequest } from '@/application/payments/card-charge'
import { PayInstallment } from '@/application/payments/pay-installment'
import { PaymentListEvidence } from '@/application/payments/payment-list-evidence'
import { PaymentFollowUp, type PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import { PaymentPrecondition, type PaymentNotSentReason } from '@/application/payments/payment-precondition'
import { PaymentQueries } from '@/application/payments/payment-queries'
import { SavedCardDirectory } from '@/application/payments/saved-card-directory'
import type { PaymentGateway } from '@/application/payments/payment.port'
import type { SessionStore } from '@/application/session/session-store'
import type { AttemptedOperation, ExactlyOnce } from '@/application/shared/exactly-once'
import { SkippedItems } from '@/application/shared/skipped-items'
import type { OperationLog } from '@/application/shared/operation-log'
import { AskLenderAboutOperation } from '@/application/shared/ask-lender-about-operation'
import type { OperationRecords } from '@/application/shared/operation-records'
import type { Randomness } from '@/application/shared/randomness.port'
import type { RecentOperationsGateway } from '@/application/shared/recent-operations.port'
import type { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import { MemoryLoanGateway } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { CrossProcessTabLock, SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { createExactlyOnceServices, createOperationFollowUp } from '#tests/support/operations-in'
import { MemoryStorage, SeparateProcessTabStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import { fourthInstallment, shopPurchaseLoan } from './scripted-payment-gateway'

export const exampleInstallmentPayment: DebitCardPaymentRequest = {
  customerTaxId: martaCustomer.taxId,
  debt: { kind: 'loan', externalId: '40128753' },
  loan: shopPurchaseLoan,
  amount: cents(1_262_500),
  seenTotalDue: totalDue([fourthInstallment]),
  acknowledgedKeys: [],
  card: { kind: 'saved', debitCardId: 'td-51c7a8e0' },
}

/** What the tabs of one browser share: the lock, the source of random numbers and the stored texts. */
export interface TestBrowser {
  readonly tabLock: CrossTabLock
  readonly randomness: Randomness
  readonly localStorageContent: SharedStorageContent
}

/**
 * Creates a browser without stored data. Browsers that share `randomness` never get the same random
 * number.
 */
export function createTestBrowser(randomness: Randomness = new SequentialUuidSource()): TestBrowser {
  return { tabLock: new CrossProcessTabLock(), randomness, localStorageContent: new SharedStorageContent() }
}

/** Creates a browser in which Marta is signed in. */
export function createMartasBrowser(): TestBrowser {
  const browser = createTestBrowser()
  createSessionStore(new MemoryStorage(browser.localStorageContent)).openSession(
    createSessionOfCustomer(martaCustomer),
  )
  return browser
}

/**
 * Browser tab in which a customer pays installments. The browser stores the data of the tab, so a reload
 * does not lose it.
 */
export class PaymentTab {
  readonly clock: ManualClock
  readonly sessions: SessionStore
  readonly loans = new MemoryLoanGateway()
  readonly records: OperationRecords
  readonly operationLog: OperationLog
  readonly exactlyOnce: ExactlyOnce
  readonly precondition: PaymentPrecondition
  readonly queries: PaymentQueries
  readonly savedCardDirectory: SavedCardDirectory
  readonly payInstallment: PayInstallment
  readonly payOnProviderPage: PayOnProviderPage
  readonly followUp: PaymentFollowUp

  readonly activeLoansListedByLender = new ActiveLoansListedByLender()

  constructor(
    readonly gateway: PaymentGateway,
    readonly browser: TestBrowser = createMartasBrowser(),
    clock = new ManualClock(),
    readonly recentOperations: RecentOperationsGateway = new MemoryRecentOperationsGateway(),
    readonly collectionGateway: AutomaticCollectionGateway = new MemoryAutomaticCollectionGateway(),
  ) {
    this.clock = clock
    this.sessions = createSessionStore(new MemoryStorage(browser.localStorageContent))
    const { sessions } = this
    const { randomness, tabLock } = browser
    const device = {
      storage: new SeparateProcessTabStorage(browser.localStorageContent),
      clock,
      randomness,
      tabLock,
    }
    const statuses = { status: (key: string) => gateway.paymentStatus(key, martaCustomer.taxId) }
    const { records, log, exactlyOnce } = createExactlyOnceServices(sessions, {
      ...device,
      statuses,
      recent: recentOperations,
    })
    this.records = records
    this.operationLog = log
    this.exactlyOnce = exactlyOnce
    this.precondition = new PaymentPrecondition(
      gateway,
      log,
      sessions,
      clock,
      exactlyOnce,
      new OldBlockingPaymentResolver(gateway, new AskLenderAboutOperation(log), log, clock),
      collectionGateway,
    )
    const used = new StoredUsedCards(new MemoryStorage(browser.localStorageContent), browser.randomness)
    this.savedCardDirectory = new SavedCardDirectory(gateway, sessions, used, clock)
    this.queries = new PaymentQueries(
      gateway,
      this.loans,
      this.precondition,
      sessions,
      clock,
      this.activeLoansListedByLender,
      this.savedCardDirectory,
      new SkippedItems(),
    )
    this.payInstallment = new PayInstallment(
      exactlyOnce,
      new CardChargeOperationFactory(this.precondition, gateway),
      log,
    )
    this.payOnProviderPage = new PayOnProviderPage(
      exactlyOnce,
      this.precondition,
      gateway,
      log,
      sessions,
      clock,
    )
    const evidence = new PaymentListEvidence(gateway, this.loans, log, clock, exactlyOnce)
    this.followUp = new PaymentFollowUp(gateway, createOperationFollowUp({ log, clock }), evidence)
  }

  /** Returns a new tab in the browser of this tab, with the same stored data, as after a reload. */
  reload(): PaymentTab {
    return new PaymentTab(
      this.gateway,
      this.browser,
      this.clock,
      this.recentOperations,
      this.collectionGateway,
    )
  }

  pay(
    paid: DebitCardPaymentRequest = exampleInstallmentPayment,
  ): Promise<Result<AttemptedOperation<CardRefusalReason>, PaymentNotSentReason>> {
    return this.payInstallment.execute(paid)
  }

  /**
   * Returns the record of the last payment of Marta's loan that is stored in the browser; undefined if
   * no payment is stored.
   */
  lastStoredPayment(): OperationRecord | undefined {
    return this.records.operationsOnTarget({ customerTaxId: martaCustomer.taxId, target: '40128753' })[0]
  }
}

/** Promise that a test resolves by calling `settle`. */
export class ManuallyResolvedPromise<Value> {
  settle: (value: Value) => void = () => undefined
  readonly promise = new Promise<Value>((resolve) => {
    this.settle = resolve
  })
}

/** Waits until all queued tasks have run. */
export async function waitForQueuedTasks(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Waits until the follow-up of a payment has a step other than `asking` (waiting for the lender), and
 * returns this step.
 */
export function waitForPaymentResult(steps: Observable<PaymentFollowUpStep>): Promise<PaymentFollowUpStep> {
  return firstValueFrom(steps.pipe(filter(({ kind }) => kind !== 'asking')))
}
