import { cardBrand, type CardBrand } from '@/domain/cards/card-brand'
import type { CardLoan } from '@/domain/cards/card-loan'
import { printedExpiry } from '@/domain/cards/card-expiry'
import { holderName } from '@/domain/cards/card-holder'
import { cardDigits, lastDigitsOf } from '@/domain/cards/card-number'
import type { KnownCard } from '@/domain/cards/known-card'
import { cardLook, type DebitCardStatus } from '@/domain/cards/debit-card'
import { namedCardBrand } from '@/domain/cards/named-card-brand'
import type { TypedCard } from '@/domain/cards/new-card'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { cardBrandText } from '@/ui/texts/cards.texts'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { cardBadgeText, cardStatusAdvice, myCardsTexts as texts } from '@/ui/texts/my-cards.texts'

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

/** A card that the lender knows. */
export function knownCardFace(card: KnownCard): CardFace {
  const brand = namedCardBrand(card.brand)
  return {
    brand,
    title: titleOf(brand, card),
    digits: texts.lastDigits(card.lastDigits),
    expiry: printedExpiry(card.expiry),
  }
}

export function typedCardFace(card: TypedCard): CardFace {
  const digits = cardDigits(card.number)
  const brand = cardBrand(digits)
  return {
    brand,
    title: titleOf(brand, { brand: '' }),
    digits: texts.lastDigits(lastDigitsOf(digits)),
    expiry: card.expiry,
    holder: holderName(card.holder),
  }
}

/** A card in one run of words: `Visa Débito xxxx 3308`. */
export function cardName(card: KnownCard): string {
  return faceName(knownCardFace(card))
}

export function faceName({ title, digits }: CardFace): string {
  return `${title} ${digits}`
}

/** A card as it is named in passing, on a button: `Visa 4821`, without its type. */
export function briefCardName({ brand: word, lastDigits }: Pick<KnownCard, 'brand' | 'lastDigits'>): string {
  const brand = namedCardBrand(word)
  return `${brand ? cardBrandText(brand) : texts.otherBrand} ${lastDigits}`
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
function titleOf(brand: CardBrand | undefined, card: Pick<KnownCard, 'brand' | 'type'>): string {
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

/** What a card's status means for the customer, and what to do. */
export interface CardAdvice {
  readonly tone: 'bad' | 'warn'
  readonly title: string
  readonly text: string
}

/** An active card needs none. Source: CAR-02, CAR-04. */
export function cardAdvice(status: DebitCardStatus): CardAdvice | undefined {
  const text = cardStatusAdvice(status)
  if (text === undefined) return undefined
  return { tone: cardLook(status) === 'red' ? 'bad' : 'warn', title: cardBadgeText(status) ?? '', text }
}
