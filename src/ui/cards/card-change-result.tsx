import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import type { ToldCardChange } from './card-change-told'

/** How a change of the cards ended; nothing until it is known. Source: CAR-06, CAR-09. */
export function CardChangeResult({ told }: { readonly told: ToldCardChange | undefined }) {
  if (!told) return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { tone, title, subtitle, message, first, second } = told
  return (
    <ResultScreen tone={tone} title={title} subtitle={subtitle} message={message}>
      <ButtonLink to={first.to} wide>
        {first.label}
      </ButtonLink>
      {second && (
        <ButtonLink to={second.to} variant="secondary" wide>
          {second.label}
        </ButtonLink>
      )}
    </ResultScreen>
  )
}
