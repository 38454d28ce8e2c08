import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import { hasUnknownOutcome, type OperationRecord, type PaymentCoverage } from '@/domain/shared/operation'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import {
  isCardRefusalReason,
  nextStepAfterCardRefusal,
  type CardRefusalReason,
} from '@/domain/payments/card-refusal'
import { parsePaymentStatusParameter } from '@/domain/payments/payment-status'
import type { PaymentWithReceiptAddressKey } from '@/domain/payments/receipt-key'
import type { PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import { addresses } from '@/ui/addresses'
import { cardRefusalTexts } from '@/ui/texts/not-charged.texts'
import type { OutcomeInquiryStage } from '@/ui/texts/outcome-inquiry.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** The values of the status screen's address. */
export type PaymentStatusAddressValues = ReturnType<typeof addresses.paymentStatus.parse>

/** What the status screen shows about the payment. Values of the address that are not valid are left out. */
export interface ShownPaymentDetails {
  readonly loanExternalId?: string | undefined
  readonly chargeId?: string | undefined
  readonly amount?: Cents | undefined
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
       * Address of the payment's receipt; undefined if it is not known which payment it is. Source: PAY-22.
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
 * The payment that the status screen is about: the values of the screen's address, the customer's tax id, and
 * this device's record of the payment, if there is one.
 */
export interface PaymentFromStatusAddress extends PaymentStatusAddressValues {
  readonly taxId: Cuit
  readonly operation: OperationRecord | undefined
}

/** What the lender says about a payment that it has received. */
interface ReceivedPaymentFacts {
  readonly chargeId?: string | undefined
  readonly listedPayment?: PaymentWithReceiptAddressKey
}

/**
 * Returns the state after the lender's decision. The state is `rejected`, and says that nothing was charged,
 * only if the lender's answer proves that the payment was not carried out. Source: PAY-16.
 */
export function finalState(
  step: Extract<PaymentFollowUpStep, { kind: 'final' }>,
  identified: PaymentFromStatusAddress,
): PaymentStatusState {
  const notDone = step.operation && OperationNotDoneProof.fromOperation(step.operation)
  return notDone
    ? rejectedState(notDone, shownPaymentDetails(identified), step.cardRefusal)
    : approvedState(identified, step)
}

/**
 * Returns the state of a payment for which the portal does not have to ask the lender, because the lender has
 * already answered or nothing more can be found out. Returns undefined if the lender must be asked.
 */
export function stateKnownWithoutAsking(
  identified: PaymentFromStatusAddress,
): PaymentStatusState | undefined {
  const { operation, status, externalId } = identified
  const payment = shownPaymentDetails(identified)
  if (operation && hasUnknownOutcome(operation)) return undefined
  if (operation?.status === 'confirmed') return approvedState(identified, { chargeId: operation.reference })
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
function approvedState(
  identified: PaymentFromStatusAddress,
  { chargeId, listedPayment }: ReceivedPaymentFacts,
): PaymentStatusState {
  const { operation } = identified
  // The number in the address proves nothing: a receipt shows only the lender's own.
  const { chargeId: _, ...shown } = shownPaymentDetails(identified)
  const payment = {
    ...shown,
    ...(listedPayment ? { amount: listedPayment.payment.amount } : {}),
    ...(operation?.pays ? { coverage: operation.pays } : {}),
  }
  const key = operation?.idempotencyKey ?? listedPayment?.key
  const receipt = key === undefined ? undefined : addresses.paymentReceipt.createPath({ key })
  if (chargeId === undefined) return { phase: 'received', payment, receipt }
  return { phase: 'paid', payment: { ...payment, chargeId }, receipt }
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
  const { title, hintWithoutWallet } = cardRefusalTexts(notDone, refusal)
  return { phase: 'rejected', payment, title, text: hintWithoutWallet, payAgainAddress }
}

function mayPayingAgainHelp(refusal: CardRefusalReason | undefined): boolean {
  return refusal === undefined || nextStepAfterCardRefusal(refusal) !== 'none'
}

export function payAgainAddressOf({ loanExternalId }: ShownPaymentDetails): string {
  return loanExternalId === undefined
    ? addresses.payInstallment.createPath()
    : addresses.paymentSummary.createPath({ externalId: loanExternalId })
}

/**
 * Returns what the status screen shows about the payment: the amount from this device's record, if there is
 * one, and the other values from the address.
 */
export function shownPaymentDetails({
  operation,
  ...address
}: PaymentFromStatusAddress): ShownPaymentDetails {
  return {
    loanExternalId: validReference(address.externalId),
    amount: operation?.amount ?? address.amount,
    chargeId: validReference(address.transactionId),
  }
}

/** Returns the text if it has the form of the lender's references, otherwise undefined. */
function validReference(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w.-]{1,40}$/.test(text) ? text : undefined
}
