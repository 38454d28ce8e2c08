import { mayHaveBeenDone } from '@/application/shared/may-have-been-done'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import type { Tone } from '@/ui/kit/tone'
import { cardChangeFailureText, myCardsTexts, type CardChangeTexts } from '@/ui/texts/my-cards.texts'

export interface WayOn {
  readonly to: string
  readonly label: string
}

/** How a change of the cards ended, in words, and where she goes on. */
export interface ToldCardChange {
  readonly tone: Tone
  readonly title: string
  readonly subtitle?: string
  readonly message?: string
  readonly first: WayOn
  readonly second?: WayOn
}

const toList: WayOn = { to: addresses.cards.to(), label: myCardsTexts.toList }

/** Source: CAR-06, CAR-09. */
export function doneChange(texts: CardChangeTexts, lastDigits: string): ToldCardChange {
  return { tone: 'good', title: texts.title, subtitle: texts.subtitle(lastDigits), first: toList }
}

/** Trying again comes first, unless it may be done already: then she looks at her cards. Source: CAR-06, CAR-09. */
export function failedChange(texts: CardChangeTexts, failure: GatewayFailure, again: WayOn): ToldCardChange {
  const message = cardChangeFailureText(failure)
  if (mayHaveBeenDone(failure))
    return { tone: 'warn', title: texts.unsureTitle, message, first: toList, second: again }
  const { failedTitle: title, failed: subtitle } = texts
  return { tone: 'bad', title, subtitle, message, first: again, second: toList }
}
