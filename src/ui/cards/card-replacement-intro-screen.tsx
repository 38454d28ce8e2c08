import { observer } from 'mobx-react-lite'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { Cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardRow } from './card-row'
import {
  LoansPaidByCardList,
  LoansPaidByCardSection,
  TotalChargedToCard,
  LoansPaidByCardAsyncBoundary,
} from './loans-paid-by-card-list'
import { savedCardLabels } from './card-labels'
import {
  CardReplacementIntroViewModel,
  type CardReplacementIntroState,
} from './card-replacement-intro-view-model'

const texts = myCardsTexts.replacement
const screenProps = {
  title: texts.title,
  lead: texts.lead,
  back: { to: addresses.cardDetail.createPath(), label: myCardsTexts.detail.title },
}

export const CardReplacementIntroScreen = observer(function CardReplacementIntroScreen() {
  const model = useViewModel(CardReplacementIntroViewModel)
  const { card, asyncState } = model
  if (!card) return <Screen {...screenProps} />
  return (
    <Screen {...screenProps} width="two-columns">
      <AccountChangeBlockedNotice change="card" />
      <TwoColumns summary={<CardRow face={savedCardLabels(card)} status={card.status} />}>
        <LoansPaidByCardSection title={texts.loans}>
          <LoansPaidByCardAsyncBoundary asyncState={asyncState}>
            {(plan) => <CardReplacementDetails model={model} state={plan} />}
          </LoansPaidByCardAsyncBoundary>
        </LoansPaidByCardSection>
        <Stack gap="small">
          {asyncState.state.phase === 'ready' && (
            <Button wide onPress={model.continueToReplacementCard}>
              {myCardsTexts.goOn}
            </Button>
          )}
          <Button wide variant="secondary" onPress={model.returnToCards}>
            {myCardsTexts.cancel}
          </Button>
        </Stack>
      </TwoColumns>
    </Screen>
  )
})

interface CardReplacementDetailsProps {
  readonly model: CardReplacementIntroViewModel
  readonly state: CardReplacementIntroState
}

function CardReplacementDetails({ model, state }: CardReplacementDetailsProps) {
  return (
    <>
      <LoansPaidByOldCard loans={state.loans} total={state.total} />
      {state.phase === 'cards-missing' && (
        <NotLoadedNotice
          tone="bad"
          message={texts.cardsMissing}
          onRetry={() => void model.asyncState.retry()}
          announcedIn="toast"
        />
      )}
    </>
  )
}

function LoansPaidByOldCard({
  loans,
  total,
}: {
  readonly loans: readonly CardPayableLoan[]
  readonly total: Cents
}) {
  if (loans.length === 0) return <p>{myCardsTexts.detail.none}</p>
  return (
    <Card>
      <LoansPaidByCardList loans={loans} label={texts.loans} />
      <TotalChargedToCard total={total} label={texts.total} hint={texts.totalHint} />
    </Card>
  )
}
