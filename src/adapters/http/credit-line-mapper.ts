import { lastCardDigits } from '@/domain/cards/card-number'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents, centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import {
  mergedCreditLineMovements,
  type CreditLineMovement,
  type CreditLineMovementKind,
} from '@/domain/revolving-line/credit-line-movement'
import type { CreditLineNextDueInstallments } from '@/domain/revolving-line/next-expiration'
import type { CreditLineLoan } from '@/application/revolving-line/credit-line.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { omitUndefined } from './without-undefined'

type CreditLineCalls = typeof revolvingLineContract
type CreditLineJson = CallAnswer<CreditLineCalls['findLine']>
type MovementJson = NonNullable<CreditLineJson['recharges']>[number]

/**
 * The kinds of credit line movement that the portal knows, by the lender's `mode`. A movement with any other
 * mode counts as a `load`. Source: REV-06.
 */
const movementKinds = new Map<string, CreditLineMovementKind>([
  ['PAYMENT_QR', 'qr-payment'],
  ['TRANSFER', 'transfer'],
])

export function toCreditLine(json: CreditLineJson): CreditLine {
  const { nextExpirationInfo: next, campaignOffer, recharges = [], finishedList = [] } = json
  return {
    ...(json.externalId ? { externalId: json.externalId } : {}),
    maxAmount: toCentsOrZero(json.maxAmount),
    remainingAmount: toCentsOrZero(json.remainingAmount),
    enabled: json.enabled ?? false,
    movements: mergedCreditLineMovements(recharges.map(toMovement), finishedList.map(toMovement)),
    ...omitUndefined({
      nextDue: next && { amount: pesosToCents(next.amount), date: calendarDate(next.vto) },
      campaignMaxAmount: campaignOffer && pesosToCents(campaignOffer.maxAmountOffer),
    }),
  }
}

export function toCreditLineNextDue(
  json: CallAnswer<CreditLineCalls['nextExpiration']>,
): CreditLineNextDueInstallments {
  return {
    ...(json.externalId ? { externalId: json.externalId } : {}),
    installments: json.rows.map((row) => ({
      number: row.installment,
      amount: pesosToCents(row.installmentAmount),
      date: calendarDate(row.date),
      disbursedAmount: pesosToCents(row.disbursementAmount),
      loanId: row.loanId,
    })),
  }
}

export function toCreditLineLoanBody({
  amount,
  plan,
  disbursementMethod,
}: CreditLineLoan): CallRequestBody<CreditLineCalls['createLoan']> {
  return {
    requestedAmount: centsToPesos(amount),
    installmentAmount: centsToPesos(plan.amount),
    installments: plan.count,
    lineId: plan.lineId,
    ...(disbursementMethod === undefined ? {} : { disbursementMethod: 'PAYMENT_QR' }),
  }
}

/**
 * Returns the last four digits of the card that pays the revolving credit line, in whatever way the lender
 * masks the other digits. Undefined if the lender gives no number that ends in four digits. Source: REV-04.
 */
export function toLastCardDigits({
  debitCardNumber,
}: CallAnswer<CreditLineCalls['findActiveCard']>): string | undefined {
  return debitCardNumber !== undefined && /\d{4}$/.test(debitCardNumber)
    ? lastCardDigits(debitCardNumber)
    : undefined
}

function toMovement(json: MovementJson): CreditLineMovement {
  const { installmentNumber, installments: of, installmentAmount } = json
  return {
    kind: movementKinds.get(json.disbursementMode ?? '') ?? 'load',
    amount: pesosToCents(json.totalDisburse),
    at: instant(Date.parse(json.createdDate)),
    ...omitUndefined({
      loanId: json.loanId,
      counterpartName: json.commerceName || json.recipient || undefined,
      installment:
        installmentNumber === undefined || of === undefined
          ? undefined
          : {
              number: installmentNumber,
              of,
              ...omitUndefined({
                amount: installmentAmount === undefined ? undefined : pesosToCents(installmentAmount),
              }),
            },
    }),
  }
}

function toCentsOrZero(pesos: number | undefined): Cents {
  return pesos === undefined ? cents(0) : pesosToCents(pesos)
}
