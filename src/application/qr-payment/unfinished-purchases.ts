import { inject, injectable } from 'inversify'
import {
  isPurchaseLoanWithoutNumber,
  unusedPurchaseLoans,
  type UnusedPurchaseLoan,
} from '@/domain/qr-payment/unused-purchase-loans'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import {
  creditLineLoanToAccountTarget,
  shopCreditLineLoanTarget,
} from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { OperationLog } from '@/application/shared/operation-log'
import { shopPaymentTarget } from './pay-shop'

/** The shop's QR code of a purchase, and the customer who makes the purchase. */
export interface PurchaseQrCode {
  readonly customer: Cuit
  /** Text of the shop's QR code. */
  readonly text: string
}

/**
 * Finds the purchases that this device started and did not finish: the outcome of a step is unknown, or the
 * loan was created, with or without a number from the lender, and the shop is not paid. The loan of such a
 * purchase is already subtracted from what is left of the credit line, so that limit does not apply to
 * finishing the purchase. Source: REV-10, QRP-07.
 */
@injectable()
export class UnfinishedPurchases {
  constructor(@inject(OperationLog) private readonly log: OperationLog) {}

  /** Returns whether the customer has an unfinished purchase, with the QR code of any shop. */
  hasAny(customerTaxId: Cuit): boolean {
    const target = { customerTaxId, target: creditLineLoanToAccountTarget }
    const operations = this.log.operationsOnOtherTargets(target).filter(isStepOfPurchase)
    return operations.some(isOpenStep) || unusedPurchaseLoans(operations).length > 0
  }

  /**
   * Returns the amount of the unfinished purchase with the given QR code; undefined if there is none.
   * `amount` is the amount to pay, if it is known: a loan that waits serves only its own amount. A step of
   * unknown outcome and a loan without a number count whatever their amount is, because nothing is paid before
   * the lender says more about them.
   */
  findAmount(code: PurchaseQrCode, amount?: Cents): Cents | undefined {
    const open = this.operationsOfQrCode(code).find(isOpenStep)
    return open?.amount ?? this.findUnusedLoan(code, amount)?.amount
  }

  /**
   * Returns the operation that created a loan for a purchase with the given QR code, if the lender has not said
   * the number of that loan; undefined if there is none.
   */
  findLoanWithoutNumber(code: PurchaseQrCode): OperationRecord | undefined {
    return this.operationsOfQrCode(code).find(isPurchaseLoanWithoutNumber)
  }

  /** Returns whether the lender rejected a step of a purchase with the given QR code, or it was not sent. */
  hasRejectedStep(code: PurchaseQrCode): boolean {
    return this.operationsOfQrCode(code).some(({ status }) => status === 'rejected')
  }

  /**
   * Returns the loan that was created for a purchase with the given QR code and has not paid the shop;
   * undefined if there is none. If `amount` is given, only a loan of that amount counts.
   */
  findUnusedLoan(code: PurchaseQrCode, amount?: Cents): UnusedPurchaseLoan | undefined {
    return unusedPurchaseLoans(this.operationsOfQrCode(code)).find(
      (loan) => amount === undefined || loan.amount === amount,
    )
  }

  private operationsOfQrCode({ customer: customerTaxId, text }: PurchaseQrCode): readonly OperationRecord[] {
    return [shopPaymentTarget(text), shopCreditLineLoanTarget(text)].flatMap((target) =>
      this.log.operationsOnTarget({ customerTaxId, target }),
    )
  }
}

function isStepOfPurchase({ terms }: OperationRecord): boolean {
  return terms.kind === 'shop-payment' || terms.kind === 'line-loan'
}

/** Returns whether the lender still has to say more about a step before the purchase can go on. */
function isOpenStep(step: OperationRecord): boolean {
  return hasUnknownOutcome(step) || isPurchaseLoanWithoutNumber(step)
}
