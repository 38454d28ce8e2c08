import type { refinancingContract } from '@/adapters/contract/refinancing.contract'
import { centsToPesos, pesosToCents } from '@/domain/shared/money'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findIdentityCheckRefusal, toIdentityCheckIds } from '@/adapters/fake/access/identity-check-refusal'
import { findCardIssuerRefusalCode } from '@/adapters/fake/cards/issuer'
import type { Lender } from '@/adapters/fake/lender'
import { toRepaymentPlanAnswer } from '@/adapters/fake/shared/plan-option'
import type { LenderOperationRecord } from '@/adapters/fake/shared/records'
import {
  loanNotFoundRefusal,
  refinancingNotAvailableRefusal,
  createRefusal,
  type Refusal,
} from '@/adapters/fake/shared/refusal'

const reusedIdempotencyKeyRefusal = createRefusal(
  409,
  'IDEMPOTENCY_KEY_REUSED',
  'Esa clave ya se usó para otra cosa.',
)

/**
 * Handlers of the API calls for refinancing. Calls that read do not change anything. For each idempotency
 * key, a loan is created only once and a card is charged only once. Source: REF-11.
 */
export const refinancingHandlers: ContractHandlers<typeof refinancingContract> = {
  /**
   * Returns the refinancing that the lender proposes. For a person without an offer the answer is empty and
   * does not contain their name. Source: SES-22.
   */
  findProposal({ path, lender }) {
    const customer = lender.store.customers.find(path.customerTaxId)
    const terms = lender.refinancings.findOffer(path.customerTaxId)
    return {
      refinancingAmount: terms && centsToPesos(terms.newLoanAmount),
      debtAmount: terms && centsToPesos(terms.downPayment),
      customerFullName: terms && customer && `${customer.firstName} ${customer.surname}`,
      gender: terms && customer?.gender,
    }
  },

  installmentPlan({ path, body, lender }) {
    const terms = lender.refinancings.findOffer(path.customerTaxId)
    if (!terms || pesosToCents(body.requestedAmount) !== terms.newLoanAmount)
      return refinancingNotAvailableRefusal
    const most = pesosToCents(body.maxInstallmentAmount)
    // The link may limit the plans further, but never extends what is offered.
    return lender.refinancings
      .createRepaymentPlans(terms, lender.clock.today())
      .filter(
        ({ installmentCount, installment }) =>
          installmentCount <= body.maxInstallments && installment <= most,
      )
      .map((plan) => toRepaymentPlanAnswer(plan, lender.overrides))
  },

  createLoan({ path, body, idempotencyKey, lender }) {
    const { customerTaxId } = path
    const requestText = JSON.stringify(body)
    const listedOperation = { kind: 'REFINANCING', amount: pesosToCents(body.requestedAmount) } as const
    const made = lender.idempotentOperations.executeOnce(
      { idempotencyKey, taxId: customerTaxId, requestText, listedOperation },
      () => {
        const terms = lender.refinancings.findOffer(customerTaxId)
        if (!terms) return { errorCode: 'REFINANCING_NOT_AVAILABLE' }
        const cost = lender.refinancings
          .createRepaymentPlans(terms, lender.clock.today())
          .find((plan) => isSamePlan(toRepaymentPlanAnswer(plan, lender.overrides), body))
        if (!cost) return { errorCode: 'INVALID_INSTALLMENT_PLAN' }
        return { loanId: lender.newLoans.create({ taxId: customerTaxId, product: 'refinancing', cost }).id }
      },
    )
    if (made === 'reused-key') return reusedIdempotencyKeyRefusal
    return toOperationRefusal(made) ?? { loanId: made.loanId ?? '' }
  },

  payDownPayment({ path, body, idempotencyKey, lender }) {
    const { customerTaxId } = path
    const loan = lender.newLoans.find(body.externalLoanId)
    if (loan?.taxId !== customerTaxId || loan.product !== 'refinancing') return loanNotFoundRefusal
    const requestText = `${loan.id} ${body.amount}`
    const amount = pesosToCents(body.amount)
    const listedOperation = { kind: 'DOWN_PAYMENT', target: loan.id, amount } as const
    const paid = lender.idempotentOperations.executeOnce(
      { idempotencyKey, taxId: customerTaxId, requestText, listedOperation },
      () => {
        if (lender.refinancings.findLoanAwaitingDownPayment(customerTaxId)?.id !== loan.id)
          return { errorCode: 'REFINANCING_NOT_AVAILABLE' }
        const check = toIdentityCheckIds(body)
        const unproven = findIdentityCheckRefusal(
          check,
          { taxId: customerTaxId, purpose: 'REFINANCING' },
          lender,
        )
        if (unproven) return { errorCode: unproven.code }
        const charge = chargeDownPayment(lender, customerTaxId, { ...body, idempotencyKey })
        if (charge.errorCode !== undefined) return charge
        lender.identityChecks.markUsed(check)
        lender.refinancings.activateLoan(loan)
        return charge
      },
    )
    return paid === 'reused-key' ? reusedIdempotencyKeyRefusal : toOperationRefusal(paid)
  },
}

interface EnteredDownPayment {
  readonly idempotencyKey: string
  readonly amount: number
  readonly cardNumber: string
  readonly cardExpirationMonth: string
  readonly cardExpirationYear: string
}

/** Charges the down payment of a refinancing to a card. A request with any other amount is refused. */
function chargeDownPayment(
  lender: Lender,
  taxId: string,
  payment: EnteredDownPayment,
): Pick<LenderOperationRecord, 'transactionId' | 'errorCode'> {
  const terms = lender.refinancings.findOffer(taxId)
  const loanBalance = terms && lender.ledger.findBalanceByExternalId(terms.externalId)
  const amount = pesosToCents(payment.amount)
  if (!loanBalance || amount !== terms.downPayment) return { errorCode: 'INVALID_AMOUNT' }
  const card = {
    debitCardNumber: payment.cardNumber,
    month: payment.cardExpirationMonth,
    year: payment.cardExpirationYear,
  }
  const { idempotencyKey } = payment
  const charge = lender.charges.chargeOnce({
    idempotencyKey,
    loanBalance,
    amount,
    requestText: loanBalance.loan.externalId,
    refusalCode: findCardIssuerRefusalCode(card, lender.clock.today()),
  })
  if (charge === 'reused-key') return { errorCode: 'ERROR_PAYMENT' }
  return { transactionId: charge.transactionId, errorCode: charge.errorCode }
}

function isSamePlan(
  plan: { readonly installment: number; readonly amount: number; readonly lineId: string },
  body: { readonly installments: number; readonly installmentAmount: number; readonly lineId: string },
): boolean {
  return (
    plan.installment === body.installments &&
    plan.amount === body.installmentAmount &&
    plan.lineId === body.lineId
  )
}

function toOperationRefusal({ errorCode }: LenderOperationRecord): Refusal | undefined {
  if (errorCode === undefined) return undefined
  if (errorCode === 'REFINANCING_NOT_AVAILABLE') return refinancingNotAvailableRefusal
  return createRefusal(409, errorCode, 'El prestamista no lo aceptó.')
}
