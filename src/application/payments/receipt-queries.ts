import { inject, injectable } from 'inversify'
import { paymentsLatestFirst } from '@/domain/loans/recent-payments'
import {
  paymentsWithReceiptAddressKeys,
  type PaymentWithReceiptAddressKey,
} from '@/domain/payments/receipt-key'
import { success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentGateway } from './payment.port'

/** Returns the payments of the signed-in customer, with the key of each receipt. Source: MOV-01, PAY-22. */
@injectable()
export class ReceiptQueries {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns every payment that the lender has registered, latest first, with the key of its receipt.
   * Source: MOV-01.
   */
  async registeredPaymentsWithReceiptKeys(): Promise<
    Result<readonly PaymentWithReceiptAddressKey[], GatewayFailure>
  > {
    return this.sessions.withCustomer(async ({ taxId: customer }) => {
      const payments = await this.gateway.registeredPayments(customer)
      return payments.ok
        ? success(paymentsWithReceiptAddressKeys(customer, paymentsLatestFirst(payments.value)))
        : payments
    })
  }
}
