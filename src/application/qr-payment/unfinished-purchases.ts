import { inject, injectable } from 'inversify'
import { unusedPurchaseLoans, type UnusedPurchaseLoan } from '@/domain/qr-payment/unused-purchase-loans'
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
interface PurchaseQrCode {
  readonly customer: Cuit
  /** Text of the shop's QR code. */
  readonly text: string
}

/**
 * Finds the purchases that this device started and did not finish: the outcome of a step is unknown, or the
 * loan was created and the shop is not paid. The loan of such a purchase is already subtracted from what is
 * left of the credit line, so that limit does not apply to finishing the purchase. Source: REV-10, QRP-07.
 */
@injectable()
export class UnfinishedPurchases {
  constructor(@inject(OperationLog) private readonly log: OperationLog) {}

  /** Returns whether the customer has an unfinished purchase, with the QR code of any shop. */
  hasAny(customerTaxId: Cuit): boolean {
    const target = { customerTaxId, target: creditLineLoanToAccountTarget }
    const operations = this.log.operationsOnOtherTargets(target).filter(isStepOfPurchase)
    return operations.some(hasUnknownOutcome) || unusedPurchaseLoans(operations).length > 0
  }

  /**
   * Returns the amount of the unfinished purchase with the given QR code; undefined if there is none.
   * `amount` is the amount to pay, if it is known: a loan that waits serves only its own amount. A step of
   * unknown outcome counts whatever its amount is, because nothing is paid before its outcome is known.
   */
  findAmount(code: PurchaseQrCode, amount?: Cents): Cents | undefined {
    const unknown = this.operationsOfQrCode(code).find(hasUnknownOutcome)
    return unknown?.amount ?? this.findUnusedLoan(code, amount)?.amount
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
