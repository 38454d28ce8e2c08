import { observer } from 'mobx-react-lite'
import type { CardLoan } from '@/domain/cards/card-loan'
import { Amount } from '@/ui/kit/amount'
import { Button } from '@/ui/kit/button'
import { Facts } from '@/ui/kit/facts'
import { CheckCards } from '@/ui/kit/check-cards'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { usePutAside } from '@/ui/kit/use-put-aside'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { cardLoanFacts, cardLoanTitle } from './card-words'
import { LoanChoiceViewModel } from './loan-choice-view-model'

const texts = myCardsTexts.loans

export const LoanChoiceScreen = observer(function LoanChoiceScreen() {
  const model = useViewModel(LoanChoiceViewModel)
  usePutAside(model.putAside)
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} lead={texts.lead}>
          <Skeleton shape="row" count={3} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'choosing':
      return (
        <Screen title={texts.title} lead={texts.lead}>
          <CheckCards
            legend={texts.legend}
            name="loan"
            options={state.loans.map(toCheck)}
            checked={model.chosen}
            onToggle={model.toggle}
          />
          <Stack gap="small">
            <Button wide onPress={model.goOn} disabledReason={model.isReady ? undefined : texts.required}>
              {myCardsTexts.goOn}
            </Button>
            <Button wide variant="secondary" onPress={model.cancel}>
              {myCardsTexts.cancel}
            </Button>
          </Stack>
        </Screen>
      )
  }
})

function toCheck(loan: CardLoan) {
  return {
    value: loan.externalId,
    title: cardLoanTitle(loan),
    detail: <Facts of={cardLoanFacts(loan)} />,
    aside: <Amount cents={loan.installment} />,
  }
}
