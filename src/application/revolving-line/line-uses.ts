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

/** A shop as its code names it. */
export interface PaidShop {
  /** The text of the code. */
  readonly text: string
  readonly name: string
}

/** A use of the line that is about to be offered or sent. */
export interface IntendedUse {
  readonly customer: Pick<Customer, 'taxId'>
  readonly amount: Cents
  /** Missing where the loan goes to the customer's account. */
  readonly shop?: PaidShop
}

/** The target of the loans of the line. */
export const lineLoans = 'line-loans'

/** The target of those that pay a shop's code. */
export function lineLoansOf(text: string): string {
  return `${lineLoans} ${text}`
}

/** What the lender lists of the line that this device does not know. Source: PAY-20, QRP-07, REV-10. */
@injectable()
export class LineUses {
  constructor(
    @inject(OperationsElsewhere) private readonly operations: OperationsElsewhere,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** The uses like this one that other devices made: by the list of operations, and by the movements of the line. */
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
