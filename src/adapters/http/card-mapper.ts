import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import { cardExpiryOfDate } from '@/domain/cards/card-expiry'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { lastCardDigits } from '@/domain/cards/card-number'
import type { DebitCard, DebitCardStatus } from '@/domain/cards/debit-card'
import { parseCardBrandText } from '@/domain/cards/card-brand-text'
import type { NewCard } from '@/domain/cards/new-card'
import type { CardToUpdate } from '@/application/cards/card-update.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { cardUpdateContract } from '@/adapters/contract/card-update.contract'
import type { cardsContract } from '@/adapters/contract/cards.contract'

type CardCalls = typeof cardsContract
type CardUpdateCalls = typeof cardUpdateContract
type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never
type CardJson = ElementOf<CallAnswer<CardCalls['listCards']>>

const cardStatuses: Record<CardJson['status'], DebitCardStatus> = {
  ACTIVE: 'active',
  DUE_SOON: 'due-soon',
  OVERDUE: 'overdue',
  INCOLLECTIBLE: 'incollectible',
}

export function toDebitCard(json: CardJson): DebitCard {
  return {
    cardId: json.cardId,
    replacementToken: json.token,
    ...parseCardBrandText(json.brand),
    lastDigits: lastCardDigits(json.number),
    status: cardStatuses[json.status],
    expiry: cardExpiryOfDate(calendarDate(json.expirationDate)),
  }
}

export function toLinkedLoan(json: ElementOf<CallAnswer<CardCalls['listLinkedLoans']>>): CardPayableLoan {
  return { ...commonLoanFields(json), installmentAmount: pesosToCents(json.installmentAmount) }
}

export function toLinkableLoan(json: ElementOf<CallAnswer<CardCalls['listLinkableLoans']>>): CardPayableLoan {
  return { ...commonLoanFields(json), installmentAmount: pesosToCents(json.averageInstallmentAmount) }
}

export function toCardToUpdate(json: CallAnswer<CardUpdateCalls['findCardToUpdate']>): CardToUpdate {
  const { names, lastName, debitCardNumber } = json
  return { holderName: `${names} ${lastName}`.trim(), lastDigits: lastCardDigits(debitCardNumber) }
}

/** Converts a card that the customer typed to the part of the request for adding a card. Source: CAR-06. */
export function toAddCardBody(card: NewCard): CallRequestBody<CardCalls['addCard']>['debitCardRequestDTO'] {
  return {
    customerName: card.holder,
    cardNumber: card.number,
    expirationMonth: card.expiryMonth,
    expirationYear: card.expiryYear,
    cvvCode: card.securityCode,
  }
}

/**
 * Converts a card that the customer typed to the card fields of a request, for example for a payment.
 * Requests for adding a card and for a down payment have card fields with other names.
 */
export function toEnteredCardFields(card: NewCard): CallRequestBody<CardUpdateCalls['updateCard']> {
  return {
    dni: card.dni,
    debitCardNumber: card.number,
    month: card.expiryMonth,
    year: card.expiryYear,
    ccv: card.securityCode,
  }
}

function commonLoanFields(
  json: ElementOf<CallAnswer<CardCalls['listLinkableLoans']>>,
): Omit<CardPayableLoan, 'installmentAmount'> {
  return {
    externalId: json.externalId,
    subproductId: json.subproductId,
    installmentCount: json.installmentCount,
    ...(json.commerceName ? { commerceName: json.commerceName } : {}),
    ...(json.currentInstallment ? { currentInstallmentNumber: json.currentInstallment.number } : {}),
  }
}
