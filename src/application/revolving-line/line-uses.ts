import { inject, injectable } from 'inversify'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import { usesElsewhere } from '@/domain/revolving-line/use-elsewhere'
import type { Customer } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { isRecent } from '@/domain/shared/operation'
import { withoutClosest, type OperationElsewhere } from '@/domain/shared/operation-elsewhere'
import { success, type Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import { OperationsElsewhere, elsewhereId } from '@/application/shared/operations-elsewhere'
import type { RecentOperation } from '@/application/shared/recent-operations.port'

/** A shop as its QR code names it. */
export interface PaidShop {
  /** Text of the shop's QR code. */
  readonly text: string
  readonly name: string
}

/** A loan of the line that is about to be offered or requested. */
export interface IntendedUse {
  readonly customer: Pick<Customer, 'taxId'>
  readonly amount: Cents
  /** The shop that is paid; missing if the money goes to the customer's account. */
  readonly shop?: PaidShop
}

/** Target of the loans that go to the customer's account. */
export const lineLoans = 'line-loans'

/** Returns the target of the loans that pay a shop's code. */
export function lineLoansOf(text: string): string {
  return `${lineLoans} ${text}`
}

/** Finds loans of the line made on other devices. Source: PAY-20, QRP-07, REV-10. */
@injectable()
export class LineUses {
  constructor(
    @inject(OperationsElsewhere) private readonly operations: OperationsElsewhere,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the loans like this one that other devices requested, from the list of operations and the
   * movements of the line.
   */
  async elsewhere(
    use: IntendedUse,
    { movements }: Pick<CreditLine, 'movements'>,
  ): Promise<Result<readonly OperationElsewhere[], GatewayFailure>> {
    const { customer, amount, shop } = use
    const recent = await this.operations.of(shop ? 'shop-payment' : 'line-loan', {
      by: 'session',
      taxId: customer.taxId,
    })
    if (!recent.ok) return recent
    const now = this.clock.now()
    const byKey = recent.value.filter(
      (each) => each.amount === amount && each.target === shop?.text && isRecent(each, now),
    )
    const target = shop ? lineLoansOf(shop.text) : lineLoans
    const byMovement = usesElsewhere(shop ? { amount, shop: shop.name } : { amount }, {
      movements,
      known: this.log.of({ customer: customer.taxId, target }),
      isKnownLoan: (loanId) => this.log.isKnownReference(loanId),
      now,
    })
    return success([...byKey.map(toElsewhere), ...withoutClosest(byMovement, byKey)])
  }
}

function toElsewhere(operation: RecentOperation): OperationElsewhere {
  const { amount, at, status } = operation
  return { id: elsewhereId(operation), amount, at, isDone: status === 'approved' }
}
