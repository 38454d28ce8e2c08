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

/** The texts that describe a card, without its number. Source: CAR-01. */
export interface CardFace {
  readonly brand: CardBrand | undefined
  /** Brand and type, such as `Visa Débito`. */
  readonly title: string
  /** Such as `xxxx 3308`. */
  readonly digits: string
  /** Such as `12/28`. */
  readonly expiry: string
  /** Present only for a typed card. */
  readonly holder?: string
}

/** Returns the texts of a card that the lender knows. */
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

/** Returns the card in one text, such as `Visa Débito xxxx 3308`. */
export function cardName(card: KnownCard): string {
  return faceName(knownCardFace(card))
}

export function faceName({ title, digits }: CardFace): string {
  return `${title} ${digits}`
}

/** Returns the short name of a card for a button, such as `Visa 4821`. */
export function briefCardName({ brand: word, lastDigits }: Pick<KnownCard, 'brand' | 'lastDigits'>): string {
  const brand = namedCardBrand(word)
  return `${brand ? cardBrandText(brand) : texts.otherBrand} ${lastDigits}`
}

export function cardLoanTitle(loan: CardLoan): string {
  return loanGroupText(subproductGroup(loan.subproductId))
}

/** Returns the texts that distinguish one loan from another. Source: CAR-04, CAR-05. */
export function cardLoanFacts(loan: CardLoan): readonly string[] {
  const { currentInstallment: current, installmentCount: count } = loan
  const installments = current === undefined ? texts.installments(count) : texts.installment(current, count)
  return [loan.commerceName, texts.loan(loan.externalId), installments].filter((fact) => fact !== undefined)
}

/** Returns brand and type. An unknown brand keeps the lender's text; without any, it is 'Débito'. */
function titleOf(brand: CardBrand | undefined, card: Pick<KnownCard, 'brand' | 'type'>): string {
  const type = card.type ?? texts.debit
  if (brand) return namedCard(cardBrandText(brand), type)
  if (card.brand === '' || card.brand === texts.debit.toLowerCase()) return texts.otherBrand
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ${type}`
}

/**
 * Returns brand and type. If the type begins with the second word of the brand's name, it is not repeated:
 * `American Express`.
 */
function namedCard(brand: string, type: string): string {
  const second = brand.split(' ').slice(1).join(' ').toLowerCase()
  const ownType = type.toLowerCase().startsWith(second) ? type.slice(second.length).trim() : type
  return `${brand} ${ownType || texts.debit}`
}

/** What a card's status means for the customer, and what they can do. */
export interface CardAdvice {
  readonly tone: 'bad' | 'warn'
  readonly title: string
  readonly text: string
}

/** Returns the advice for a status; none for an active card. Source: CAR-02, CAR-04. */
export function cardAdvice(status: DebitCardStatus): CardAdvice | undefined {
  const text = cardStatusAdvice(status)
  if (text === undefined) return undefined
  return { tone: cardLook(status) === 'red' ? 'bad' : 'warn', title: cardBadgeText(status) ?? '', text }
}
