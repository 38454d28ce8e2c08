import { observer } from 'mobx-react-lite'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardDetailViewModel, type CardDetailState } from './card-detail-view-model'
import {
  LoansPaidByCardList,
  LoansPaidByCardSection,
  LoansPaidByCardAsyncBoundary,
} from './loans-paid-by-card-list'
import { savedCardLabels } from './card-labels'
import { SavedCardGraphic } from './saved-card-graphic'
import styles from './my-cards.module.css'

const texts = myCardsTexts.detail
const screenProps = {
  title: texts.title,
  back: { to: addresses.cards.createPath(), label: myCardsTexts.backToList },
}

export const CardDetailScreen = observer(function CardDetailScreen() {
  const model = useViewModel(CardDetailViewModel)
  const { state } = model
  if (state.phase === 'opening') return <Screen {...screenProps} />
  return <ShownCard model={model} state={state} />
})

interface ShownCardProps {
  readonly model: CardDetailViewModel
  readonly state: Extract<CardDetailState, { readonly phase: 'shown' }>
}

const ShownCard = observer(function ShownCard({ model, state }: ShownCardProps) {
  const { card, advice } = state
  const face = savedCardLabels(card)
  return (
    <Screen {...screenProps} lead={face.name} width="two-columns">
      <TwoColumns summary={<CardDrawing card={card} holder={model.holderName} />}>
        {advice && (
          <Notice tone={advice.tone} title={advice.title}>
            {advice.text}
          </Notice>
        )}
        {model.replaceButtonVisibility === 'offered' && (
          <ButtonLink to={addresses.cardReplacement.createPath()} wide>
            {texts.replace}
          </ButtonLink>
        )}
        <LoansPaidByCardSection title={texts.loans}>
          <LoansPaidByCardAsyncBoundary asyncState={model.asyncState}>
            {({ loans }) => <LoansPaidByCard loans={loans} />}
          </LoansPaidByCardAsyncBoundary>
        </LoansPaidByCardSection>
      </TwoColumns>
    </Screen>
  )
})

function CardDrawing({ card, holder }: { readonly card: DebitCard; readonly holder: string }) {
  return (
    <div className={styles['face']}>
      <Stack>
        <SavedCardGraphic card={card} holder={holder} />
        <DataList rows={[{ label: myCardsTexts.expiry, value: savedCardLabels(card).expiry }]} />
      </Stack>
    </div>
  )
}

function LoansPaidByCard({ loans }: { readonly loans: readonly CardPayableLoan[] }) {
  if (loans.length === 0) return <p>{texts.none}</p>
  return (
    <Card>
      <LoansPaidByCardList loans={loans} label={texts.loans} />
    </Card>
  )
}
