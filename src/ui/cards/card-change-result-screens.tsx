import { observer } from 'mobx-react-lite'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { SecondaryActionLinks } from '@/ui/shared/secondary-action-links'
import { outcomeInquiryText, outcomeInquiryButtonTexts } from '@/ui/texts/operations.texts'
import { myCardsTexts, type CardChangeTexts } from '@/ui/texts/my-cards.texts'
import type { CardChangeResultContent } from './card-change-result-content'
import type { CardChangeFollower } from './card-change-follower'
import { CardAdditionResultViewModel } from './card-addition-result-view-model'
import { CardReplacementResultViewModel } from './card-replacement-result-view-model'

interface CardChangeResultProps {
  readonly report: CardChangeResultContent | undefined
  readonly followed: CardChangeFollower
  readonly texts: CardChangeTexts
}

/**
 * Shows the result of adding or replacing a card; shows nothing until the result is known. Source: CAR-06,
 * CAR-09.
 */
const CardChangeResult = observer(function CardChangeResult({
  report,
  followed,
  texts,
}: CardChangeResultProps) {
  if (!report) return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { tone, icon, title, subtitle, message, first, second, isFollowed } = report
  const { inquiryStage, askForOutcomeAgain } = followed.operation
  const asking = inquiryStage === 'not-received' ? texts.notReceived : outcomeInquiryText(inquiryStage)
  return (
    <ResultScreen
      tone={tone}
      icon={icon}
      title={title}
      subtitle={subtitle}
      message={message}
      detail={isFollowed && <p role="status">{asking}</p>}
    >
      <ButtonLink to={first.to} wide>
        {first.label}
      </ButtonLink>
      {second && !isFollowed && (
        <ButtonLink to={second.to} variant="quiet" wide>
          {second.label}
        </ButtonLink>
      )}
      {second && isFollowed && (
        <SecondaryActionLinks>
          <TextLink to={second.to}>{second.label}</TextLink>
          <ButtonStyledAsLink icon="retry" onPress={askForOutcomeAgain}>
            {outcomeInquiryButtonTexts.askLenderAgain}
          </ButtonStyledAsLink>
        </SecondaryActionLinks>
      )}
    </ResultScreen>
  )
})

export const CardAdditionResultScreen = observer(function CardAdditionResultScreen() {
  const { report, followed } = useViewModel(CardAdditionResultViewModel)
  return <CardChangeResult report={report} followed={followed} texts={myCardsTexts.added} />
})

export const CardReplacementResultScreen = observer(function CardReplacementResultScreen() {
  const { report, followed } = useViewModel(CardReplacementResultViewModel)
  return <CardChangeResult report={report} followed={followed} texts={myCardsTexts.replaced} />
})
