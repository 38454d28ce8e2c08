import type { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { cents, centsToPesos, pesosToCents, sumCents, type Cents } from '@/domain/shared/money'
import { calculateNewLoanCost, type EqualInstallmentLoanCost } from '@/adapters/fake/loans/french-loan'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerCreditLine, CustomerCreditLineMovement } from './lines'
import { toRepaymentPlanAnswer } from '@/adapters/fake/shared/plan-option'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import {
  forbiddenRefusal,
  loanNotFoundRefusal,
  createRefusal,
  type Refusal,
  reusedIdempotencyKeyRefusal,
} from '@/adapters/fake/shared/refusal'

/** The numbers of installments from which a customer of the credit line can choose. */
const installmentCounts = [1, 3, 6, 9, 12]
/** Minimum amount of an installment, in cents. Plans with smaller installments are not offered. */
const minInstallmentAmount = cents(50_000)

const amountOverRemainingRefusal = createRefusal(
  409,
  'AMOUNT_OVER_REMAINING',
  'El importe es más que lo que te queda.',
)

const newLoanRefusalsByCode: Readonly<Record<string, Refusal>> = {
  CUSTOMER_NOT_UP_TO_DATE: createRefusal(409, 'CUSTOMER_NOT_UP_TO_DATE', 'Tenés cuotas vencidas.'),
  LINE_NOT_ENABLED: createRefusal(409, 'LINE_NOT_ENABLED', 'Tu línea no está habilitada.'),
  AMOUNT_OVER_REMAINING: amountOverRemainingRefusal,
  INVALID_INSTALLMENT_PLAN: createRefusal(409, 'INVALID_INSTALLMENT_PLAN', 'Ese plan ya no está disponible.'),
}

export const creditLineHandlers: ContractHandlers<typeof revolvingLineContract> = {
  findLine({ path, customer, lender }) {
    if (path.id !== customer.customerId) return forbiddenRefusal
    const line = lender.creditLines.findCustomerCreditLine(customer)
    const campaignOffer = lender.creditLines.findOfferedAmount(customer)
    return {
      ...(line ? creditLineAnswer(line) : noCreditLineAnswer),
      campaignOffer: campaignOffer && { maxAmountOffer: centsToPesos(campaignOffer) },
    }
  },

  nextExpiration({ customer, lender }) {
    const line = lender.creditLines.findCustomerCreditLine(customer)
    if (!line?.repaymentLoanBalance) return { externalId: undefined, rows: [] }
    return { externalId: line.repaymentLoanBalance.loan.externalId, rows: nextInstallmentRows(line) }
  },

  installmentPlan({ path, customer, lender }) {
    const amount = parsePathAmount(path.amount)
    const line = lender.creditLines.findCustomerCreditLine(customer)
    if (amount === undefined || !line) return []
    if (amount > line.remainingAmount) return amountOverRemainingRefusal
    return offeredPlans(amount, lender).map((cost) => toRepaymentPlanAnswer(cost, lender.overrides))
  },

  createLoan({ path, body, customer, idempotencyKey, lender }) {
    if (path.id !== customer.customerId) return forbiddenRefusal
    const requestText = JSON.stringify(body)
    const amount = pesosToCents(body.requestedAmount)
    const listedOperation = { kind: 'LINE_LOAN', target: body.disbursementMethod, amount } as const
    const order = lender.idempotentOperations.executeOnce(
      { idempotencyKey, taxId: customer.id, requestText, listedOperation },
      () => {
        const cost = findChosenPlan(body, lender)
        const errorCode = newLoanErrorCode(cost, customer, lender)
        if (!cost || errorCode !== undefined) return { errorCode }
        const { disbursementMethod } = body
        return {
          loanId: lender.newLoans.create({ taxId: customer.id, product: 'line', cost, disbursementMethod })
            .id,
        }
      },
    )
    if (order === 'reused-key') return reusedIdempotencyKeyRefusal
    if (order.loanId !== undefined) return { loanId: order.loanId }
    return newLoanRefusalsByCode[order.errorCode ?? ''] ?? reusedIdempotencyKeyRefusal
  },

  findActiveCard({ path, customer, lender }) {
    const loan = lender.newLoans.find(path.loanId) ?? lender.ledger.findBalanceByLoanId(path.loanId)?.loan
    if (loan?.taxId !== customer.id) return loanNotFoundRefusal
    if (lender.overrides.noSavedCards) return { debitCardNumber: undefined }
    const [card] = lender.store.savedCards.where({ taxId: customer.id }).filter((each) => !each.isReplaced)
    return { debitCardNumber: card?.maskedNumber }
  },
}

const noCreditLineAnswer = {
  externalId: undefined,
  maxAmount: undefined,
  remainingAmount: undefined,
  enabled: false,
  nextExpirationInfo: undefined,
  recharges: undefined,
  finishedList: undefined,
}

function creditLineAnswer(line: CustomerCreditLine) {
  const current = line.repaymentLoanBalance?.currentInstallment
  return {
    externalId: line.repaymentLoanBalance?.loan.externalId,
    maxAmount: centsToPesos(line.maxAmount),
    remainingAmount: centsToPesos(line.remainingAmount),
    enabled: line.enabled,
    nextExpirationInfo: current && {
      amount: centsToPesos(sumCents([current.owed, current.lateInterest])),
      vto: current.dueDate,
    },
    recharges: line.movements.filter((each) => !each.isPaidOff).map(movementAnswer),
    finishedList: line.movements.filter((each) => each.isPaidOff).map(movementAnswer),
  }
}

function movementAnswer(movement: CustomerCreditLineMovement) {
  return {
    disbursementMode: movement.mode,
    totalDisburse: centsToPesos(movement.total),
    commerceName: movement.commerceName,
    recipient: movement.recipient,
    createdDate: new Date(movement.at).toISOString(),
    installmentNumber: movement.installmentNumber,
    installments: movement.installmentCount,
    installmentAmount: centsToPesos(movement.installmentAmount),
    loanId: movement.loanId,
  }
}

/**
 * Returns the rows of the next installment of the credit line: one for each use of the line, or a single one
 * if a part of the installment has been paid.
 */
function nextInstallmentRows({ repaymentLoanBalance, movements }: CustomerCreditLine) {
  const current = repaymentLoanBalance?.currentInstallment
  if (!current) return []
  const { loan } = repaymentLoanBalance
  const billed = movements.filter((each) => !each.isPaidOff && !each.isFromDuringDemo)
  const whole = sumCents(billed.map(({ installmentAmount }) => installmentAmount))
  if (whole !== current.owed)
    return [
      {
        installment: current.number,
        installmentAmount: centsToPesos(current.owed),
        date: current.dueDate,
        disbursementAmount: centsToPesos(loan.terms.disbursedAmount),
        loanId: loan.terms.loanId,
      },
    ]
  return billed.map((each) => ({
    installment: each.installmentNumber,
    installmentAmount: centsToPesos(each.installmentAmount),
    date: current.dueDate,
    disbursementAmount: centsToPesos(each.total),
    loanId: each.loanId,
  }))
}

/** Parses an amount in pesos from a path, such as `50000.5`. */
function parsePathAmount(text: string): Cents | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? pesosToCents(Number(text)) : undefined
}

function offeredPlans(amount: Cents, lender: Lender): readonly EqualInstallmentLoanCost[] {
  return installmentCounts
    .map((count) => calculateNewLoanCost(amount, count, lender.clock.today()))
    .filter(({ installment }) => installment >= minInstallmentAmount)
}

/** Returns the offered repayment plan that the request names; undefined if no offered plan is the same. */
function findChosenPlan(
  body: {
    readonly requestedAmount: number
    readonly installments: number
    readonly installmentAmount: number
    readonly lineId: string
  },
  lender: Lender,
): EqualInstallmentLoanCost | undefined {
  const cost = offeredPlans(pesosToCents(body.requestedAmount), lender).find(
    ({ installmentCount }) => installmentCount === body.installments,
  )
  if (!cost) return undefined
  const { amount, lineId } = toRepaymentPlanAnswer(cost, lender.overrides)
  return amount === body.installmentAmount && lineId === body.lineId ? cost : undefined
}

function newLoanErrorCode(
  cost: EqualInstallmentLoanCost | undefined,
  customer: CustomerRecord,
  lender: Lender,
): string | undefined {
  const line = lender.creditLines.findCustomerCreditLine(customer)
  if (!line?.enabled) return 'LINE_NOT_ENABLED'
  if (!lender.creditLines.hasNoOverdueInstallments(customer)) return 'CUSTOMER_NOT_UP_TO_DATE'
  if (!cost) return 'INVALID_INSTALLMENT_PLAN'
  return cost.amount > line.remainingAmount ? 'AMOUNT_OVER_REMAINING' : undefined
}
