import { inject, injectable } from 'inversify'
import {
  parseMerchantQrCode,
  type MerchantQrCodeProblem,
  type MerchantQrCode,
} from '@/domain/qr-payment/merchant-code'
import { enteredAmountInCents, toEnteredAmount } from '@/domain/qr-payment/open-amount'
import {
  purchaseRefusal,
  type PurchaseLimit,
  type PurchaseRefusal,
} from '@/domain/qr-payment/purchase-obstacle'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Settings } from '@/application/shared/settings.port'
import { QrPaymentGateway, type ReadQrCodeFailure } from './qr-payment.port'
import { QrPurchaseStore, type QrPurchase } from './qr-purchase-store.port'
import { UnfinishedPurchases } from './unfinished-purchases'

/** Why no purchase can start from a scanned or typed QR code. Source: QRP-02 to QRP-04. */
export type ReadShopQrCodeFailure = { readonly kind: MerchantQrCodeProblem } | PurchaseRefusal

/**
 * The next screen of the purchase: the one for entering the amount, or the one for choosing a repayment
 * plan. Source: QRP-04.
 */
export type NextPurchaseScreen = 'amount' | 'plan'

/**
 * Starts a purchase from the text of a shop's QR code, which was scanned, found in a picture or typed.
 * Source: QRP-02, QRP-04.
 */
@injectable()
export class ReadShopQrCode {
  constructor(
    @inject(QrPaymentGateway) private readonly gateway: QrPaymentGateway,
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Settings) private readonly settings: Settings,
    @inject(UnfinishedPurchases) private readonly unfinishedPurchases: UnfinishedPurchases,
  ) {}

  /** Parses the text of a shop's QR code, without a request to the lender. */
  parseQrCodeText(text: string): Result<MerchantQrCode, MerchantQrCodeProblem> {
    return parseMerchantQrCode(text, this.settings.blockedMerchant)
  }

  /**
   * Asks the lender which shop the QR code belongs to and how much it charges, then starts the purchase.
   * `limit` is what is left of the credit line, or why the customer cannot pay with it. The limit does not
   * apply to a purchase that is unfinished: it goes on at the screen for the plan, which asks the lender about
   * its outcome. Source: QRP-03, QRP-04, REV-10.
   */
  async execute(
    text: string,
    limit: PurchaseLimit,
    hasLeftScreen: () => boolean,
  ): Promise<Result<NextPurchaseScreen, ReadShopQrCodeFailure | GatewayFailure | { readonly kind: 'left' }>> {
    const looked = this.parseQrCodeText(text)
    if (!looked.ok) return failure({ kind: looked.failure })
    return this.sessions.withCustomer(async ({ taxId: customer }) => {
      const read = await this.gateway.readShopQrCode(text, customer)
      if (hasLeftScreen() || this.sessions.taxId() !== customer) return failure({ kind: 'left' })
      if (!read.ok) return failure(toReadFailure(read.failure))
      const { seller, amount } = read.value
      const unfinishedAmount = this.unfinishedPurchases.findAmount({ customer, text }, amount)
      const refusal = unfinishedAmount === undefined ? purchaseRefusal(amount, limit) : undefined
      if (refusal) return failure(refusal)
      this.purchases.save({
        customer,
        text,
        seller,
        ...choicesForAmount(this.earlierChoicesForQrCode(text), amount, unfinishedAmount),
      })
      return success(amount === undefined && unfinishedAmount === undefined ? 'amount' : 'plan')
    })
  }

  /**
   * Returns the amount and repayment plan that the customer chose earlier for the same QR code. Returns
   * neither if that purchase is already paid.
   */
  private earlierChoicesForQrCode(text: string): Pick<QrPurchase, 'typed' | 'chosen'> {
    const before = this.purchases.current()
    if (before?.text !== text || before.paid) return {}
    const { typed, chosen } = before
    return { ...(typed && { typed }), ...(chosen && { chosen }) }
  }
}

function toReadFailure(reason: ReadQrCodeFailure): ReadShopQrCodeFailure | GatewayFailure {
  return reason.kind === 'seller-not-allowed' ? { kind: 'blocked-merchant' } : reason
}

/**
 * Returns the amount of the purchase with the repayment plan that the customer chose earlier for the same
 * amount. A plan that they chose for another amount than that of the unfinished purchase is left out.
 */
function choicesForAmount(
  earlier: Pick<QrPurchase, 'typed' | 'chosen'>,
  closedAmount: Cents | undefined,
  unfinishedAmount: Cents | undefined,
): Pick<QrPurchase, 'closedAmount' | 'typed' | 'chosen'> {
  if (closedAmount !== undefined) return { ...earlier, closedAmount }
  if (unfinishedAmount === undefined) return earlier
  return earlier.typed && enteredAmountInCents(earlier.typed) === unfinishedAmount
    ? earlier
    : { typed: toEnteredAmount(unfinishedAmount) }
}
