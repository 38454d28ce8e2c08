import type { InferOutput } from 'valibot'
import type { loanRequestSchema } from '@/adapters/contract/offer.schema'
import type { offersContract } from '@/adapters/contract/offers.contract'
import { loanSubproductNumbers, loanProductNumber } from '@/adapters/fake/loans/product-numbers'
import { centsToPesos, type Cents } from '@/domain/shared/money'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { Lender } from '@/adapters/fake/lender'
import type { PersonaUnfinishedLoanApplication } from '@/adapters/fake/personas/persona'
import type { CustomerRecord, LoanOfferRecord } from '@/adapters/fake/shared/records'
import { createRefusal, loanRequestNotFoundRefusal } from '@/adapters/fake/shared/refusal'

type LoanRequestAnswer = InferOutput<typeof loanRequestSchema>

const offerInProgressRefusal = createRefusal(
  409,
  'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS',
  'Ya hay otra oferta tuya en curso.',
)
const maintenanceRefusal = createRefusal(
  503,
  'SERVICE_UNAVAILABLE_FOR_MAINTENANCE',
  'Los préstamos nuevos están en mantenimiento.',
)

/** Age of an unfinished application, in milliseconds: it was begun the day before. */
const applicationAgeMilliseconds = 26 * 3_600_000

export const offersHandlers: ContractHandlers<typeof offersContract> = {
  findLastRequest({ query, customer, lender }) {
    if (lender.overrides.maintenance) return maintenanceRefusal
    const isPersonalLoan =
      query.product === `${loanProductNumber}` && query.subProduct === `${loanSubproductNumbers.personal}`
    return isPersonalLoan ? unfinishedApplicationAnswer(customer, lender.clock) : undefined
  },

  startOffer({ query, customer, lender }) {
    if (lender.overrides.maintenance) return maintenanceRefusal
    const requestedProduct = { productId: Number(query.product), subproductId: Number(query.subproduct) }
    const offer = lender.offers.startPreparingOffer(customer, requestedProduct)
    if (offer === 'busy') return offerInProgressRefusal
    return offer && { hashKey: offer.id }
  },

  findOffer({ path, customer, lender }) {
    if (lender.overrides.maintenance) return maintenanceRefusal
    if (lender.overrides.anotherOffer) return offerInProgressRefusal
    const offer = lender.offers.finishPreparingOffer(customer, path.hashKey)
    if (!offer) return loanRequestNotFoundRefusal
    const { max, ...request } = offerAnswer(offer)
    return { ...request, maxAmount: max && centsToPesos(max) }
  },

  findRequest({ path, customer, lender }) {
    return findCustomerLoanRequest(path.id, customer, lender) ?? loanRequestNotFoundRefusal
  },

  findRequestSummary({ path, customer, lender }) {
    return findCustomerLoanRequest(path.id, customer, lender) ?? loanRequestNotFoundRefusal
  },
}

function findCustomerLoanRequest(
  id: string,
  customer: CustomerRecord,
  lender: Lender,
): LoanRequestAnswer | undefined {
  if (customer.unfinishedLoanApplication?.applicationId === id)
    return unfinishedApplicationAnswer(customer, lender.clock)
  const offer = lender.store.loanOffers.find(id)
  if (offer?.taxId !== customer.id) return undefined
  const { max: _, ...request } = offerAnswer(offer)
  return { ...emptyTermFields, ...request }
}

function unfinishedApplicationAnswer(
  { unfinishedLoanApplication }: CustomerRecord,
  clock: LenderClock,
): LoanRequestAnswer | undefined {
  return (
    unfinishedLoanApplication && {
      hashKey: unfinishedLoanApplication.applicationId,
      date: formatUtcInstant(clock.now() - applicationAgeMilliseconds),
      ...chosenTermFields(unfinishedLoanApplication),
      response: { rejected: false },
      code: undefined,
    }
  )
}

const emptyTermFields = {
  requestedAmount: undefined,
  installmentAmountSelected: undefined,
  installmentsNumberSelected: undefined,
}

function chosenTermFields({
  requestedAmount,
  installmentAmount,
  installmentCount,
}: PersonaUnfinishedLoanApplication) {
  return {
    requestedAmount: centsToPesos(requestedAmount),
    installmentAmountSelected: centsToPesos(installmentAmount),
    installmentsNumberSelected: installmentCount,
  }
}

function offerAnswer({ id, startedAt, maxAmount, rejectedReason }: LoanOfferRecord): {
  readonly hashKey: string
  readonly date: string
  readonly response: { readonly rejected: boolean }
  readonly code: string | undefined
  readonly max: Cents | undefined
} {
  const isRejected = rejectedReason !== undefined
  return {
    hashKey: id,
    date: formatUtcInstant(startedAt),
    response: { rejected: isRejected },
    code: rejectedReason,
    max: maxAmount,
  }
}

function formatUtcInstant(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString()
}
