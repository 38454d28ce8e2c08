import { inject, injectable } from 'inversify'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import { creditLineMovementsOnOtherDevices } from '@/domain/revolving-line/credit-line-use'
import type { Customer } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { isRecentOperation } from '@/domain/shared/operation'
import {
  unmatchedListedOperations,
  type OperationFromOtherDevice,
} from '@/domain/shared/operation-from-other-device'
import { Clock } from '@/application/shared/clock.port'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import { OperationLog } from '@/application/shared/operation-log'
import { recentOperationId } from '@/application/shared/operations-on-other-devices'
import type { RecentOperation, RecentOperationKind } from '@/application/shared/recent-operations.port'

/** A shop as its QR code names it. */
export interface ShopToPay {
  /** Text of the shop's QR code. */
  readonly text: string
  readonly name: string
}

/** A loan of the revolving credit line that is about to be offered or requested. */
interface IntendedCreditLineLoan {
  readonly customer: Pick<Customer, 'taxId'>
  readonly amount: Cents
  /** The shop that the loan pays; missing if the money goes to the customer's account. */
  readonly shop?: ShopToPay
}

/**
 * Target under which requests for a loan of the revolving credit line to the customer's own account are
 * recorded.
 */
export const creditLineLoanToAccountTarget = 'line-loans'

/**
 * Returns the text that identifies, among the stored operations, a loan from the revolving credit line with
 * which the customer pays a shop. `text` is the text of the shop's QR code.
 */
export function shopCreditLineLoanTarget(text: string): string {
  return `${creditLineLoanToAccountTarget} ${text}`
}

/**
 * Returns the kind under which the lender lists a use of the revolving credit line among the recent
 * operations: a payment to a shop, or a loan for the customer's own account.
 */
export function recentOperationKindOfLoan({
  shop,
}: Pick<IntendedCreditLineLoan, 'shop'>): RecentOperationKind {
  return shop ? 'shop-payment' : 'line-loan'
}

/**
 * Finds loans of the revolving credit line that were requested on other devices. Source: PAY-20, QRP-07,
 * REV-10.
 */
@injectable()
export class CreditLineLoansOnOtherDevices {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Asks the lender for loans of the revolving credit line with the given amount and recipient that were
   * requested on other devices. Called before the loan is offered to the customer.
   */
  async fetchLoansOnOtherDevices(
    use: IntendedCreditLineLoan,
    line: Pick<CreditLine, 'movements'>,
  ): Promise<readonly OperationFromOtherDevice[]> {
    const { taxId } = use.customer
    const recent = await this.exactlyOnce.operationsOnOtherDevices(recentOperationKindOfLoan(use), {
      identifiedBy: 'session',
      taxId,
    })
    return this.findLoansOnOtherDevices(use, { ...line, recent })
  }

  /**
   * Returns the loans of the revolving credit line with the given amount and recipient that were requested
   * on other devices. They are found in the list of recent operations and in the movements of the credit
   * line.
   */
  findLoansOnOtherDevices(
    { customer, amount, shop }: IntendedCreditLineLoan,
    { movements, recent }: Pick<CreditLine, 'movements'> & { readonly recent: readonly RecentOperation[] },
  ): readonly OperationFromOtherDevice[] {
    const now = this.clock.now()
    const byKey = recent.filter(
      (each) => each.amount === amount && each.target === shop?.text && isRecentOperation(each, now),
    )
    const target = shop ? shopCreditLineLoanTarget(shop.text) : creditLineLoanToAccountTarget
    const byMovement = creditLineMovementsOnOtherDevices(
      shop ? { amount, shopName: shop.name } : { amount },
      {
        movements,
        loanOperationsOfThisDevice: this.log.operationsOnTarget({ customerTaxId: customer.taxId, target }),
        isLoanOfThisDevice: (loanId) => this.log.hasOperationWithLenderNumber(loanId),
        now,
        isTimeVerified: this.clock.isTimeVerified(),
      },
    )
    return [...byKey.map(toOperationFromOtherDevice), ...unmatchedListedOperations(byMovement, byKey)]
  }
}

function toOperationFromOtherDevice(operation: RecentOperation): OperationFromOtherDevice {
  const { amount, at, status } = operation
  return { id: recentOperationId(operation), amount, at, isCertainlyDone: status === 'approved' }
}
