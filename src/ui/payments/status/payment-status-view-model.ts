import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject } from 'rxjs'
import type { Cuit } from '@/domain/shared/cuit'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import { parsePaymentStatusParameter } from '@/domain/payments/payment-status'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PaymentFollowUp, type PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from '@/application/shared/operation-log'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'
import { paymentInquiryText } from '@/ui/texts/payments.texts'
import {
  finalState,
  stateKnownWithoutAsking,
  payAgainAddressOf,
  shownPaymentDetails,
  type PaymentFromStatusAddress,
  type PaymentStatusAddressValues,
  type PaymentStatusState,
} from './payment-status-state'

/**
 * Shows the status of a payment, from this device's record and the lender's answers. The address only
 * identifies the payment. A status in the address is not trusted, and the address's other values are removed
 * from the browser's history. Source: PAY-16, PAY-17, GEN-11.
 */
@injectable()
export class PaymentStatusViewModel {
  state: PaymentStatusState = { phase: 'leaving' }
  private operation: OperationRecord | undefined
  private readonly askNow = new Subject<void>()

  constructor(
    @inject(PaymentFollowUp) private readonly followUp: PaymentFollowUp,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(PushPreferences) private readonly push: PushPreferences,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const address = addresses.paymentStatus.parse(this.navigation)
    const taxId = this.sessions.taxId()
    if (parsePaymentStatusParameter(address.status) === 'missing' || taxId === undefined) {
      this.navigation.goTo(addresses.payInstallment.createPath(), { replace: true })
      return () => undefined
    }
    const operation = this.findOperation(address, taxId)
    this.operation = operation
    if (operation && address.key === undefined)
      this.replaceAddress(address.status, address.externalId, operation)
    const identified: PaymentFromStatusAddress = { ...address, taxId, operation }
    const known = stateKnownWithoutAsking(identified)
    if (known) {
      this.showOutcome(known)
      return () => undefined
    }
    return this.follow(identified)
  }

  /** The message that is shown while the portal asks the lender about the payment; empty otherwise. */
  get inquiryStageText(): string {
    return 'asking' in this.state ? paymentInquiryText(this.state.asking) : ''
  }

  askForOutcomeAgain(): void {
    this.askNow.next()
  }

  /**
   * Returns this device's record of the payment that the address identifies; undefined if there is none. A
   * key in the address identifies the payment. Without a key, the payment is one of the loan in the address:
   * one with an unknown outcome if the address says that it is in process; otherwise, or if there is none,
   * the latest one, of the amount in the address if it has one.
   */
  private findOperation(
    { externalId, key, amount, status }: PaymentStatusAddressValues,
    customerTaxId: Cuit,
  ): OperationRecord | undefined {
    if (externalId === undefined) return undefined
    const all = this.log.operationsOnTarget({ customerTaxId, target: externalId })
    if (key !== undefined) return all.find(({ idempotencyKey }) => idempotencyKey === key)
    const outcomeUnknown =
      parsePaymentStatusParameter(status) === 'in-process' ? all.find(hasUnknownOutcome) : undefined
    return outcomeUnknown ?? all.find((each) => amount === undefined || each.amount === amount)
  }

  private follow(identified: PaymentFromStatusAddress): () => void {
    this.state = { phase: 'in-process', payment: shownPaymentDetails(identified), asking: 'waiting' }
    const { operation, taxId: customerTaxId, externalId: loanExternalId = '', amount } = identified
    const steps =
      operation && hasUnknownOutcome(operation)
        ? this.followUp.follow(operation, customerTaxId, this.askNow)
        : this.followUp.followByPaymentList({ customerTaxId, loanExternalId, amount, operation }, this.askNow)
    const subscription = steps.subscribe((step) => runInAction(() => this.take(step, identified)))
    return () => subscription.unsubscribe()
  }

  private take(step: PaymentFollowUpStep, identified: PaymentFromStatusAddress): void {
    const payment = shownPaymentDetails(identified)
    switch (step.kind) {
      case 'asking':
      case 'no-answer':
        if ('asking' in this.state) this.state = { ...this.state, asking: step.kind }
        return
      case 'in-process':
        this.state = { phase: 'in-process', payment, asking: 'still-in-process' }
        return
      case 'not-received':
        this.state = {
          phase: 'not-received',
          payment,
          asking: 'not-received',
          payAgainAddress: payAgainAddressOf(payment),
        }
        return
      case 'final':
        this.replaceAddress(step.status, identified.externalId, identified.operation)
        this.showOutcome(finalState(step, identified))
    }
  }

  /**
   * Shows the outcome of the payment, and records on this device that the customer has seen it. After a
   * successful payment, the customer may later be offered notifications. Source: HOM-18.
   */
  private showOutcome(state: PaymentStatusState): void {
    this.state = state
    if (this.operation) void this.log.markOutcomeSeen(this.operation)
    const customerId = this.sessions.customerId()
    const isPaid = state.phase === 'paid' || state.phase === 'received'
    if (isPaid && customerId !== undefined) this.push.markPaidOnDevice(customerId)
  }

  /** Replaces the current address with one that contains only the values that identify the payment. */
  private replaceAddress(status = '', externalId = '', operation?: OperationRecord): void {
    const key = operation?.idempotencyKey
    this.navigation.goTo(addresses.paymentStatus.createPath({ status, externalId, key }), { replace: true })
  }
}
