import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentGateway } from './payment.port'

/** The data that each payment method without a card needs. Source: PAY-06 to PAY-08. */
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

  /** Returns the CVU of a loan; undefined if it has none. Source: PAY-06. */
  async virtualAccount(externalId: string): Promise<Result<string | undefined, GatewayFailure>> {
    return this.gateway.virtualAccount(externalId)
  }

  /** Returns the text of the QR code. Source: PAY-07. */
  async qrText(externalId: string): Promise<Result<string, GatewayFailure>> {
    return this.gateway.paymentQr(externalId)
  }

  /** Returns the digits of the barcode. Source: PAY-08. */
  async cashBarcode(externalId: string): Promise<Result<string, GatewayFailure>> {
    return this.gateway.cashBarcode(externalId)
  }

  /** Returns the printable slip for paying in cash, as a file. Source: PAY-08. */
  async cashSlip(externalId: string): Promise<Result<PortalFile, GatewayFailure>> {
    return this.sessions.forCustomer(({ customerId }) => this.gateway.cashSlip({ customerId, externalId }))
  }
}
