import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentGateway } from './payment.port'

/** What each way to pay without a card needs. Source: PAY-06 to PAY-08. */
@injectable()
export class PaymentMethodQueries {
  constructor(
    @inject(PaymentGateway)
    private readonly gateway: Pick<
      PaymentGateway,
      'virtualAccount' | 'paymentQr' | 'cashBarcode' | 'cashSlip'
    >,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** The CVU of a loan as the lender gives it; undefined if it has none. Source: PAY-06. */
  async virtualAccount(externalId: string): Promise<Result<string | undefined, GatewayFailure>> {
    return this.gateway.virtualAccount(externalId)
  }

  /** The text of the QR code. Source: PAY-07. */
  async qrText(externalId: string): Promise<Result<string, GatewayFailure>> {
    return this.gateway.paymentQr(externalId)
  }

  /** The digits of the barcode. Source: PAY-08. */
  async cashBarcode(externalId: string): Promise<Result<string, GatewayFailure>> {
    return this.gateway.cashBarcode(externalId)
  }

  /** The printable slip to pay in cash with, as a file. Source: PAY-08. */
  async cashSlip(externalId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.gateway.cashSlip({ customerId, externalId }))
  }
}
