import { inject, injectable } from 'inversify'
import type { Customer } from '@/domain/session/session'
import { isInDoubt, type Intention } from '@/domain/shared/intention'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  RequestLineLoan,
  lineLoansOf,
  lineOrderer,
  wayOfLineLoan,
  type LineChanged,
} from '@/application/revolving-line/request-line-loan'
import { Intentions } from '@/application/shared/intentions'
import { Orders, type NotOrdered, type OrderOutcome } from '@/application/shared/orders'
import { QrPaymentGateway, type Seller } from './qr-payment.port'
import type { ChosenPlan } from './qr-purchase-store'

/** What she agrees to, on a screen that was made for her. */
export interface ShopPurchase {
  readonly customer: Customer
  /** The text of the shop's code. */
  readonly text: string
  readonly seller: Seller
  readonly amount: Cents
  readonly option: ChosenPlan
  /** What she saw as left of her line. */
  readonly seen: Cents
  /** Keys of the orders that she was told of, and wants another beside. */
  readonly beside: readonly string[]
  /** The one that never arrived, of either step, which goes out again with its key. */
  readonly again?: Intention | undefined
}

/** A purchase is two orders: a loan is made for it, and the shop is paid with that loan. Source: QRP-07. */
export type PurchaseStep = 'loan' | 'payment'

/** How far it came, and what became of that step. */
export interface PurchaseEnd {
  readonly step: PurchaseStep
  readonly intention: Intention
  readonly outcome: OrderOutcome
}

export interface NotPurchased {
  readonly step: PurchaseStep
  readonly why: NotOrdered<LineChanged>
}

/**
 * Pays a shop with a loan of the line, once for each time that she asks. The loan that was made for a payment that was
 * not, serves the next one; a step that is not answered stays in doubt, and nothing follows it. Source: QRP-07, REV-10.
 */
@injectable()
export class PayShop {
  constructor(
    @inject(Orders) private readonly orders: Orders,
    @inject(RequestLineLoan) private readonly requestLoan: RequestLineLoan,
    @inject(QrPaymentGateway) private readonly gateway: QrPaymentGateway,
    @inject(Intentions) private readonly intentions: Intentions,
  ) {}

  /** The order of that purchase, in either step, of which nobody knows the end. */
  inDoubt(
    purchase: Pick<ShopPurchase, 'customer' | 'text'>,
  ): Pick<PurchaseEnd, 'step' | 'intention'> | undefined {
    const payment = this.known(purchase, 'payment').find(isInDoubt)
    if (payment) return { step: 'payment', intention: payment }
    const loan = this.known(purchase, 'loan').find(isInDoubt)
    return loan && { step: 'loan', intention: loan }
  }

  /** The last payment of that code that was made from this device. Source: PAY-20. */
  paidBefore(purchase: Pick<ShopPurchase, 'customer' | 'text'>): Intention | undefined {
    return this.paid(purchase)[0]
  }

  /** The keys of the payments of that code, once she was told of them. */
  paidKeys(purchase: Pick<ShopPurchase, 'customer' | 'text'>): readonly string[] {
    return this.paid(purchase).map(({ idempotencyKey }) => idempotencyKey)
  }

  async execute(
    purchase: ShopPurchase,
    company: { readonly isLeft: () => boolean },
  ): Promise<Result<PurchaseEnd, NotPurchased>> {
    const told = this.orders.toTell({ ...this.paying(purchase), beside: purchase.beside })
    if (told && told.idempotencyKey !== purchase.again?.idempotencyKey)
      return failure({ step: 'payment', why: { kind: 'to-be-told', intention: told } })
    const loan = await this.loanFor(purchase, company)
    if (typeof loan !== 'string') return loan
    const payment = await this.orders.place<string, never>(
      { ...this.paying(purchase), ...purchase, way: wayWith(loan), again: purchase.again },
      {
        ...company,
        send: (sent) => this.gateway.pay({ ...sent, ...purchase, loanId: loan, terms: termsOf(purchase) }),
      },
    )
    return payment.ok
      ? success({ step: 'payment', ...payment.value })
      : failure({ step: 'payment', why: payment.failure })
  }

  /** The number of the loan, or how its making ended. */
  private async loanFor(
    purchase: ShopPurchase,
    company: { readonly isLeft: () => boolean },
  ): Promise<string | Result<PurchaseEnd, NotPurchased>> {
    const waiting = this.unusedLoan(purchase)
    if (waiting !== undefined) return waiting
    // One without its number cannot be used, nor is another made beside it. Source: REV-10.
    const made = this.known(purchase, 'loan').filter(
      ({ standing, reference }) => standing === 'accepted' && reference !== undefined,
    )
    const beside = [...purchase.beside, ...made.map(({ idempotencyKey }) => idempotencyKey)]
    const placed = await this.requestLoan.execute({ ...purchase, shop: purchase.text, beside }, company)
    if (!placed.ok) return failure({ step: 'loan', why: placed.failure })
    const { outcome } = placed.value
    if (outcome.kind === 'done' && outcome.reference !== undefined) return outcome.reference
    return success({ step: 'loan', ...placed.value })
  }

  /** Made for this very amount and plan, and no payment was made with it, nor may have been. */
  unusedLoan(
    purchase: Pick<ShopPurchase, 'customer' | 'text' | 'amount' | 'option' | 'again'>,
  ): string | undefined {
    const payments = this.known(purchase, 'payment').filter(
      ({ standing, idempotencyKey }) =>
        standing !== 'rejected' && idempotencyKey !== purchase.again?.idempotencyKey,
    )
    return this.known(purchase, 'loan').find(
      ({ standing, amount, way, reference }) =>
        standing === 'accepted' &&
        reference !== undefined &&
        amount === purchase.amount &&
        way === wayOfLineLoan(purchase.option) &&
        !payments.some((payment) => payment.way === wayWith(reference)),
    )?.reference
  }

  private paid(purchase: Pick<ShopPurchase, 'customer' | 'text'>): readonly Intention[] {
    return this.known(purchase, 'payment').filter(({ standing }) => standing === 'accepted')
  }

  private paying({ customer, text }: Pick<ShopPurchase, 'customer' | 'text'>) {
    return { orderer: lineOrderer(customer), of: shopPayments(text) }
  }

  private known(
    { customer, text }: Pick<ShopPurchase, 'customer' | 'text'>,
    step: PurchaseStep,
  ): readonly Intention[] {
    const of = step === 'payment' ? shopPayments(text) : lineLoansOf(text)
    return this.intentions.of({ customer: customer.taxId, of })
  }
}

/** What the payments of a code are of, as orders. */
export function shopPayments(text: string): string {
  return `shop-payment ${text}`
}

function wayWith(loanId: string): string {
  return `with ${loanId}`
}

function termsOf({ customer, amount, option }: ShopPurchase) {
  return { customer, amount, installments: option.count }
}
