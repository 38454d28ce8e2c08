import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardsNotLoadedViewModel } from './cards-not-loaded-view-model'
import { NoCardsViewModel } from './no-cards-view-model'
import { NoLoansForNewCardViewModel } from './no-loans-for-new-card-view-model'
import { CardReplacementRefusedViewModel } from './card-replacement-refused-view-model'

/** The screen of 'My cards' for a customer without cards. Source: CAR-01. */
export const NoCardsScreen = observer(function NoCardsScreen() {
  const model = useViewModel(NoCardsViewModel)
  const { title, subtitle } = myCardsTexts.noCards
  const canAdd = model.addButtonVisibility === 'offered'
  return (
    <ResultScreen tone="info" icon="card" title={title} subtitle={subtitle}>
      {canAdd && (
        <ButtonLink to={addresses.cardLoans.createPath()} icon="plus" wide>
          {myCardsTexts.add}
        </ButtonLink>
      )}
      <ButtonLink to={addresses.home.createPath()} variant={canAdd ? 'quiet' : 'primary'} wide>
        {failureActionTexts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
})

/** Screen that says what could not be loaded in 'My cards'. Source: CAR-01, CAR-05. */
export const CardsNotLoadedScreen = observer(function CardsNotLoadedScreen() {
  const model = useViewModel(CardsNotLoadedViewModel)
  return (
    <ResultScreen tone="bad" title={model.title} message={model.message}>
      <ButtonLink to={model.retryPath} icon="retry" wide>
        {failureActionTexts.retry}
      </ButtonLink>
      <ButtonLink to={addresses.home.createPath()} variant="quiet" wide>
        {failureActionTexts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
})

/**
 * The screen for a customer who wants to add a card, but has no loan left that could be paid with the card.
 * Source: CAR-05.
 */
export const NoLoansForNewCardScreen = observer(function NoLoansForNewCardScreen() {
  const { screenPhase } = useViewModel(NoLoansForNewCardViewModel)
  if (screenPhase === 'opening') return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { title, subtitle } = myCardsTexts.noLoans
  return (
    <ResultScreen tone="info" icon="loans" title={title} subtitle={subtitle}>
      <ButtonLink to={addresses.cards.createPath()} wide>
        {myCardsTexts.toList}
      </ButtonLink>
      <ButtonLink to={addresses.home.createPath()} variant="quiet" wide>
        {failureActionTexts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
})

/**
 * The screen which says that the new card cannot take the place of the card that the customer wants to
 * replace. Source: CAR-09.
 */
export const CardReplacementRefusedScreen = observer(function CardReplacementRefusedScreen() {
  const { screenPhase, subtitle } = useViewModel(CardReplacementRefusedViewModel)
  if (screenPhase === 'opening') return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { title, again } = myCardsTexts.notReplaced
  return (
    <ResultScreen tone="bad" title={title} subtitle={subtitle}>
      <ButtonLink to={addresses.replacementCard.createPath()} wide>
        {again}
      </ButtonLink>
      <ButtonLink to={addresses.cards.createPath()} variant="quiet" wide>
        {myCardsTexts.toList}
      </ButtonLink>
    </ResultScreen>
  )
})
