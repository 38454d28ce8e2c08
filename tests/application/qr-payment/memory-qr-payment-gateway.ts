import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  QrPaymentGateway,
  ReadQrCodeFailure,
  Seller,
  ShopCharge,
  ShopPayment,
} from '@/application/qr-payment/qr-payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationRejected } from '@/application/shared/operation-definition'

export const bakerySeller: Seller = { name: 'Panadería La Ñata', taxId: '30711223348' }

/** In-memory gateway for tests of payments to a shop by QR code. */
export class MemoryQrPaymentGateway implements QrPaymentGateway {
  qrCodeAnswer: Result<ShopCharge, ReadQrCodeFailure> = success({
    seller: bakerySeller,
    amount: cents(4_875_050),
  })
  /**
   * Function that the gateway runs after it receives a request for the data of a QR code and before it
   * answers. A test sets it.
   */
  onReadQrCode: () => void = () => undefined
  paymentAnswer: Result<OperationConfirmed, OperationRejected | GatewayFailure> = success({
    reference: 'op-1',
  })
  /** Payments to shops that the gateway received, in order. */
  readonly sentPayments: ShopPayment[] = []
  /** QR codes whose data the portal asked for, each with the customer who scanned it, in order. */
  readonly requestedQrCodes: string[] = []

  async readShopQrCode(text: string, customer: string) {
    this.requestedQrCodes.push(`${text} for ${customer}`)
    this.onReadQrCode()
    return this.qrCodeAnswer
  }

  async payShop(payment: ShopPayment) {
    this.sentPayments.push(payment)
    return this.paymentAnswer
  }

  async findShopPayment() {
    return failure({ kind: 'no-answer' } as const)
  }

  async purchaseAgreement() {
    return failure({ kind: 'no-answer' } as const)
  }
}
