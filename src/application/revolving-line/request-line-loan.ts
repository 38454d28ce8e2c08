import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { Customer } from '@/domain/session/session'
import type { Intention } from '@/domain/shared/intention'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { Orderer } from '@/application/shared/order-status.port'
import { Orders, type NotOrdered, type PlacedOrder } from '@/application/shared/orders'
import { LineGateway } from './line.port'

/** What a customer asks of her line, on a screen that was made for her. */
export interface LineLoanRequest {
  readonly customer: Pick<Customer, 'customerId' | 'taxId'>
  readonly amount: Cents
  readonly option: Pick<InstallmentOption, 'count' | 'amount' | 'lineId'>
  /** What she saw as left. */
  readonly seen: Cents
  readonly beside: readonly string[]
  readonly again?: Intention | undefined
  /** It pays a shop's QR: one order of that shop is in doubt at a time. Source: QRP-07. */
  readonly shop?: string
}

/** Why nothing was sent beside what stands in the way of any order. */
export type LineChanged =
  /** What is left is not what she saw: another device, or another tab, has used it. */
  { readonly kind: 'line-changed' } | { readonly kind: 'line-not-known'; readonly cause: GatewayFailure }

/** What the loans of the line are of, as orders. */
export const lineLoans = 'line-loans'

/** What those that pay a shop's code are of. */
export function lineLoansOf(shop: string): string {
  return `${lineLoans} ${shop}`
}

/** On which terms a loan of the line goes out. */
export function wayOfLineLoan({ lineId, count, amount }: LineLoanRequest['option']): string {
  return `line-loan ${lineId} ${count} x ${amount}`
}

export function lineOrderer({ taxId }: Pick<Customer, 'taxId'>): Orderer {
  return { by: 'session', taxId }
}

/**
 * Makes a loan of the line, once for each time that she asks: what is left is read again just before, and what is not
 * answered is in doubt. Its reference is the loan's number. Source: REV-04, REV-10.
 */
@injectable()
export class RequestLineLoan {
  constructor(
    @inject(Orders) private readonly orders: Orders,
    @inject(LineGateway) private readonly gateway: LineGateway,
  ) {}

  execute(
    request: LineLoanRequest,
    company: { readonly isLeft?: () => boolean; readonly onSending?: () => void } = {},
  ): Promise<Result<PlacedOrder, NotOrdered<LineChanged>>> {
    const { customer, amount, option, seen, beside, again, shop } = request
    const { customerId } = customer
    const order = {
      orderer: lineOrderer(customer),
      of: shop === undefined ? lineLoans : lineLoansOf(shop),
      way: wayOfLineLoan(option),
      amount,
      seen,
      beside,
      again,
    }
    return this.orders.place(order, {
      ...company,
      look: () => this.look(request),
      send: (sent) => {
        const loan = { ...sent, customerId, amount, option }
        return this.gateway.createLoan(shop === undefined ? loan : { ...loan, disbursement: 'qr-payment' })
      },
    })
  }

  /** What goes out again too, by what was left when it first did: another device may have done the same since. */
  private async look({ customer, seen, again }: LineLoanRequest): Promise<Result<void, LineChanged>> {
    const line = await this.gateway.line(customer.customerId)
    if (!line.ok) return failure({ kind: 'line-not-known', cause: line.failure })
    return line.value.remaining === (again?.before.due ?? seen)
      ? success()
      : failure({ kind: 'line-changed' })
  }
}
