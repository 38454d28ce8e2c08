import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { nextDueMonthTotal } from '@/domain/home/next-due-month-total'
import { nextPayment, type NextPayment } from '@/domain/home/next-payment'
import { payableRemainder, type PayableRemainder } from '@/domain/home/payable-remainder'
import { isCustomerInDebt } from '@/domain/home/tiles'
import type { Loan } from '@/domain/loans/loan'
import type { Cents } from '@/domain/shared/money'
import type { AccountStatus } from '@/domain/session/session'
import { HomeLoansQuery, type HomeLoans } from '@/application/home/home-loans-query'
import { Capabilities } from '@/application/shared/capabilities'
import { Clock } from '@/application/shared/clock.port'
import { OperationLog } from '@/application/shared/operation-log'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatBriefMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { noteOnDebtWithPendingPayment } from '@/ui/payments/status/pending-text'
import { HomeLoansCache } from './home-loans-cache'
import { accountStatusNotLoadedTexts } from '@/ui/texts/account-status-not-loaded.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { nextPaymentTexts as texts } from '@/ui/texts/next-payment.texts'
import { loansWithoutPendingPayments } from '@/domain/payments/pending-payments'
import {
  homeLoanRows,
  lastPaymentRow,
  lastPaymentTitle,
  monthTotalRow,
  type HomeRowsBelowMainPanel,
} from './home-loan-rows'

/**
 * The customer's total debt, next to a payment that may not be deducted from the debt yet. Source: HOM-04.
 */
export interface DebtWithPendingPayment {
  /** undefined if the lender does not give the total. */
  readonly amount: Cents | undefined
  readonly paymentNote: string
  /**
   * Button for paying what is left of the loan after the pending payment; undefined if that amount is
   * unknown, if other loans are in debt too, or if the loan cannot be paid.
   */
  readonly payButton: { readonly to: string; readonly text: string } | undefined
}

/** Milliseconds after which the home screen says that it is loading the loans again. */
const slowRefreshMilliseconds = 2_000

type HomeLoansState = { readonly phase: 'ready' } & HomeLoans

/**
 * The loans and the next payment on the home screen. They are loaded separately: the rest of the screen is
 * shown without waiting for them. Source: HOM-17.
 */
@injectable()
export class HomeLoansViewModel {
  accountStatus: AccountStatus | undefined = undefined
  /**
   * Whether the account status is a stored one that may be old, because the last request for it failed. Source:
   * SES-19.
   */
  isAccountStatusOutdated = false
  isRequestRunning = false
  /** Whether the loans have been loading again for so long that the home screen says so. */
  isRefreshSlow = false
  /** The day for which the home screen counts: the day on which the loans were last requested or answered. */
  today: CalendarDate
  private cancelSlowMessage: (() => void) | undefined

  constructor(
    @inject(HomeLoansQuery) private readonly query: HomeLoansQuery,
    @inject(OperationLog) private readonly operations: OperationLog,
    @inject(HomeLoansCache) private readonly cache: HomeLoansCache,
    @inject(Clock) private readonly clock: Clock,
    @inject(Capabilities) private readonly capabilities: Capabilities,
    @inject(AsyncState) readonly asyncState: AsyncState<HomeLoansState>,
  ) {
    this.today = clock.today()
    observeFields(
      this,
      'accountStatus',
      'isAccountStatusOutdated',
      'isRequestRunning',
      'isRefreshSlow',
      'today',
    )
  }

  /**
   * What the main panel of the home screen shows: the payment that is due, overdue or just made, or that
   * there is nothing to pay. undefined until it is known.
   */
  get nextPayment(): NextPayment | undefined {
    const { accountStatus, today } = this
    if (!accountStatus) return undefined
    const { loadedState } = this.asyncState
    if (loadedState) return nextPayment({ accountStatus, ...loadedState, today })
    return this.canShowDebtWithoutLoans
      ? nextPayment({ accountStatus, loans: [], unappliedPayments: [], today })
      : undefined
  }

  /**
   * The customer's total debt, shown next to a pending payment that may not be deducted from the debt yet;
   * undefined if the customer is not in debt or no payment is pending. Source: HOM-04.
   */
  get debtWithPendingPayment(): DebtWithPendingPayment | undefined {
    const { accountStatus, nextPayment: next } = this
    if (!accountStatus || !isCustomerInDebt(accountStatus) || next?.kind !== 'paid') return undefined
    const remainder = payableRemainder(next, accountStatus, this.today)
    return {
      amount: accountStatus.totalDebt,
      paymentNote: noteOnDebtWithPendingPayment(next),
      payButton: remainder && payRemainderButton(remainder),
    }
  }

  /**
   * The texts of the notice that the account status or the loans could not be loaded, and that what the home
   * screen shows may be old; undefined if both are current. Source: SES-19, HOM-17.
   */
  get notLoadedNotice(): { readonly title: string; readonly message: string } | undefined {
    const { accountStatus, nextPayment: next } = this
    const { failureMessage } = this.asyncState
    if (accountStatus && this.isAccountStatusOutdated) {
      const message = isCustomerInDebt(accountStatus) ? texts.notAllKnown : texts.lastKnown
      return { title: accountStatusNotLoadedTexts.title, message }
    }
    if (failureMessage === undefined) return undefined
    return { title: texts.notKnown, message: next ? texts.notAllKnown : failureMessage }
  }

  get isLoading(): boolean {
    return this.asyncState.state.phase === 'loading'
  }

  /** Whether the home screen shows stored loans while the portal loads the current ones. */
  get isRefreshing(): boolean {
    return this.isRequestRunning && this.asyncState.loadedState !== undefined
  }

  /**
   * Whether the home screen needs space for rows below its main panel: because it has rows, or because the
   * loans are still loading and may bring rows.
   */
  get hasRowsBelowMainPanel(): boolean {
    return this.isLoading || this.rowsBelowMainPanel !== undefined
  }

  get rowsBelowMainPanel(): HomeRowsBelowMainPanel | undefined {
    const { loadedState } = this.asyncState
    if (!loadedState || loadedState.loans.length === 0) return undefined
    const { accountStatus, nextPayment: next, today } = this
    const month = nextDueMonthTotal(loansWithoutPendingPayments(loadedState), today)
    return {
      loans: homeLoanRows(loadedState.loans, loadedState.unappliedPayments, today),
      monthTotal: month && monthTotalRow(month, { next, accountStatus }),
      lastPayment: loadedState.lastPayment && lastPaymentRow(loadedState.lastPayment, today),
      lastPaymentTitle: lastPaymentTitle(loadedState.unappliedPayments),
    }
  }

  /**
   * The loans with an installment that the lender is about to collect automatically from the customer's bank
   * account. Source: COL-02.
   */
  get loansWithUpcomingCollection(): readonly Loan[] {
    if (this.capabilities.isSwitchedOff('automaticCollection')) return []
    return (this.asyncState.loadedState?.loans ?? []).filter(({ nextCollection }) => nextCollection)
  }

  /**
   * Sets the account status of the customer. The next payment and the debt on the home screen depend on it.
   */
  setAccountStatus(accountStatus: AccountStatus): void {
    this.accountStatus = accountStatus
  }

  /** Records whether the last request for the account status succeeded. Source: SES-19. */
  recordAccountStatusAnswer({ ok }: { readonly ok: boolean }): void {
    this.isAccountStatusOutdated = !ok
  }

  /** Hides the notice that something could not be loaded. Loads the loans again if they are missing. */
  retryAfterNotice(): void {
    this.isAccountStatusOutdated = false
    if (this.asyncState.failureMessage !== undefined) void this.asyncState.retry()
  }

  loadLoans(): void {
    this.stopLoading()
    const recalled = this.cache.read()
    const token = this.cache.computeCacheVersion()
    this.isRequestRunning = true
    this.today = this.clock.today()
    if (recalled) this.scheduleSlowMessage()
    this.asyncState.load(
      () => this.query.execute(),
      (found) => {
        this.isRequestRunning = false
        this.today = this.clock.today()
        this.removeSlowMessage()
        if (!found.ok) return failedPhase(found.failure)
        this.cache.save(found.value, token)
        return { phase: 'ready', ...found.value }
      },
      recalled && { phase: 'ready', ...recalled },
    )
  }

  stopLoading(): void {
    this.asyncState.cancelRequest()
    this.removeSlowMessage()
  }

  private scheduleSlowMessage(): void {
    this.cancelSlowMessage = this.clock.runAfter(slowRefreshMilliseconds, () =>
      runInAction(() => {
        this.isRefreshSlow = true
      }),
    )
  }

  private removeSlowMessage(): void {
    this.cancelSlowMessage?.()
    this.isRefreshSlow = false
  }

  /**
   * Whether the home screen can show the debt of a customer in debt from the account status alone, without
   * the loans. True if loading the loans failed. While they load, it is true only if this device has no
   * record of a payment: a payment may not be deducted from the debt yet.
   */
  private get canShowDebtWithoutLoans(): boolean {
    const { accountStatus, asyncState } = this
    if (!accountStatus || !isCustomerInDebt(accountStatus)) return false
    return asyncState.failureMessage !== undefined || !this.operations.hasAnyOperation()
  }
}

/** Returns the button for paying what is left of a loan after payments that are not applied yet. */
function payRemainderButton({
  loan: { externalId },
  amount,
}: PayableRemainder): DebtWithPendingPayment['payButton'] {
  const to = addresses.paymentSummary.createPath({ externalId, amount })
  return { to, text: loansTexts.loan.payAmount(formatBriefMoney(amount)) }
}
