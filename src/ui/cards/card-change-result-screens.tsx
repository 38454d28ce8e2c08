import { observer } from 'mobx-react-lite'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { SecondaryActionLinks } from '@/ui/shared/secondary-action-links'
import { outcomeInquiryText, outcomeInquiryButtonTexts } from '@/ui/texts/outcome-inquiry.texts'
import { myCardsTexts, type CardChangeResultTexts } from '@/ui/texts/my-cards.texts'
import type { CardChangeResultContent } from './card-change-result-content'
import type { CardChangeFollower } from './card-change-follower'
import { CardAdditionResultViewModel } from './card-addition-result-view-model'
import { CardReplacementResultViewModel } from './card-replacement-result-view-model'

interface CardChangeResultContentProps {
  readonly resultContent: CardChangeResultContent | undefined
  readonly changeFollower: CardChangeFollower
  readonly texts: CardChangeResultTexts
}

/**
 * Shows the result of adding or replacing a card; shows nothing until the result is known. Source: CAR-06,
 * CAR-09.
 */
const CardChangeResultContent = observer(function CardChangeResultContent({
  resultContent,
  changeFollower,
  texts,
}: CardChangeResultContentProps) {
  if (!resultContent) return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { tone, icon, title, subtitle, message, firstLink, secondLink, isOutcomeUnknown } = resultContent
  const { inquiryStage, askForOutcomeAgain } = changeFollower.outcomeFollower
  const asking = inquiryStage === 'not-received' ? texts.notReceived : outcomeInquiryText(inquiryStage)
  return (
    <ResultScreen
      tone={tone}
      icon={icon}
      title={title}
      subtitle={subtitle}
      message={message}
      detail={isOutcomeUnknown && <p role="status">{asking}</p>}
    >
      <ButtonLink to={firstLink.to} wide>
        {firstLink.label}
      </ButtonLink>
      {secondLink && !isOutcomeUnknown && (
        <ButtonLink to={secondLink.to} variant="quiet" wide>
          {secondLink.label}
        </ButtonLink>
      )}
      {secondLink && isOutcomeUnknown && (
        <SecondaryActionLinks>
          <TextLink to={secondLink.to}>{secondLink.label}</TextLink>
          <ButtonStyledAsLink icon="retry" onPress={askForOutcomeAgain}>
            {outcomeInquiryButtonTexts.askLenderAgain}
          </ButtonStyledAsLink>
        </SecondaryActionLinks>
      )}
    </ResultScreen>
  )
})

export const CardAdditionResultScreen = observer(function CardAdditionResultScreen() {
  const { resultContent, changeFollower } = useViewModel(CardAdditionResultViewModel)
  return (
    <CardChangeResultContent
      resultContent={resultContent}
      changeFollower={changeFollower}
      texts={myCardsTexts.added}
    />
  )
})

export const CardReplacementResultScreen = observer(function CardReplacementResultScreen() {
  const { resultContent, changeFollower } = useViewModel(CardReplacementResultViewModel)
  return (
    <CardChangeResultContent
      resultContent={resultContent}
      changeFollower={changeFollower}
      texts={myCardsTexts.replaced}
    />
  )
})
