import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardLine } from './card-line'
import { CardLoans, CardTotal, MissingCardLoans } from './card-loans'
import { cardPaths } from './card-paths'
import { debitCardFace } from './card-words'
import { ReplacementViewModel, type PlanState } from './replacement-view-model'
import styles from './my-cards.module.css'

const texts = myCardsTexts.replacement
const back = { to: cardPaths.detail, label: myCardsTexts.detail.title }

export const ReplacementScreen = observer(function ReplacementScreen() {
  const model = useViewModel(ReplacementViewModel)
  const { state } = model
  if (state.phase === 'opening') return <Screen title={texts.title} lead={texts.lead} back={back} />
  return (
    <Screen title={texts.title} lead={texts.lead} back={back}>
      <CardLine face={debitCardFace(state.card)} status={state.card.status} />
      <h2 className={styles['heading']}>{texts.loans}</h2>
      <Plan model={model} plan={state.plan} />
      <Stack gap="small">
        {state.plan.phase === 'ready' && (
          <Button wide onPress={model.goOn}>
            {myCardsTexts.goOn}
          </Button>
        )}
        <Button wide variant="secondary" onPress={model.cancel}>
          {myCardsTexts.cancel}
        </Button>
      </Stack>
    </Screen>
  )
})

interface PlanProps {
  readonly model: ReplacementViewModel
  readonly plan: PlanState
}

const Plan = observer(function Plan({ model, plan }: PlanProps) {
  switch (plan.phase) {
    case 'loading':
    case 'failed':
      return <MissingCardLoans model={model} phase={plan.phase} />
    case 'ready':
      if (plan.plan.loans.length === 0) return <p>{myCardsTexts.detail.none}</p>
      return (
        <Card>
          <CardLoans loans={plan.plan.loans} label={texts.loans} />
          <CardTotal total={plan.total} label={texts.total} hint={texts.totalHint} />
        </Card>
      )
  }
})
