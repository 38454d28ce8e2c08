import { createOperationStorage } from './operations-in'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { AccountStatus } from '@/domain/session/session'
import type { DueItem } from '@/domain/payments/amount-due'
import type { LoanGateway, LoanLifecycleStatus } from '@/application/loans/loan.port'
import { LoanQueries } from '@/application/loans/loan-queries'
import { ActiveLoansListedByLender } from '@/application/loans/active-loans-listed-by-lender'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import type { Debt } from '@/domain/payments/debt'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ScriptedPaymentGateway } from '#tests/application/payments/scripted-payment-gateway'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { createSessionStore } from '#tests/support/sessions-in'
import { ManualClock } from './manual-clock'
import { MemorySessionGateway } from './memory-session-gateway'
import { martaCustomer, createSessionOfCustomer } from './test-customers'

type GatewayAnswer<Value> = Result<Value, GatewayFailure>

/**
 * In-memory gateway to the loans of a customer. A test can replace each answer with a failure, and the
 * list of active loans also with an answer that stays pending.
 */
export class MemoryLoanGateway implements LoanGateway {
  activeLoansAnswer: GatewayAnswer<readonly Loan[]> | Promise<GatewayAnswer<readonly Loan[]>> = success([])
  finishedLoansAnswer: GatewayAnswer<readonly Loan[]> = success([])
  idsOfLoansWithDebtAnswer: GatewayAnswer<ReadonlySet<string>> = success(new Set())
  recentPaymentsAnswer: GatewayAnswer<readonly RegisteredPayment[]> = success([])
  /**
   * Texts that describe the method calls that the gateway received, in order, such as `active loans of`
   * and a tax id.
   */
  readonly receivedCalls: string[] = []

  async activeLoans(taxId: string): Promise<GatewayAnswer<readonly Loan[]>> {
    this.receivedCalls.push(`active loans of ${taxId}`)
    return this.activeLoansAnswer
  }

  async loansWithDocumentKinds(
    taxId: string,
    stage: LoanLifecycleStatus,
  ): Promise<GatewayAnswer<readonly Loan[]>> {
    this.receivedCalls.push(`${stage} loans with files of ${taxId}`)
    return stage === 'active' ? this.activeLoansAnswer : this.finishedLoansAnswer
  }

  async idsOfLoansWithDebt(taxId: string): Promise<GatewayAnswer<ReadonlySet<string>>> {
    this.receivedCalls.push(`debts of ${taxId}`)
    return this.idsOfLoansWithDebtAnswer
  }

  async recentPayments(customerId: string): Promise<GatewayAnswer<readonly RegisteredPayment[]>> {
    this.receivedCalls.push(`payments of ${customerId}`)
    return this.recentPaymentsAnswer
  }
}

/**
 * In-memory source of the amount due of each loan, by loan id. For a loan without an entry, the request
 * fails.
 */
export class MemoryAmountsDue {
  readonly dueItemsByLoan = new Map<string, readonly DueItem[]>()
  readonly receivedCalls: string[] = []

  async dueItems({ externalId }: Debt): Promise<GatewayAnswer<readonly DueItem[]>> {
    this.receivedCalls.push(externalId)
    const due = this.dueItemsByLoan.get(externalId)
    return due ? success(due) : failure({ kind: 'server-failure' })
  }
}

/** Creates the service that reads the loans of the signed-in customer from in-memory gateways. */
export function createLoanQueries(
  gateway: MemoryLoanGateway,
  sessions: SessionStore,
  amountsDue: MemoryAmountsDue = new MemoryAmountsDue(),
  accountStatus: LoadAccountStatus = new LoadAccountStatus(
    new MemorySessionGateway(),
    sessions,
    new ManualClock(),
  ),
): LoanQueries {
  return new LoanQueries(
    gateway,
    sessions,
    amountsDue,
    new ManualClock(),
    new ActiveLoansListedByLender(),
    accountStatus,
  )
}

/**
 * Creates the service that finds payments that the lender has not applied to a loan yet. By default it
 * finds none.
 */
export function createUnappliedPaymentsService(
  sessions: SessionStore,
  gateway: ScriptedPaymentGateway = new ScriptedPaymentGateway(),
): UnappliedPaymentFinder {
  const clock = new ManualClock()
  const operations = createOperationStorage({ clock }).log
  return new UnappliedPaymentFinder(gateway, operations, sessions, clock)
}

/** Answer that stays pending until a test resolves its promise with `resolveWith`. */
export class ManuallyResolvedAnswer<Value> {
  readonly promise: Promise<Value>
  private resolve: (value: Value) => void = () => undefined

  constructor() {
    this.promise = new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  resolveWith(value: Value): void {
    this.resolve(value)
  }
}

/**
 * Returns a session store in which Marta is signed in. `change` replaces fields of the usual account
 * status; if `change` is the word 'unknown', the session has no account status.
 */
export function createSessionStoreWithMarta(change: Partial<AccountStatus> | 'unknown' = {}): SessionStore {
  const sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  sessions.completeLogin(change === 'unknown' ? undefined : anAccountStatus(change))
  return sessions
}

export function createSessionStoreWithoutCustomer(): SessionStore {
  return createSessionStore()
}
