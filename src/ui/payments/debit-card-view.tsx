import { observer } from 'mobx-react-lite'
import type { SavedCard } from '@/domain/payments/payment-outcome'
import { Button } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { Form } from '@/ui/kit/form'
import { formatMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { savedCardTexts } from './payable-texts'
import { DebitCardViewModel, type DebitCardState } from './debit-card-view-model'
import type { PaymentSummaryViewModel } from './payment-summary-view-model'

const texts = paymentsTexts.debitCard

interface DebitCardViewProps {
  readonly summary: PaymentSummaryViewModel
}

export const DebitCardView = observer(function DebitCardView({ summary }: DebitCardViewProps) {
  const model = useViewModel(DebitCardViewModel, { summary })
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    case 'failed':
      return (
        <Notice
          tone="bad"
          title={texts.failedTitle}
          announced
          action={
            <Button variant="secondary" icon="retry" onPress={() => void model.retry()}>
              {failureTexts.retry}
            </Button>
          }
        >
          {state.message}
        </Notice>
      )
    case 'no-cards':
      return <Notice tone="info">{texts.none}</Notice>
    case 'choosing':
    case 'paying':
      return <CardChoice model={model} state={state} summary={summary} />
  }
})

interface CardChoiceProps extends DebitCardViewProps {
  readonly model: DebitCardViewModel
  readonly state: Extract<DebitCardState, { readonly phase: 'choosing' | 'paying' }>
}

const CardChoice = observer(function CardChoice({ model, state, summary }: CardChoiceProps) {
  const errors = state.phase === 'choosing' ? state.errors : []
  return (
    <Form onSubmit={() => void model.pay()} errors={errors} label={texts.title}>
      <ChoiceCards
        legend={texts.legend}
        name="card"
        options={state.cards.map(toOption)}
        value={model.choice}
        onChange={model.choose}
        error={errors[0]?.text}
      />
      <Button type="submit" wide busy={state.phase === 'paying'}>
        {texts.pay(formatMoney(summary.total))}
      </Button>
      <p role="status">{state.phase === 'paying' && (model.waiting.note ?? texts.paying)}</p>
    </Form>
  )
})

function toOption(card: SavedCard) {
  return { value: card.debitCardId, icon: 'card' as const, ...savedCardTexts(card) }
}
