import type { CardBrandAndDigits } from '@/domain/cards/known-card'
import type { OperationRecord } from '@/domain/shared/operation'
import type { CardNotChangedFailure, CardChangeOutcomeUnknown } from '@/application/cards/card-operations'
import { addresses } from '@/ui/addresses'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import type { Tone } from '@/ui/kit/tone'
import {
  cardChangeOutcomeUnknownText,
  cardNotChangedText,
  myCardsTexts,
  type CardChangeResultTexts,
} from '@/ui/texts/my-cards.texts'
import { cardNameInSentence } from './card-name-in-sentence'

export interface LabelledLink {
  readonly to: string
  readonly label: string
}

/** The texts and links of the result screen for adding or replacing a card. */
export interface CardChangeResultContent {
  readonly tone: Tone
  readonly icon?: IconName
  readonly title: string
  readonly subtitle?: string
  readonly message?: string
  readonly firstLink: LabelledLink
  readonly secondLink?: LabelledLink
  /**
   * True if it is unknown whether the card was added or replaced, and the portal keeps asking the lender
   * about it; otherwise missing.
   */
  readonly isOutcomeUnknown?: true
}

const cardListLink: LabelledLink = { to: addresses.cards.createPath(), label: myCardsTexts.toList }

/**
 * Returns the texts about the result of a card change. If the outcome of an earlier attempt is unknown, the
 * texts do not say that the earlier attempt changed nothing. `acknowledgedKeys`: the idempotency keys of the
 * attempts with an unknown outcome. `own`: the attempt that the texts are about.
 */
export function cardChangeTextsAfterEarlierAttempts(
  texts: CardChangeResultTexts,
  acknowledgedKeys: readonly string[],
  own?: Pick<OperationRecord, 'idempotencyKey'>,
): CardChangeResultTexts {
  const isOnlyAttempt = acknowledgedKeys.every((key) => key === own?.idempotencyKey)
  return isOnlyAttempt ? texts : { ...texts, failed: texts.failedAgain }
}

/**
 * Returns what the result screen shows if a card was added or replaced. `card` is missing if the portal does
 * not know which of two cards was used. Source: CAR-06, CAR-09.
 */
export function cardChangeSuccessContent(
  texts: CardChangeResultTexts,
  card: CardBrandAndDigits | undefined,
): CardChangeResultContent {
  const subtitle = card ? texts.subtitle(cardNameInSentence(card)) : texts.ofWhichCard
  return { tone: 'good', title: texts.title, subtitle, firstLink: cardListLink }
}

/**
 * Returns what the result screen shows if a card was not added or replaced, because the lender rejected the
 * request or the request was not sent. The first link of the screen leads to another attempt. Source:
 * CAR-06, CAR-09.
 */
export function cardChangeFailureContent(
  texts: CardChangeResultTexts,
  reason: CardNotChangedFailure,
  retryLink: LabelledLink,
): CardChangeResultContent {
  const { failedTitle: title, failed: subtitle } = texts
  const message = cardNotChangedText(reason)
  return { tone: 'bad', title, subtitle, message, firstLink: retryLink, secondLink: cardListLink }
}

/**
 * Returns what the result screen shows if it is unknown whether a card was added or replaced. The first link
 * leads to the customer's cards. While the screen is shown, the portal keeps asking the lender. Source:
 * CAR-06, CAR-09, PAY-16.
 */
export function cardChangeOutcomeUnknownContent(
  texts: CardChangeResultTexts,
  unknown: Pick<CardChangeOutcomeUnknown, 'cause'>,
  retryLink: LabelledLink,
): CardChangeResultContent {
  const message = cardChangeOutcomeUnknownText(unknown)
  return {
    tone: 'warn',
    icon: 'clock',
    title: texts.unsureTitle,
    message,
    firstLink: cardListLink,
    secondLink: retryLink,
    isOutcomeUnknown: true,
  }
}
