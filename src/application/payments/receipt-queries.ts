import { inject, injectable } from 'inversify'
import { latestFirst } from '@/domain/loans/recent-payments'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import {
  paymentReceipt,
  listedPaymentFor,
  ownPaymentFor,
  type OwnPayment,
  type PaymentReceipt,
  type ProvenPayment,
} from '@/domain/payments/payment-receipt'
import { keyedPayments, type KeyedPayment } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import { PaymentGateway } from './payment.port'

export type OpenReceiptFailure = GatewayFailure | { readonly kind: 'no-receipt' }

/** Returns the payments of the signed-in customer, and their receipts. Source: MOV-01, PAY-22. */
@injectable()
export class ReceiptQueries {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns every registered payment, latest first, with the key of its receipt. Source: MOV-01. */
  async payments(): Promise<Result<readonly KeyedPayment[], GatewayFailure>> {
    const customer = this.sessions.customer()?.taxId
    if (customer === undefined) return failure({ kind: 'session-ended' })
    const payments = await this.gateway.payments(customer)
    return payments.ok ? success(keyedPayments(customer, latestFirst(payments.value))) : payments
  }

  /**
   * Returns a receipt by the key of a listed payment or by the key with which this device sent it. A receipt
   * of another customer is not found.
   * A part that cannot be read makes the call fail only if the receipt needs it. Source: PAY-22.
   */
  async receipt(key: string): Promise<Result<PaymentReceipt, OpenReceiptFailure>> {
    const customer = this.sessions.customer()?.taxId
    if (customer === undefined) return failure({ kind: 'session-ended' })
    const [payments, loans] = await Promise.all([this.payments(), this.gateway.payableLoans()])
    const keyed = payments.ok ? payments.value : []
    const receipt = this.prove(key, keyed, { customer, loans: loans.ok ? loans.value : [] })
    if (receipt) return success(receipt)
    if (!payments.ok) return payments
    return loans.ok ? failure({ kind: 'no-receipt' }) : loans
  }

  private prove(
    key: string,
    keyed: readonly KeyedPayment[],
    { customer, loans }: { readonly customer: Cuit; readonly loans: readonly PayableLoan[] },
  ): PaymentReceipt | undefined {
    const payments = keyed.map(({ payment }) => payment)
    const known = { payments, ownPayments: this.ownPayments(customer, [...loans, ...payments]) }
    const proven = provenBy(keyed.find((each) => each.key === key)?.payment, key, known)
    const externalId = proven.listed?.externalId ?? proven.own?.externalId
    return paymentReceipt({ ...proven, loan: loans.find((each) => each.externalId === externalId) })
  }

  /**
   * Returns the payments of this device that the lender accepted, of every loan that the customer pays or
   * has paid.
   */
  private ownPayments(
    customer: Cuit,
    paid: readonly { readonly externalId?: string }[],
  ): readonly OwnPayment[] {
    const numbers = new Set(paid.flatMap(({ externalId }) => externalId ?? []))
    return [...numbers].flatMap((externalId) =>
      this.log
        .of({ customer, target: externalId })
        .filter(({ status }) => status === 'confirmed')
        .map((operation) => ({ externalId, operation })),
    )
  }
}

function provenBy(
  listed: RegisteredPayment | undefined,
  key: string,
  known: { readonly payments: readonly RegisteredPayment[]; readonly ownPayments: readonly OwnPayment[] },
): ProvenPayment {
  if (listed) return { listed, own: ownPaymentFor(listed, known) }
  const own = known.ownPayments.find(({ operation }) => operation.idempotencyKey === key)
  return { own, listed: own && listedPaymentFor(own, known) }
}
