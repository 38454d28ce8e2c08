import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Subject } from 'rxjs'
import type { Cuit } from '@/domain/shared/cuit'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { hasUnknownOutcome, type OperationRecord, type PaymentCoverage } from '@/domain/shared/operation'
import type { Cents } from '@/domain/shared/money'
import {
  isCardRefusalReason,
  nextStepAfterCardRefusal,
  type CardRefusalReason,
} from '@/domain/payments/card-refusal'
import { parsePaymentStatusParameter } from '@/domain/payments/payment-status'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PaymentFollowUp, type PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from '@/application/shared/operation-log'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'
import { cardRefusalText } from '@/ui/texts/not-charged.texts'
import type { OutcomeInquiryStage } from '@/ui/texts/operations.texts'
import { paymentInquiryText, paymentsTexts } from '@/ui/texts/payments.texts'

type PaymentAddress = ReturnType<typeof addresses.paymentStatus.read>

/** What the status screen shows about the payment. Values of the address that are not valid are left out. */
export interface ShownPaymentDetails {
  readonly externalId?: string
  readonly transactionId?: string
  readonly amount?: Cents
  /**
   * What the payment pays, such as which installments; missing if this device has no record of it. Source:
   * PAY-22.
   */
  readonly coverage?: PaymentCoverage
}

export type PaymentStatusState =
  | { readonly phase: 'leaving' }
  | {
      readonly phase: 'paid' | 'received'
      readonly payment: ShownPaymentDetails
      /**
       * Address of the payment's receipt; missing if the payment was not made on this device. Source:
       * PAY-22.
       */
      readonly receipt: string | undefined
    }
  | {
      readonly phase: 'in-process'
      readonly payment: ShownPaymentDetails
      readonly asking: OutcomeInquiryStage
    }
  /** State in which the lender did not receive the payment. The customer can send the same payment again. */
  | {
      readonly phase: 'not-received'
      readonly payment: ShownPaymentDetails
      readonly asking: OutcomeInquiryStage
      readonly payAgainAddress: string
    }
  /** State in which the lender has rejected the payment. The customer may be offered to pay again. */
  | {
      readonly phase: 'rejected'
      readonly payment: ShownPaymentDetails
      readonly title: string
      readonly text: string
      /**
       * Address of the screen on which the customer can pay again; undefined if the card was declined after
       * too many attempts, so that the portal offers no further payment.
       */
      readonly payAgainAddress: string | undefined
    }
  | { readonly phase: 'not-known'; readonly payment: ShownPaymentDetails }

const texts = paymentsTexts.status

/**
 * Shows the status of a payment, from this device's record and the lender's answers. The address only
 * names the payment: a status in it is not trusted, and its other values are removed from the browser's
 * history. Source: PAY-16, PAY-17, GEN-11.
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
    const address = addresses.paymentStatus.read(this.navigation)
    const taxId = this.sessions.taxId()
    if (parsePaymentStatusParameter(address.status) === 'missing' || taxId === undefined) {
      this.navigation.go(addresses.payInstallment.to(), { replace: true })
      return () => undefined
    }
    const operation = this.findOperation(address, taxId)
    this.operation = operation
    if (operation && address.key === undefined)
      this.replaceAddress(address.status, address.externalId, operation)
    const identified: IdentifiedPayment = { ...address, taxId, operation }
    const known = knownState(identified)
    if (known) {
      this.showOutcome(known)
      return () => undefined
    }
    return this.follow(identified)
  }

  /** The message that is shown while the portal asks the lender about the payment; empty otherwise. */
  get inquiryMessage(): string {
    return 'asking' in this.state ? paymentInquiryText(this.state.asking) : ''
  }

  askForOutcomeAgain(): void {
    this.askNow.next()
  }

  /**
   * Returns the payment from this device's records that the address names; undefined if there is none. If the
   * address has no key, returns a payment of the loan that it names: one with an unknown outcome, if the
   * address says that the payment is in process; otherwise the latest, of the address's amount if it has one.
   */
  private findOperation(
    { externalId, key, amount, status }: PaymentAddress,
    customer: Cuit,
  ): OperationRecord | undefined {
    if (externalId === undefined) return undefined
    const all = this.log.operationsOnTarget({ customer, target: externalId })
    if (key !== undefined) return all.find(({ idempotencyKey }) => idempotencyKey === key)
    const outcomeUnknown =
      parsePaymentStatusParameter(status) === 'in-process' ? all.find(hasUnknownOutcome) : undefined
    return outcomeUnknown ?? all.find((each) => amount === undefined || each.amount === amount)
  }

  private follow(identified: IdentifiedPayment): () => void {
    this.state = { phase: 'in-process', payment: shownPayment(identified), asking: 'waiting' }
    const { operation, taxId, externalId = '', amount } = identified
    const steps =
      operation && hasUnknownOutcome(operation)
        ? this.followUp.follow(operation, taxId, this.askNow)
        : this.followUp.followByPaymentList({ customer: taxId, externalId, amount, operation }, this.askNow)
    const subscription = steps.subscribe((step) => runInAction(() => this.take(step, identified)))
    return () => subscription.unsubscribe()
  }

  private take(step: PaymentFollowUpStep, identified: IdentifiedPayment): void {
    const payment = shownPayment(identified)
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
    this.navigation.go(addresses.paymentStatus.to({ status, externalId, key }), { replace: true })
  }
}

/** What the address says, the customer of the payment, and this device's record of it. */
interface IdentifiedPayment extends PaymentAddress {
  readonly taxId: Cuit
  readonly operation: OperationRecord | undefined
}

/**
 * Returns the state after the lender's decision. The state is `rejected`, and says that nothing was charged,
 * only if the lender's answer proves that the payment was not carried out. Source: PAY-16.
 */
function finalState(
  step: Extract<PaymentFollowUpStep, { kind: 'final' }>,
  identified: IdentifiedPayment,
): PaymentStatusState {
  const notDone = step.operation && OperationNotDoneProof.fromOperation(step.operation)
  return notDone
    ? rejectedState(notDone, shownPayment(identified), step.refusal)
    : approvedState(identified, step.transactionId)
}

/**
 * Returns the state of a payment about which the lender need not be asked, because it has already answered or
 * nothing more can be found out; undefined if the lender must be asked.
 */
function knownState(identified: IdentifiedPayment): PaymentStatusState | undefined {
  const { operation, status, externalId } = identified
  const payment = shownPayment(identified)
  if (operation && hasUnknownOutcome(operation)) return undefined
  if (operation?.status === 'confirmed') return approvedState(identified, operation.reference)
  const notDone = operation && OperationNotDoneProof.fromOperation(operation)
  if (notDone) return rejectedState(notDone, payment, operation.refusal)
  // Only the provider's page has reported a status. A failure is shown as it is; a success is checked with
  // the lender.
  const isAffirmed = parsePaymentStatusParameter(status) !== 'error'
  return isAffirmed && externalId !== undefined ? undefined : { phase: 'not-known', payment }
}

/**
 * Returns the state of a payment that the lender has received: `paid` if the lender gave it a number,
 * otherwise `received`. Source: PAY-17.
 */
function approvedState(identified: IdentifiedPayment, transactionId: string | undefined): PaymentStatusState {
  const { operation } = identified
  // The number in the address proves nothing: a receipt shows only the lender's own.
  const { transactionId: _, ...withoutId } = shownPayment(identified)
  const payment = { ...withoutId, ...(operation?.pays ? { coverage: operation.pays } : {}) }
  const key = operation?.idempotencyKey
  const receipt = key === undefined ? undefined : addresses.paymentReceipt.to({ key })
  if (transactionId === undefined) return { phase: 'received', payment, receipt }
  return { phase: 'paid', payment: { ...payment, transactionId }, receipt }
}

/** Returns the state `rejected`, with the bank's reason if the lender gives one. Source: PAY-15, PAY-17. */
function rejectedState(
  notDone: OperationNotDoneProof,
  payment: ShownPaymentDetails,
  reason: string | undefined,
): PaymentStatusState {
  const refusal = reason !== undefined && isCardRefusalReason(reason) ? reason : undefined
  const payAgainAddress = mayPayingAgainHelp(refusal) ? payAgainAddressOf(payment) : undefined
  if (refusal === undefined)
    return { phase: 'rejected', payment, title: texts.errorTitle, text: texts.rejected, payAgainAddress }
  // Here it is not known whether the lender offers the wallet.
  const { title, hintWithoutWallet } = cardRefusalText(notDone, refusal)
  return { phase: 'rejected', payment, title, text: hintWithoutWallet, payAgainAddress }
}

function mayPayingAgainHelp(refusal: CardRefusalReason | undefined): boolean {
  return refusal === undefined || nextStepAfterCardRefusal(refusal) !== 'none'
}

function payAgainAddressOf({ externalId }: ShownPaymentDetails): string {
  return externalId === undefined
    ? addresses.payInstallment.to()
    : addresses.paymentSummary.to({ externalId })
}

/** Returns the payment as it was sent if this device has it, otherwise as the address describes it. */
function shownPayment({ operation, ...address }: IdentifiedPayment): ShownPaymentDetails {
  const externalId = validReference(address.externalId)
  const transactionId = validReference(address.transactionId)
  const amount = operation?.amount ?? address.amount
  return {
    ...(externalId === undefined ? {} : { externalId }),
    ...(amount === undefined ? {} : { amount }),
    ...(transactionId === undefined ? {} : { transactionId }),
  }
}

/** Returns the text if it has the form of the lender's references, otherwise undefined. */
function validReference(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w.-]{1,40}$/.test(text) ? text : undefined
}
