import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { CheckboxGroup } from './checkbox-group'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { loanName } from '@/ui/loans/loan-name'
import { useOnPageHide } from '@/ui/kit/use-on-page-hide'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { loanIdentifyingTexts } from './loan-identifying-texts'
import { LoansForNewCardViewModel } from './loans-for-new-card-view-model'

const texts = myCardsTexts.loans

export function LoansForNewCardScreen() {
  const model = useViewModel(LoansForNewCardViewModel)
  useOnPageHide(model.forgetSecrets)
  const frame = { title: texts.title, lead: texts.lead, width: 'narrow' } as const
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={frame}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
    >
      {({ loans }) => (
        <Screen {...frame}>
          <CheckboxGroup
            legend={texts.legend}
            idPrefix="loan"
            options={loans.map(toCheckboxOption)}
            checkedValues={model.chosenExternalIds}
            onToggle={model.toggleLoan}
          />
          <Stack gap="small">
            <Button
              wide
              onPress={model.continueToCardOrSummary}
              disabledReason={model.hasChosenLoans ? undefined : texts.required}
            >
              {myCardsTexts.goOn}
            </Button>
            <Button wide variant="secondary" onPress={model.returnToCards}>
              {myCardsTexts.cancel}
            </Button>
          </Stack>
        </Screen>
      )}
    </AsyncBoundary>
  )
}

function toCheckboxOption(loan: CardPayableLoan) {
  return {
    value: loan.externalId,
    title: loanName(loan),
    detail: <InlineTextsWithDots of={loanIdentifyingTexts(loan)} />,
    endContent: <Amount cents={loan.installmentAmount} />,
  }
}
