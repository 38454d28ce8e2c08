import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { storeOperation } from '#tests/support/operations-in'
import { PayableLoansQuery } from '@/application/payments/payable-loans-query'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import type { AsyncState, StateWithPhase } from '@/ui/kit/async-state'
import type { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts } from '@/ui/kit/toasts'
import { CardFormModel } from '@/ui/cards/card-form-model'
import { PaymentAmountFormModel } from '@/ui/payments/choose/payment-amount-form-model'
import { AmountToPayChoice } from '@/ui/payments/choose/amount-to-pay-choice'
import { CashPaymentViewModel } from '@/ui/payments/charge/cash-payment-view-model'
import { CreditCardPaymentViewModel } from '@/ui/payments/charge/credit-card-payment-view-model'
import { DebitCardPaymentViewModel } from '@/ui/payments/charge/debit-card-payment-view-model'
import { PayableLoansViewModel } from '@/ui/payments/choose/payable-loans-view-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import { PaymentStatusViewModel } from '@/ui/payments/status/payment-status-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'
import { WalletPaymentViewModel } from '@/ui/payments/charge/wallet-payment-view-model'
import { PaymentTab, createMartasBrowser } from '#tests/application/payments/a-tab'
import { ScriptedPaymentGateway } from '#tests/application/payments/scripted-payment-gateway'
import { createPendingRequest, createAsyncState } from '#tests/support/async-state-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryClipboard, MemoryFileSaver } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'

/**
 * Returns the payment that the summary screen offers to the customer. Throws if the screen offers no
 * payment.
 */
export function offeredPaymentRequestOrThrow({ paymentRequest }: PaymentSummaryViewModel): PaymentRequest {
  if (!paymentRequest) throw new Error('Nothing is offered to be paid')
  return paymentRequest
}

export const paymentSummaryAddress = '/pagar-cuota/resumen?externalId=40128753'

/** Page with the payment screens, on which the customer Marta is signed in. */
export class PaymentPage {
  readonly gateway = new ScriptedPaymentGateway()
  readonly clock = new ManualClock()
  readonly navigation: MemoryNavigation
  readonly clipboard = new MemoryClipboard()
  readonly fileSaver = new MemoryFileSaver()
  readonly tab = new PaymentTab(this.gateway, createMartasBrowser(), this.clock)
  readonly sessions = this.tab.sessions
  readonly toasts = new Toasts(this.clock)

  constructor(address = paymentSummaryAddress) {
    this.navigation = new MemoryNavigation(address)
  }

  setAccountStatus(change: { readonly isBlacklisted: boolean }): void {
    this.sessions.completeLogin({ isUpToDate: true, totalDebt: cents(0), ...change })
  }

  createPayableLoansViewModel(): PayableLoansViewModel {
    const { gateway, clock, navigation, sessions, tab } = this
    const active = async () => tab.loans.activeLoans(martaCustomer.taxId)
    const query = new PayableLoansQuery(
      gateway,
      { activeLoans: active },
      new UnappliedPaymentFinder(gateway, tab.operationLog, sessions, clock),
      clock,
    )
    return new PayableLoansViewModel(query, clock, sessions, navigation, this.createAsyncState())
  }

  createSummaryViewModel(): PaymentSummaryViewModel {
    const { tab, clock, navigation, toasts } = this
    return new PaymentSummaryViewModel(
      tab.queries,
      tab.precondition,
      tab.savedCardDirectory,
      clock,
      navigation,
      toasts,
      this.createAsyncState(),
      new AmountToPayChoice(new PaymentAmountFormModel()),
    )
  }

  createDebitCardViewModel(): DebitCardPaymentViewModel {
    const { tab, sessions, navigation, clock } = this
    return new DebitCardPaymentViewModel(
      tab.savedCardDirectory,
      tab.payOnProviderPage,
      tab.payInstallment,
      sessions,
      navigation,
      new CardFormModel(clock),
      this.createAsyncState(),
      this.createPendingRequest(),
    )
  }

  createWalletViewModel(): WalletPaymentViewModel {
    return new WalletPaymentViewModel(
      this.tab.payOnProviderPage,
      this.navigation,
      this.toasts,
      this.createPendingRequest(),
    )
  }

  createCreditCardViewModel(): CreditCardPaymentViewModel {
    return new CreditCardPaymentViewModel(this.tab.payOnProviderPage, this.toasts, this.createAsyncState())
  }

  createCashViewModel(): CashPaymentViewModel {
    const { gateway, fileSaver, toasts } = this
    return new CashPaymentViewModel(
      gateway,
      fileSaver,
      toasts,
      this.createAsyncState(),
      this.createPendingRequest(),
    )
  }

  createPaymentStatusViewModel(): PaymentStatusViewModel {
    const { followUp, operationLog } = this.tab
    const push = new StoredPushPreferences(new MemoryStorage())
    return new PaymentStatusViewModel(followUp, operationLog, this.sessions, push, this.navigation)
  }

  createAsyncState<Shown extends StateWithPhase>(): AsyncState<Shown> {
    return createAsyncState(this.clock)
  }

  createPendingRequest(): PendingRequest {
    return createPendingRequest(this.clock)
  }

  /**
   * Stores on this device a payment of Marta's loan with the given status. By default, the payment was
   * sent and has no answer yet. `amount` is in cents.
   */
  storeMartasPaymentRecord(status: OperationStatus = 'sent', amount = 1_262_500): OperationRecord {
    const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
    return storeOperation(this.tab.records, target, status, { amount: cents(amount) })
  }

  toastTexts(): readonly string[] {
    return this.toasts.shown.map(({ text }) => text)
  }
}
