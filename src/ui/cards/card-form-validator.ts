import { dniProblem } from '@/domain/access/dni'
import { expiryProblemForFutureCharges, type CardExpiryValidator } from '@/domain/cards/typed-card-expiry'
import { cardHolderProblem } from '@/domain/cards/card-holder'
import { cardNumberProblem } from '@/domain/cards/card-number'
import type { EnteredCard } from '@/domain/cards/new-card'
import { securityCodeProblem } from '@/domain/cards/security-code'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { ValidateField } from '@/ui/kit/validate-field'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'
import {
  cardExpiryProblemText,
  cardHolderProblemText,
  cardNumberProblemText,
  cardSecurityCodeProblemText,
} from '@/ui/texts/cards.texts'

/**
 * The data of a typed card, with the checks of each field. The expiry is checked against the given day. Each
 * property has the same name as the id of its field on the page. Source: PAY-14.
 */
export class CardFormValidator {
  @ValidateField(cardNumberProblem, cardNumberProblemText)
  cardNumber: string

  @ValidateField(
    (expiry, { expiryRule, today }: CardFormValidator) => expiryRule(expiry, today),
    cardExpiryProblemText,
  )
  cardExpiry: string

  @ValidateField(
    (code, { cardNumber }: CardFormValidator) => securityCodeProblem(code, cardNumber),
    cardSecurityCodeProblemText,
  )
  cardSecurityCode: string

  @ValidateField(cardHolderProblem, cardHolderProblemText)
  cardHolder: string

  @ValidateField(dniProblem, dniProblemText)
  cardDni: string

  constructor(
    card: EnteredCard,
    readonly today: CalendarDate,
    readonly expiryRule: CardExpiryValidator = expiryProblemForFutureCharges,
  ) {
    this.cardNumber = card.number
    this.cardHolder = card.holder
    this.cardExpiry = card.expiry
    this.cardSecurityCode = card.securityCode
    this.cardDni = card.dni
  }
}
