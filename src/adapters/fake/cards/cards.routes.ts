import { hasCreditLineProductId } from '@/adapters/fake/loans/product-numbers'
import { cents, centsToPesos } from '@/domain/shared/money'
import type { cardsContract } from '@/adapters/contract/cards.contract'
import {
  calculateCardExpiryDate,
  maskEnteredCard,
  cardStatus,
  toCardNumberForPortal,
} from './card-without-number'
import { createCardDirectDebitTermsPdf } from './card-terms-pdf'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findCardIssuerRefusalCode } from './issuer'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord, SavedCardRecord } from '@/adapters/fake/shared/records'
import {
  cardNotFoundRefusal,
  loanNotFoundRefusal,
  createRefusal,
  type Refusal,
  reusedIdempotencyKeyRefusal,
} from '@/adapters/fake/shared/refusal'

const noLoansToLinkRefusal = createRefusal(
  409,
  'NO_LOANS_TO_LINK',
  'No tenés préstamos para asociar a una tarjeta.',
)
const cardHolderMismatchRefusal = createRefusal(
  409,
  'CARD_HOLDER_MISMATCH',
  'La tarjeta está a nombre de otra persona.',
)
const cardNotReplacedRefusal = createRefusal(
  409,
  'CARD_REPLACEMENT_FAILED',
  'La tarjeta no se pudo reemplazar.',
)
const cardChangeRefusals = [
  cardHolderMismatchRefusal,
  cardNotReplacedRefusal,
  loanNotFoundRefusal,
  cardNotFoundRefusal,
]
const cardNotAcceptedMessage = 'El banco no aceptó la tarjeta.'

export const cardsHandlers: ContractHandlers<typeof cardsContract> = {
  listCards({ customer, lender }) {
    const today = lender.clock.today()
    return cardsOf(customer, lender).map((card) => ({
      cardId: card.id,
      token: cardTokenOf(card),
      brand: card.effectiveBrand,
      number: toCardNumberForPortal(card, lender.overrides),
      status: cardStatus(card, today),
      expirationDate: calculateCardExpiryDate(card, today),
    }))
  },

  listLinkedLoans({ path, customer, lender }) {
    const card = cardsOf(customer, lender).find(({ id }) => id === path.cardId)
    if (!card) return cardNotFoundRefusal
    return loansPaidBy(card, lender).map((balance) => ({
      ...linkableLoanAnswer(balance),
      installments: balance.loan.terms.installmentCount,
      installmentAmount: centsToPesos(balance.loan.terms.installment),
    }))
  },

  listLinkableLoans({ customer, lender }) {
    const loans = linkableLoans(customer, lender)
    return loans.length === 0 ? noLoansToLinkRefusal : loans.map(linkableLoanAnswer)
  },

  addCard({ body, customer, idempotencyKey, lender }) {
    return executeChangeOnce({ customer, idempotencyKey, lender }, { add: body.loanIDs }, () => {
      const {
        cardNumber,
        expirationMonth: month,
        expirationYear: year,
        customerName,
      } = body.debitCardRequestDTO
      const free = linkableLoans(customer, lender).map(({ loan }) => loan.externalId)
      if (!body.loanIDs.every((id) => free.includes(id))) return loanNotFoundRefusal
      if (!isInNameOfCustomer(customer, customerName)) return cardHolderMismatchRefusal
      const today = lender.clock.today()
      const code = findCardIssuerRefusalCode({ debitCardNumber: cardNumber, month, year }, today)
      if (code !== undefined) return createRefusal(409, code, cardNotAcceptedMessage)
      const face = maskEnteredCard({ number: cardNumber, month, year }, today)
      saveCard(lender, { ...face, taxId: customer.id, directDebitLoanIds: body.loanIDs })
      return undefined
    })
  },

  adherenceTerms({ body, customer, lender }) {
    const loans = lender.ledger
      .findCustomerBalances(customer.id)
      .filter(({ loan }) => body.loanIDs.includes(loan.externalId))
    if (loans.length < body.loanIDs.length) return loanNotFoundRefusal
    return { bytes: createCardDirectDebitTermsPdf(loans, customer), contentType: 'application/pdf' }
  },

  replaceByExisting({ path, customer, idempotencyKey, lender }) {
    return executeChangeOnce({ customer, idempotencyKey, lender }, path, () => {
      const cards = cardsOf(customer, lender)
      const before = cards.find(({ id }) => id === path.oldCardId)
      const after = cards.find(({ id }) => id === path.newDebitCardId)
      if (!before || !after) return cardNotFoundRefusal
      const directDebitLoanIds = [...(after.directDebitLoanIds ?? []), ...(before.directDebitLoanIds ?? [])]
      lender.store.savedCards.change(after.id, { directDebitLoanIds })
      markReplaced(lender, before)
      return undefined
    })
  },

  replaceByNew({ path, body, customer, idempotencyKey, lender }) {
    return executeChangeOnce({ customer, idempotencyKey, lender }, path, () => {
      const before = cardsOf(customer, lender).find((card) => cardTokenOf(card) === path.token)
      if (!before) return cardNotFoundRefusal
      if (body.dni !== customer.dni) return cardHolderMismatchRefusal
      const today = lender.clock.today()
      if (findCardIssuerRefusalCode(body, today) !== undefined) return cardNotReplacedRefusal
      const face = maskEnteredCard({ ...body, number: body.debitCardNumber }, today)
      saveCard(lender, { ...face, taxId: customer.id, directDebitLoanIds: before.directDebitLoanIds ?? [] })
      markReplaced(lender, before)
      return undefined
    })
  },
}

interface CardChangeParameters {
  readonly customer: CustomerRecord
  readonly idempotencyKey: string
  readonly lender: Lender
}

/**
 * Changes cards only once for each idempotency key. A repeated request gets the first answer, even if the
 * request has another card or the first answer was a refusal.
 */
function executeChangeOnce(
  { customer, idempotencyKey, lender }: CardChangeParameters,
  request: object,
  work: () => Refusal | undefined,
): Refusal | undefined {
  const listedOperation = { kind: 'CARD_CHANGE', amount: cents(0) } as const
  const operation = {
    idempotencyKey,
    taxId: customer.id,
    requestText: JSON.stringify(request),
    listedOperation,
  }
  const change = lender.idempotentOperations.executeOnce(operation, () => ({ errorCode: work()?.code }))
  if (change === 'reused-key') return reusedIdempotencyKeyRefusal
  const { errorCode } = change
  if (errorCode === undefined) return undefined
  return (
    cardChangeRefusals.find(({ code }) => code === errorCode) ??
    createRefusal(409, errorCode, cardNotAcceptedMessage)
  )
}

function cardsOf(customer: CustomerRecord, lender: Lender): readonly SavedCardRecord[] {
  if (lender.overrides.noSavedCards) return []
  return lender.store.savedCards.where({ taxId: customer.id }).filter((card) => !card.isReplaced)
}

function cardTokenOf(card: SavedCardRecord): string {
  return `tk-${card.id}`
}

function loansPaidBy(card: SavedCardRecord, lender: Lender): readonly LoanBalance[] {
  const ids = card.directDebitLoanIds ?? []
  return lender.ledger.findCustomerBalances(card.taxId).filter(({ loan }) => ids.includes(loan.externalId))
}

/** Returns the customer's active loans that no card pays yet, without the loan of the credit line. */
function linkableLoans(customer: CustomerRecord, lender: Lender): readonly LoanBalance[] {
  if (lender.overrides.noLoans) return []
  const paid = cardsOf(customer, lender).flatMap(({ directDebitLoanIds }) => directDebitLoanIds ?? [])
  return lender.ledger
    .findCustomerBalances(customer.id)
    .filter(({ loan: { terms } }) => terms.status === 'ACTIVE' && !hasCreditLineProductId(terms))
    .filter(({ loan }) => !paid.includes(loan.externalId))
}

function linkableLoanAnswer({ loan, currentInstallment }: LoanBalance) {
  const { terms } = loan
  return {
    loanId: terms.loanId,
    externalId: terms.externalId,
    productId: terms.productId,
    subproductId: terms.subproductId,
    commerceName: terms.commerceName,
    totalAmount: centsToPesos(terms.disbursedAmount),
    installmentCount: terms.installmentCount,
    averageInstallmentAmount: centsToPesos(terms.installment),
    currentInstallment: currentInstallment && { number: currentInstallment.number },
  }
}

/** Returns whether a card is in the customer's name: it contains their surname, ignoring case and accents. */
function isInNameOfCustomer(customer: CustomerRecord, holder: string): boolean {
  return normalizeName(holder)
    .split(/\s+/)
    .includes(normalizeName(customer.surname).split(/\s+/)[0] ?? '')
}

function normalizeName(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function saveCard(lender: Lender, card: Omit<SavedCardRecord, 'id' | 'debitCardId'>): void {
  const id = `td-new-${lender.store.savedCards.count() + 1}`
  lender.store.savedCards.insert({ ...card, id, debitCardId: id })
}

function markReplaced(lender: Lender, card: SavedCardRecord): void {
  lender.store.savedCards.change(card.id, { isReplaced: true, directDebitLoanIds: [] })
}
