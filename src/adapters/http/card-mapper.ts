import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents } from '@/domain/shared/money'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { DebitCard, DebitCardStatus } from '@/domain/cards/debit-card'
import { readEffectiveBrand } from '@/domain/cards/effective-brand'
import type { AnswerOf } from '@/adapters/contract/call'
import type { cardsContract } from '@/adapters/contract/cards.contract'

type Rows = typeof cardsContract
type Each<List> = List extends readonly (infer Element)[] ? Element : never
type CardJson = Each<AnswerOf<Rows['listCards']>>

const statuses: Record<CardJson['status'], DebitCardStatus> = {
  ACTIVE: 'active',
  DUE_SOON: 'due-soon',
  OVERDUE: 'overdue',
  INCOLLECTIBLE: 'incollectible',
}

export function toDebitCard(json: CardJson): DebitCard {
  return {
    cardId: json.cardId,
    token: json.token,
    ...readEffectiveBrand(json.brand),
    lastDigits: json.number.replaceAll(/\D/g, '').slice(-4),
    status: statuses[json.status],
    expiry: calendarDate(json.expirationDate),
  }
}

export function toLinkedLoan(json: Each<AnswerOf<Rows['listLinkedLoans']>>): CardLoan {
  return { ...loanFacts(json), installment: pesosToCents(json.installmentAmount) }
}

export function toLinkableLoan(json: Each<AnswerOf<Rows['listLinkableLoans']>>): CardLoan {
  return { ...loanFacts(json), installment: pesosToCents(json.averageInstallmentAmount) }
}

function loanFacts(json: Each<AnswerOf<Rows['listLinkableLoans']>>): Omit<CardLoan, 'installment'> {
  return {
    externalId: json.externalId,
    subproductId: json.subproductId,
    installmentCount: json.installmentCount,
    ...(json.commerceName ? { commerceName: json.commerceName } : {}),
    ...(json.currentInstallment ? { currentInstallment: json.currentInstallment.number } : {}),
  }
}
