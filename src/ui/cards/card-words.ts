import { monthOf, yearOf, type CalendarDate } from '@/domain/shared/calendar-date'
import { cardBrand, type CardBrand } from '@/domain/cards/card-brand'
import type { CardLoan } from '@/domain/cards/card-loan'
import { cardDigits } from '@/domain/cards/card-number'
import type { DebitCard } from '@/domain/cards/debit-card'
import { namedCardBrand } from '@/domain/cards/named-card-brand'
import type { TypedCard } from '@/domain/cards/new-card'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { cardBrandText } from '@/ui/texts/cards.texts'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'

/** What one reads of a card: never its number. Source: CAR-01. */
export interface CardFace {
  readonly brand: CardBrand | undefined
  /** Brand and type: `Visa Débito`. */
  readonly title: string
  /** `xxxx 3308` */
  readonly digits: string
  /** `12/28` */
  readonly expiry: string
  /** Only of a card that was typed. */
  readonly holder?: string
}

export function debitCardFace(card: DebitCard): CardFace {
  const brand = namedCardBrand(card.brand)
  return {
    brand,
    title: titleOf(brand, card),
    digits: texts.lastDigits(card.lastDigits),
    expiry: monthAndYear(card.expiry),
  }
}

export function typedCardFace(card: TypedCard): CardFace {
  const digits = cardDigits(card.number)
  const brand = cardBrand(digits)
  return {
    brand,
    title: titleOf(brand, { brand: '' }),
    digits: texts.lastDigits(digits.slice(-4)),
    expiry: card.expiry,
    holder: card.holder.trim().replaceAll(/ +/g, ' '),
  }
}

/** A card in one run of words: `Visa Débito xxxx 3308`. */
export function cardName(card: DebitCard): string {
  return faceName(debitCardFace(card))
}

export function faceName({ title, digits }: CardFace): string {
  return `${title} ${digits}`
}

export function cardLoanTitle(loan: CardLoan): string {
  return loanGroupText(subproductGroup(loan.subproductId))
}

/** What tells one loan from another. Source: CAR-04, CAR-05. */
export function cardLoanFacts(loan: CardLoan): readonly string[] {
  const { currentInstallment: current, installmentCount: count } = loan
  const installments = current === undefined ? texts.installments(count) : texts.installment(current, count)
  return [loan.commerceName, texts.loan(loan.externalId), installments].filter((fact) => fact !== undefined)
}

/** A brand that is not known keeps the lender's word; without one it is just a debit card. */
function titleOf(brand: CardBrand | undefined, card: Pick<DebitCard, 'brand' | 'type'>): string {
  const type = card.type ?? texts.debit
  if (brand) return namedCard(cardBrandText(brand), type)
  if (card.brand === '' || card.brand === texts.debit.toLowerCase()) return texts.otherBrand
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ${type}`
}

/** The second word of a brand comes at the head of its type, and is not said twice: `American Express`. */
function namedCard(brand: string, type: string): string {
  const second = brand.split(' ').slice(1).join(' ').toLowerCase()
  const ownType = type.toLowerCase().startsWith(second) ? type.slice(second.length).trim() : type
  return `${brand} ${ownType || texts.debit}`
}

function monthAndYear(date: CalendarDate): string {
  return `${String(monthOf(date)).padStart(2, '0')}/${String(yearOf(date) % 100).padStart(2, '0')}`
}
