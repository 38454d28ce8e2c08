import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type {
  PurchaseTerms,
  QrPaymentGateway,
  ReadQrCodeFailure,
  ShopCharge,
  CompletedShopPayment,
  ShopPayment,
} from '@/application/qr-payment/qr-payment.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationConfirmed, OperationSendFailure } from '@/application/shared/operation-definition'
import { qrPaymentContract as calls } from '@/adapters/contract/qr-payment.contract'
import { HttpGateway } from './http-gateway'
import { toPortalFile } from './portal-file-mapper'
import {
  toPurchaseAgreementBody,
  toShopCharge,
  toCompletedShopPayment,
  toShopPaymentBody,
} from './qr-payment-mapper'

export class HttpQrPaymentGateway extends HttpGateway implements QrPaymentGateway {
  readShopQrCode(qrText: string, customer: Cuit): Promise<Result<ShopCharge, ReadQrCodeFailure>> {
    return this.askWithFailures(
      calls.readQr,
      { query: { qrText }, onBehalfOf: customer },
      {
        toValue: toShopCharge,
        refusalFailures: {
          SELLER_NOT_ALLOWED: { kind: 'seller-not-allowed' },
          QR_NOT_INTEROPERABLE: { kind: 'not-interoperable' },
        },
      },
    )
  }

  payShop(payment: ShopPayment): Promise<Result<OperationConfirmed, OperationSendFailure<string>>> {
    const { loanId, idempotencyKey, owner } = payment
    const input = {
      path: { loanId },
      body: toShopPaymentBody(payment),
      idempotencyKey,
      onBehalfOf: owner.taxId,
    }
    return this.sendOperation(calls.pay, input, ({ operationId }) => ({ reference: operationId }))
  }

  findShopPayment(operationId: string): Promise<Result<CompletedShopPayment, GatewayFailure>> {
    return this.ask(calls.findOperation, { query: { operationId } }, (answer) =>
      toCompletedShopPayment(operationId, answer),
    )
  }

  purchaseAgreement(terms: PurchaseTerms): Promise<Result<PortalFile, GatewayFailure>> {
    const input = { body: toPurchaseAgreementBody(terms), onBehalfOf: terms.customer.taxId }
    return this.ask(calls.agreement, input, toPortalFile)
  }
}
