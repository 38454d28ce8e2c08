import { cardBrandOfNumber } from '@/domain/cards/card-brand'
import { cardHolderToSend } from '@/domain/cards/card-holder'
import { cardNumberDigits, lastCardDigits } from '@/domain/cards/card-number'
import type { EnteredCard } from '@/domain/cards/new-card'
import { cardLabelsTexts as texts } from '@/ui/texts/card-labels.texts'
import { brandText, cardTypeText, type CardLabels } from './card-labels'

/** Returns the texts that describe a card which the customer typed. Source: CAR-01. */
export function enteredCardLabels(card: EnteredCard): CardLabels {
  const number = cardNumberDigits(card.number)
  const brandCode = cardBrandOfNumber(number)
  const lastDigits = lastCardDigits(number)
  return {
    brandCode,
    name: `${brandText(brandCode, '')} ${lastDigits}`,
    nameWithoutDigits: brandText(brandCode, ''),
    type: cardTypeText(brandCode, { brand: '' }),
    maskedLastDigits: texts.lastDigits(lastDigits),
    expiry: card.expiry,
    holder: cardHolderToSend(card.holder),
  }
}
