import { dniProblem, type DniProblem } from '@/domain/access/dni'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cardExpiryProblem, type CardExpiryProblem } from './card-expiry'
import { cardHolderProblem, holderName, type CardHolderProblem } from './card-holder'
import { cardDigits, cardNumberProblem, type CardNumberProblem } from './card-number'
import { securityCodeProblem, type SecurityCodeProblem } from './security-code'

/** The fields of a card as a customer types them. Source: PAY-14. */
export interface TypedCard {
  readonly number: string
  readonly holder: string
  /** `MM/YY` */
  readonly expiry: string
  readonly securityCode: string
  readonly dni: string
}

/** A form where nothing is typed yet. */
export const untypedCard: TypedCard = { number: '', holder: '', expiry: '', securityCode: '', dni: '' }

/** What may be kept of a card that was sent or put aside. Source: PAY-19. */
export function withoutSecrets(card: TypedCard): TypedCard {
  return { ...card, number: '', securityCode: '' }
}

/** A card to hand to the lender: never kept, never logged. Source: PAY-19. */
export interface NewCard {
  /** Digits without spaces. */
  readonly number: string
  readonly holder: string
  /** `MM` */
  readonly expiryMonth: string
  /** `YY` */
  readonly expiryYear: string
  readonly securityCode: string
  readonly dni: string
}

export type CardProblem =
  | { readonly field: 'number'; readonly problem: CardNumberProblem }
  | { readonly field: 'holder'; readonly problem: CardHolderProblem }
  | { readonly field: 'expiry'; readonly problem: CardExpiryProblem }
  | { readonly field: 'securityCode'; readonly problem: SecurityCodeProblem }
  | { readonly field: 'dni'; readonly problem: DniProblem }

/** Everything that is wrong with a card at once, in the order of its fields. Source: PAY-14. */
export function cardProblems(card: TypedCard, today: CalendarDate): readonly CardProblem[] {
  const number = cardNumberProblem(card.number)
  const holder = cardHolderProblem(card.holder)
  const expiry = cardExpiryProblem(card.expiry, today)
  const securityCode = securityCodeProblem(card.securityCode, card.number)
  const dni = dniProblem(card.dni)
  return [
    ...(number ? [{ field: 'number' as const, problem: number }] : []),
    ...(holder ? [{ field: 'holder' as const, problem: holder }] : []),
    ...(expiry ? [{ field: 'expiry' as const, problem: expiry }] : []),
    ...(securityCode ? [{ field: 'securityCode' as const, problem: securityCode }] : []),
    ...(dni ? [{ field: 'dni' as const, problem: dni }] : []),
  ]
}

/** The card as it is sent; it has no problems any more. Source: PAY-19. */
export function newCard(card: TypedCard): NewCard {
  return {
    number: cardDigits(card.number),
    holder: holderName(card.holder),
    expiryMonth: card.expiry.slice(0, 2),
    expiryYear: card.expiry.slice(3, 5),
    securityCode: card.securityCode,
    dni: card.dni,
  }
}
