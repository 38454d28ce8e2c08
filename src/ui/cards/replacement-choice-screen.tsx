import { observer } from 'mobx-react-lite'
import type { DebitCard } from '@/domain/cards/debit-card'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { Facts } from '@/ui/kit/facts'
import { Form } from '@/ui/kit/form'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardMark } from './card-line'
import { knownCardFace } from './card-words'
import {
  replacementField,
  ReplacementChoiceViewModel,
  type ReplacementChoiceState,
} from './replacement-choice-view-model'

const texts = myCardsTexts.choice
const back = { to: addresses.cardReplacement.to(), label: myCardsTexts.replacement.title }

export const ReplacementChoiceScreen = observer(function ReplacementChoiceScreen() {
  const model = useViewModel(ReplacementChoiceViewModel)
  const { state } = model
  if (state.phase === 'loading')
    return (
      <Screen title={texts.title} back={back}>
        <Skeleton shape="row" count={2} label={texts.loading} note={model.waiting.note} />
      </Screen>
    )
  return <Choice model={model} state={state} />
})

interface ChoiceProps {
  readonly model: ReplacementChoiceViewModel
  readonly state: Exclude<ReplacementChoiceState, { readonly phase: 'loading' }>
}

const Choice = observer(function Choice({ model, state }: ChoiceProps) {
  const errors = state.phase === 'choosing' ? state.errors : []
  const isSending = state.phase === 'sending'
  return (
    <Screen title={texts.title} lead={texts.lead(model.replaced)} back={back}>
      <Form onSubmit={() => void model.submit()} errors={errors} label={texts.title}>
        <ChoiceCards
          legend={texts.legend}
          legendHidden
          name={replacementField}
          options={state.cards.map(toOption)}
          value={model.choice}
          onChange={model.choose}
          error={errors[0]?.text}
        />
        <Stack gap="small">
          <Button type="submit" wide busy={isSending}>
            {texts.submit}
          </Button>
          {!isSending && (
            <ButtonLink to={addresses.replacementCard.to()} variant="secondary" icon="plus" wide>
              {myCardsTexts.add}
            </ButtonLink>
          )}
        </Stack>
        <p role="status">{isSending && (model.waiting.note ?? texts.sending)}</p>
      </Form>
    </Screen>
  )
})

function toOption(card: DebitCard) {
  const { title, digits, expiry } = knownCardFace(card)
  return {
    value: card.cardId,
    title,
    detail: <Facts of={[digits, myCardsTexts.expires(expiry)]} />,
    aside: <CardMark card={card} />,
  }
}
