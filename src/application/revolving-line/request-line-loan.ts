import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { Customer } from '@/domain/session/session'
import type { OperationRecord } from '@/domain/shared/operation'
import { firstUnseen, type OperationElsewhere } from '@/domain/shared/operation-elsewhere'
import type { Acknowledged } from '@/domain/shared/operation-guard'
import type { PlanTerms, TermsOf } from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type NotAttempted,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import type { NewOperation } from '@/application/shared/operation-records'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { LineGateway } from './line.port'
import { LineUses, lineLoans, lineLoansOf, type PaidShop } from './line-uses'

/** What a customer asks of the line, on a screen that was made for them. */
export interface LineLoanRequest extends Acknowledged {
  readonly customer: Pick<Customer, 'customerId' | 'taxId'>
  readonly amount: Cents
  readonly option: Pick<InstallmentOption, 'count' | 'amount' | 'lineId'>
  /** What was shown as left. */
  readonly seen: Cents
  /** The loan pays a shop's QR: one operation of that shop may have an unknown outcome at a time. Source: QRP-07. */
  readonly shop?: PaidShop
}

/** Why the lender's word holds a loan of the line back. */
export type LineBlocker =
  /** What is left is not what the customer saw: another device, or another tab, has used it. */
  | { readonly kind: 'line-changed' }
  | { readonly kind: 'line-not-known'; readonly cause: GatewayFailure }
  /** Another device has made the same request, and the customer has not acknowledged it. */
  | { readonly kind: 'done-elsewhere'; readonly operation: OperationElsewhere }

/** On which terms a loan of the line goes out. */
export function lineLoanTerms({ lineId, count, amount }: PlanTerms): TermsOf<'line-loan'> {
  return { kind: 'line-loan', plan: { lineId, count, amount } }
}

export function lineOwner({ taxId }: Pick<Customer, 'taxId'>): OperationOwner {
  return { by: 'session', taxId }
}

/**
 * Creates a loan of the line, once for each time that the customer asks: what is left is read again just before. The
 * reference is the loan's number. Source: REV-04, REV-10.
 */
@injectable()
export class RequestLineLoan {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(LineGateway) private readonly gateway: LineGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(LineUses) private readonly uses: LineUses,
  ) {}

  execute(
    request: LineLoanRequest,
    callbacks: OperationCallbacks = {},
  ): Promise<Result<AttemptedOperation, NotAttempted<LineBlocker>>> {
    const { customer, amount, option, acknowledgedKeys, retryOf, shop } = request
    const { customerId } = customer
    const operation = {
      owner: lineOwner(customer),
      target: shop === undefined ? lineLoans : lineLoansOf(shop.text),
      terms: lineLoanTerms(option),
      amount,
      acknowledgedKeys,
      retryOf,
    }
    return this.exactlyOnce.execute<string, LineBlocker>(
      operation,
      {
        precondition: (retried) => this.precondition(request, retried),
        send: (sent) => {
          const loan = { ...sent, customerId, amount, option }
          return this.gateway.createLoan(shop === undefined ? loan : { ...loan, disbursement: 'qr-payment' })
        },
      },
      callbacks,
    )
  }

  /**
   * The precondition of a retry: the amount that was available when it was last sent must still be available,
   * because another device may have made the same request. The customer is shown that once; from then on the
   * current amount counts.
   */
  private async precondition(
    request: LineLoanRequest,
    retried: OperationRecord | undefined,
  ): Promise<Result<Pick<NewOperation, 'before'>, LineBlocker>> {
    const line = await this.gateway.line(request.customer.customerId)
    if (!line.ok) return failure({ kind: 'line-not-known', cause: line.failure })
    const before = { due: line.value.remaining, listed: 0 }
    if (before.due !== (retried?.before.due ?? request.seen)) {
      if (retried) await this.log.renew(retried, before)
      return failure({ kind: 'line-changed' })
    }
    // What goes out again may be listed by now: the lender does it once for its key.
    const elsewhere = retried ? success([]) : await this.uses.elsewhere(request, line.value)
    if (!elsewhere.ok) return failure({ kind: 'line-not-known', cause: elsewhere.failure })
    const unseen = firstUnseen(elsewhere.value, request.acknowledgedKeys)
    return unseen ? failure({ kind: 'done-elsewhere', operation: unseen }) : success({ before })
  }
}
