import { isUnsureWhetherDone } from '@/application/shared/unsure'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { cardChangeFailureText, myCardsTexts, type CardChangeTexts } from '@/ui/texts/my-cards.texts'

const toList = { to: addresses.cards.to(), label: myCardsTexts.toList }

export interface CardChangeDoneProps {
  readonly texts: CardChangeTexts
  readonly lastDigits: string
}

/** Source: CAR-06, CAR-09. */
export function CardChangeDone({ texts, lastDigits }: CardChangeDoneProps) {
  return (
    <ResultScreen tone="good" title={texts.title} subtitle={texts.subtitle(lastDigits)}>
      <ButtonLink to={toList.to} wide>
        {toList.label}
      </ButtonLink>
    </ResultScreen>
  )
}

export interface CardChangeFailedProps {
  readonly texts: CardChangeTexts
  readonly failure: GatewayFailure
  readonly again: { readonly to: string; readonly label: string }
}

/** Trying again comes first, unless it may be done already: then she looks at her cards. Source: CAR-06, CAR-09. */
export function CardChangeFailed({ texts, failure, again }: CardChangeFailedProps) {
  const isUnsure = isUnsureWhetherDone(failure)
  const [first, second] = isUnsure ? [toList, again] : [again, toList]
  return (
    <ResultScreen
      tone={isUnsure ? 'warn' : 'bad'}
      title={isUnsure ? texts.unsureTitle : texts.failedTitle}
      subtitle={isUnsure ? undefined : texts.failed}
      message={cardChangeFailureText(failure)}
    >
      <ButtonLink to={first.to} wide>
        {first.label}
      </ButtonLink>
      <ButtonLink to={second.to} variant="secondary" wide>
        {second.label}
      </ButtonLink>
    </ResultScreen>
  )
}
