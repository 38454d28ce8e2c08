import type { CardNotChanged, CardChangeUnknown } from '@/application/cards/card-operations'
import { addresses } from '@/ui/addresses'
import type { Tone } from '@/ui/kit/tone'
import {
  cardChangeUnknownText,
  cardNotChangedText,
  myCardsTexts,
  type CardChangeTexts,
} from '@/ui/texts/my-cards.texts'

export interface WayOn {
  readonly to: string
  readonly label: string
}

/** The result of a change of cards: its texts and the links that follow. */
export interface CardChangeReport {
  readonly tone: Tone
  readonly title: string
  readonly subtitle?: string
  readonly message?: string
  readonly first: WayOn
  readonly second?: WayOn
  /** The lender is still asked about it. */
  readonly isFollowed?: true
}

const toList: WayOn = { to: addresses.cards.to(), label: myCardsTexts.toList }

/** Without digits it is not known which of two cards it was. Source: CAR-06, CAR-09. */
export function doneChange(texts: CardChangeTexts, lastDigits: string | undefined): CardChangeReport {
  const subtitle = lastDigits === undefined ? texts.ofWhichCard : texts.subtitle(lastDigits)
  return { tone: 'good', title: texts.title, subtitle, first: toList }
}

/** The lender says that it was not done, or nothing was sent: trying again comes first. Source: CAR-06, CAR-09. */
export function failedChange(texts: CardChangeTexts, reason: CardNotChanged, again: WayOn): CardChangeReport {
  const { failedTitle: title, failed: subtitle } = texts
  const message = cardNotChangedText(reason)
  return { tone: 'bad', title, subtitle, message, first: again, second: toList }
}

/** It may be done already: the cards come first, and the lender is asked. Source: CAR-06, CAR-09, PAY-16. */
export function unknownChange(
  texts: CardChangeTexts,
  unknown: Pick<CardChangeUnknown, 'cause'>,
  again: WayOn,
): CardChangeReport {
  const message = cardChangeUnknownText(unknown)
  return { tone: 'warn', title: texts.unsureTitle, message, first: toList, second: again, isFollowed: true }
}
