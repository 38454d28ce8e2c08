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

export const bakeryPurchase: Seller = { name: 'Panadería La Ñata', taxId: '30711223348' }

/** In-memory gateway for paying a shop by QR code. */
export class MemoryQrPaymentGateway implements QrPaymentGateway {
  charge: Result<ShopCharge, ReadQrCodeFailure> = success({
    seller: bakeryPurchase,
    amount: cents(4_875_050),
  })
  /** Function that a test sets to run between a request for the data of a QR code and its answer. */
  meanwhile: () => void = () => undefined
  paid: Result<OperationConfirmed, OperationRejected | GatewayFailure> = success({ reference: 'op-1' })
  /** Shop payments that the gateway received, in order. */
  readonly sent: ShopPayment[] = []
  /** QR codes that the lender was asked about, each with its customer, in order. */
  readonly requestedCodes: string[] = []

  async readShopCode(text: string, customer: string) {
    this.requestedCodes.push(`${text} for ${customer}`)
    this.meanwhile()
    return this.charge
  }

  async payShop(payment: ShopPayment) {
    this.sent.push(payment)
    return this.paid
  }

  async findShopPayment() {
    return failure({ kind: 'no-answer' } as const)
  }

  async purchaseAgreement() {
    return failure({ kind: 'no-answer' } as const)
  }
}
