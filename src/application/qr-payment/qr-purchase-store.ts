import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { TypedAmount } from '@/domain/qr-payment/open-amount'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { type Check, isAbsentOr, isShapedAs, isText, isTextThat, isWhole } from '@/application/shared/shape'
import type { Seller } from './qr-payment.port'

/** What makes a plan the one that it is. */
export type ChosenPlan = Pick<InstallmentOption, 'count' | 'amount' | 'lineId'>

/** How a purchase was paid. */
export interface PaidPurchase {
  readonly operationId?: string
  readonly amount: Cents
  /** Where it is known by which plan. */
  readonly installments?: number
  readonly installmentAmount?: Cents
}

/** A purchase between the shop's code and its payment. */
export interface QrPurchase {
  /** Whose it is: nobody else goes on with it. */
  readonly customer: Cuit
  /** The text of the code. */
  readonly text: string
  readonly seller: Seller
  /** Where the code says how much. Source: QRP-04. */
  readonly closedAmount?: Cents
  /** The amount typed so far, if the code has none. */
  readonly typed?: TypedAmount
  /** The plan that the customer chose. */
  readonly chosen?: ChosenPlan
  /** The payment, once it is done: after a reload the result is shown again and nothing is paid twice. */
  readonly paid?: PaidPurchase
}

/** Lives in the tab: a reload loses nothing of it, and another tab has its own. Source: QRP-04 to QRP-07. */
@injectable('Singleton')
export class QrPurchaseStore {
  private readonly stored: OwnedValue<QrPurchase>

  constructor(
    @inject(TabStorage) storage: KeyValueStorage,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    this.stored = new OwnedValue(storage, 'qrPurchase', { sessions, isValid: isPurchase })
  }

  /** That of the customer who is in; what somebody else left is removed. */
  current(): QrPurchase | undefined {
    const purchase = this.stored.read()
    if (purchase && purchase.customer === this.sessions.current()?.customer.taxId) return purchase
    if (purchase) this.forget()
    return undefined
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
    isShapedAs<TypedAmount>({ pesos: isTextThat(isDigits(9)), cents: isTextThat(isDigits(2)) }),
  ),
  chosen: isAbsentOr(isChosen),
  paid: isAbsentOr(isPaid),
})
