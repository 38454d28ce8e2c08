import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { CreditLineStatus } from '@/domain/revolving-line/credit-line'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationFromOtherDevice } from '@/domain/shared/operation-from-other-device'
import type { CurrentCreditLine } from '@/application/revolving-line/credit-line-queries'

/**
 * A loan that the customer has already taken from the revolving credit line. It is shown before they
 * request another loan.
 */
export interface EarlierCreditLineLoan {
  readonly amount: Cents
  readonly day: CalendarDate
}

export type CreditLinePlanState =
  | { readonly phase: 'closed'; readonly status: Exclude<CreditLineStatus, 'open'> }
  | { readonly phase: 'no-plan' }
  | {
      readonly phase: 'choosing'
      readonly currentCreditLine: CurrentCreditLine
      readonly amount: Cents
      readonly options: readonly RepaymentPlan[]
      /**
       * Earlier loans from the revolving credit line, of the same amount as this one, that the customer
       * requested on other devices. Source: PAY-20, REV-10.
       */
      readonly otherDeviceLoans: readonly OperationFromOtherDevice[]
      readonly earlierUses: readonly EarlierCreditLineLoan[]
    }

export type ChoosingPlanState = Extract<CreditLinePlanState, { readonly phase: 'choosing' }>

/** The state of the customer's request for a loan from the revolving credit line. */
export type CreditLineLoanRequestState =
  | { readonly phase: 'none' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'outcome-unknown'; readonly operation: OperationRecord }
  | { readonly phase: 'refused'; readonly notDone: OperationNotDoneProof; readonly code: string | undefined }
