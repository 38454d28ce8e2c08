import { inject, injectable } from 'inversify'
import type { Customer } from '@/domain/session/session'
import {
  unacknowledgedOtherDeviceOperation,
  type OperationFromOtherDevice,
} from '@/domain/shared/operation-from-other-device'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import {
  repaymentPlanTerms,
  type RepaymentPlanTerms,
  type OperationTermsOfKind,
} from '@/domain/shared/operation-terms'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type NotSentReason,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import type { PreconditionContext } from '@/application/shared/operation-definition'
import type { NewOperation } from '@/application/shared/operation-store.port'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { CreditLineGateway } from './credit-line.port'
import {
  CreditLineLoansOnOtherDevices,
  creditLineLoanToAccountTarget,
  shopCreditLineLoanTarget,
  recentOperationKindOfLoan,
  type ShopToPay,
} from './credit-line-loans-on-other-devices'

/** A loan of the revolving credit line that the customer confirms on a screen. */
export interface CreditLineLoanRequest extends AcknowledgedOperations {
  readonly customer: Pick<Customer, 'customerId' | 'taxId'>
  readonly amount: Cents
  readonly plan: RepaymentPlanTerms
  /** The amount left on the revolving credit line, as the screen showed it to the customer. */
  readonly seenRemainingAmount: Cents
  /**
   * The shop, if the loan pays a shop's QR code. Only one operation for each shop may have an unknown
   * outcome at a time. Source: QRP-07.
   */
  readonly shop?: ShopToPay
}

/**
 * Why a loan of the revolving credit line must not be requested, according to what the lender reports just
 * before.
 */
export type CreditLineLoanBlocker =
  /**
   * Reason: the amount left on the credit line is not the amount that the customer saw, for example because
   * another device or tab has used the credit line.
   */
  | { readonly kind: 'line-changed' }
  | { readonly kind: 'line-not-known'; readonly cause: GatewayFailure }
  /**
   * Reason: another device has requested a loan of the same amount for the same recipient, and the customer
   * has not acknowledged that request.
   */
  | { readonly kind: 'done-elsewhere'; readonly operation: OperationFromOtherDevice }

/**
 * Returns the terms of a request for a loan of the revolving credit line: the part of the repayment plan that
 * the portal stores. A retry must have the same terms.
 */
export function creditLineLoanTerms(plan: RepaymentPlanTerms): OperationTermsOfKind<'line-loan'> {
  return { kind: 'line-loan', plan: repaymentPlanTerms(plan) }
}

export function creditLineOperationOwner({ taxId }: Pick<Customer, 'taxId'>): OperationOwner {
  return { identifiedBy: 'session', taxId }
}

/**
 * Creates a loan of the revolving credit line exactly once. Before that, reads again the amount left on the
 * credit line. `reference` in the lender's answer is the loan's number. Source: REV-04, REV-10.
 */
@injectable()
export class RequestCreditLineLoan {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(CreditLineGateway) private readonly gateway: CreditLineGateway,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(CreditLineLoansOnOtherDevices)
    private readonly loansOnOtherDevices: CreditLineLoansOnOtherDevices,
  ) {}

  execute(
    request: CreditLineLoanRequest,
    callbacks: OperationCallbacks = {},
  ): Promise<Result<AttemptedOperation, NotSentReason<CreditLineLoanBlocker>>> {
    const { customer, amount, plan, acknowledgedKeys, operationToRetry, shop } = request
    const { customerId } = customer
    const operation = {
      owner: creditLineOperationOwner(customer),
      target: shop === undefined ? creditLineLoanToAccountTarget : shopCreditLineLoanTarget(shop.text),
      terms: creditLineLoanTerms(plan),
      amount,
      acknowledgedKeys,
      operationToRetry,
    }
    return this.exactlyOnce.execute<string, CreditLineLoanBlocker>(
      operation,
      {
        recentOperationKind: recentOperationKindOfLoan(request),
        precondition: (context) => this.precondition(request, context),
        send: (sent) => {
          const loan = { ...sent, customerId, amount, plan }
          return this.gateway.createLoan(
            shop === undefined ? loan : { ...loan, disbursementMethod: 'qr-payment' },
          )
        },
      },
      callbacks,
    )
  }

  /**
   * Checks a request for a loan of the revolving credit line before it is sent. A retry is sent only if the
   * amount left on the credit line has not changed since the last attempt; a change may mean that another
   * device has made the same request. After a change the customer sees the new amount, and the next retry
   * is compared with it.
   */
  private async precondition(
    request: CreditLineLoanRequest,
    { operationToRetry: retried, operationsOnOtherDevices }: PreconditionContext,
  ): Promise<Result<Pick<NewOperation, 'before' | 'pendingAcknowledgement'>, CreditLineLoanBlocker>> {
    const line = await this.gateway.creditLine(request.customer.customerId)
    if (!line.ok) return failure({ kind: 'line-not-known', cause: line.failure })
    const before = { due: line.value.remainingAmount, listed: 0 }
    if (before.due !== (retried?.before.due ?? request.seenRemainingAmount)) {
      if (retried) await this.log.updateDebtReportedByLender(retried, { before })
      return failure({ kind: 'line-changed' })
    }
    // The lender's list may already contain the operation that is retried. It is done only once for its key.
    if (retried) return success({ before })
    const { movements } = line.value
    const uses = this.loansOnOtherDevices.findLoansOnOtherDevices(request, {
      movements,
      recent: await operationsOnOtherDevices,
    })
    const unseen = unacknowledgedOtherDeviceOperation(uses, request.acknowledgedKeys)
    if (unseen) return failure({ kind: 'done-elsewhere', operation: unseen })
    // Whether the created loan still needs the customer's selfie and agreement.
    return success(request.shop ? { before } : { before, pendingAcknowledgement: true })
  }
}
