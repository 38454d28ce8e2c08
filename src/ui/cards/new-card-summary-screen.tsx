import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useOnPageHide } from '@/ui/kit/use-on-page-hide'
import { LoanTermsLink } from '@/ui/loan-cost/loan-terms-link'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardRow } from './card-row'
import { LoansPaidByCardList, TotalChargedToCard } from './loans-paid-by-card-list'
import { NewCardSummaryViewModel, type NewCardSummary } from './new-card-summary-view-model'
import { CardOfOtherHolderMessage } from './card-of-other-holder-message'
import styles from './my-cards.module.css'

const texts = myCardsTexts.summary
const screenProps = { title: texts.title, width: 'two-columns' } as const

export const NewCardSummaryScreen = observer(function NewCardSummaryScreen() {
  const model = useViewModel(NewCardSummaryViewModel)
  useOnPageHide(model.forgetSecrets)
  const { state } = model
  switch (state.phase) {
    case 'opening':
      return <Screen {...screenProps} />
    case 'asking':
    case 'sending':
      return <NewCardConfirmation model={model} summary={state.summary} />
    case 'other-holder':
      return <CardOfOtherHolderMessage onAgain={model.returnToCardForm} />
  }
})

interface NewCardConfirmationProps {
  readonly model: NewCardSummaryViewModel
  readonly summary: NewCardSummary
}

/**
 * The new card, its loans and the button that confirms them. While the request is pending, no link leads to
 * another screen.
 */
const NewCardConfirmation = observer(function NewCardConfirmation({
  model,
  summary,
}: NewCardConfirmationProps) {
  const { card, loans, total } = summary
  const isSending = model.state.phase === 'sending'
  return (
    <Screen {...screenProps}>
      <TwoColumns
        summary={
          <Card label={texts.loans}>
            <h2 className={styles['heading']}>{texts.loans}</h2>
            <LoansPaidByCardList loans={loans} label={texts.loans} />
            <TotalChargedToCard total={total} label={texts.total} hint={texts.totalHint} />
            {!isSending && <TextLink to={addresses.cardLoans.createPath()}>{texts.changeLoans}</TextLink>}
          </Card>
        }
      >
        <Stack>
          <h2 className={styles['heading']}>{texts.card}</h2>
          <CardRow face={card} />
          <DataList rows={[{ label: myCardsTexts.expiry, value: card.expiry }]} />
        </Stack>
        <Notice tone="info">{texts.info}</Notice>
        <LoanTermsLink
          termsOpener={model.termsOpener}
          texts={texts}
          onOpen={() => void model.openTermsFile()}
        />
        <Stack gap="small">
          <Button wide busy={isSending} onPress={() => void model.confirmNewCard()}>
            {texts.confirm}
          </Button>
          {!isSending && (
            <Button wide variant="secondary" onPress={model.returnToCards}>
              {myCardsTexts.cancel}
            </Button>
          )}
          <p role="status">{isSending && (model.pendingRequest.slowRequestMessage ?? texts.sending)}</p>
        </Stack>
      </TwoColumns>
    </Screen>
  )
})
