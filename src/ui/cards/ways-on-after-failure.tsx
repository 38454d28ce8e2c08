import { isUnsureWhetherDone } from '@/application/cards/unsure'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ButtonLink } from '@/ui/kit/button'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { cardPaths } from './card-paths'

export interface WaysOnAfterFailureProps {
  readonly failure: GatewayFailure
  readonly again: { readonly to: string; readonly label: string }
}

/** Trying again comes first, unless it may be done already: then she looks at her cards. Source: CAR-06, CAR-09. */
export function WaysOnAfterFailure({ failure, again }: WaysOnAfterFailureProps) {
  const toList = { to: cardPaths.list, label: myCardsTexts.toList }
  const [first, second] = isUnsureWhetherDone(failure) ? [toList, again] : [again, toList]
  return (
    <>
      <ButtonLink to={first.to} wide>
        {first.label}
      </ButtonLink>
      <ButtonLink to={second.to} variant="secondary" wide>
        {second.label}
      </ButtonLink>
    </>
  )
}
