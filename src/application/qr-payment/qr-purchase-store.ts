import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { EnteredAmount } from '@/domain/qr-payment/open-amount'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { Customer } from '@/domain/session/session'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { type Check, isAbsentOr, isShapedAs, isText, isTextThat, isWhole } from '@/application/shared/shape'
import type { Seller } from './qr-payment.port'

/** The fields that identify a plan. */
export type ChosenPlan = Pick<InstallmentOption, 'count' | 'amount' | 'lineId'>

/** The data of a completed payment. */
export interface PaidPurchase {
  readonly operationId?: string
  readonly amount: Cents
  /** Number of installments; missing if the plan is unknown. */
  readonly installments?: number
  readonly installmentAmount?: Cents
}

/** A purchase, from the scan of the shop's code to its payment. */
export interface QrPurchase {
  /** The customer who makes it. Nobody else can continue it. */
  readonly customer: Cuit
  /** Text of the shop's QR code. */
  readonly text: string
  readonly seller: Seller
  /** The amount given by the code; missing if the customer enters it. Source: QRP-04. */
  readonly closedAmount?: Cents
  /** The amount typed so far, if the code gives none. */
  readonly typed?: EnteredAmount
  /** The plan that the customer chose. */
  readonly chosen?: ChosenPlan
  /** The payment, once it is done. After a reload the result is shown again and nothing is paid twice. */
  readonly paid?: PaidPurchase
}

/**
 * Stores the purchase in this tab. It survives a reload; other tabs have their own. Source: QRP-04 to
 * QRP-07.
 */
@injectable('Singleton')
export class QrPurchaseStore {
  private readonly stored: OwnedValue<QrPurchase>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    const isOf = (purchase: QrPurchase, { taxId }: Customer): boolean => purchase.customer === taxId
    this.stored = new OwnedValue(storage, 'qrPurchase', { sessions, isValid: isPurchase, isOf })
  }

  /** Returns the purchase of the signed-in customer. A purchase of anybody else is deleted. */
  current(): QrPurchase | undefined {
    return this.stored.read()
  }

  keep(purchase: QrPurchase): void {
    this.stored.write(purchase)
  }

  /** Changes the current purchase, if it is still the one of this code. */
  change(text: string, change: Partial<Pick<QrPurchase, 'chosen' | 'paid'>>): void {
    const purchase = this.current()
    if (purchase?.text === text) this.keep({ ...purchase, ...change })
  }

  forget(): void {
    this.stored.remove()
  }
}

const isAmount: Check = (candidate) => isWhole(candidate) && Number(candidate) > 0

function isDigits(atMost: number): (text: string) => boolean {
  return (text) => /^[0-9]*$/.test(text) && text.length <= atMost
}

const isSeller = isShapedAs<Seller>({
  name: isText,
  cbuCvu: isAbsentOr(isText),
  taxId: isAbsentOr(isText),
  category: isAbsentOr(isText),
  transactionId: isAbsentOr(isText),
})

const isChosen = isShapedAs<ChosenPlan>({ count: isWhole, amount: isAmount, lineId: isText })

const isPaid = isShapedAs<PaidPurchase>({
  operationId: isAbsentOr(isText),
  amount: isAmount,
  installments: isAbsentOr(isWhole),
  installmentAmount: isAbsentOr(isAmount),
})

const isPurchase = isShapedAs<QrPurchase>({
  customer: isTextThat(isCuit),
  text: isText,
  seller: isSeller,
  closedAmount: isAbsentOr(isAmount),
  typed: isAbsentOr(
    isShapedAs<EnteredAmount>({ pesos: isTextThat(isDigits(9)), cents: isTextThat(isDigits(2)) }),
  ),
  chosen: isAbsentOr(isChosen),
  paid: isAbsentOr(isPaid),
})
