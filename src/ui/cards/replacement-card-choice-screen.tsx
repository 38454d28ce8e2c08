import type { DebitCard } from '@/domain/cards/debit-card'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { Form } from '@/ui/kit/form'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardStatusBadge, CardLogoTile } from './card-row'
import { savedCardLabels } from './card-labels'
import {
  replacementCardRadioGroupName,
  ReplacementCardChoiceViewModel,
  type ReplacementCardChoiceState,
} from './replacement-card-choice-view-model'
import styles from './my-cards.module.css'

const texts = myCardsTexts.choice
const backLink = { to: addresses.cardReplacement.createPath(), label: myCardsTexts.replacement.title }

export function ReplacementCardChoiceScreen() {
  const model = useViewModel(ReplacementCardChoiceViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back: backLink, width: 'narrow' }}
      skeleton={{ shape: 'row', count: 2, label: texts.loading }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: ReplacementCardChoiceViewModel, state: ReplacementCardChoiceState) {
  const errors = state.phase === 'choosing' ? state.errors : []
  const isSending = state.phase === 'sending'
  return (
    <Screen title={texts.title} lead={texts.lead(model.nameOfCardToReplace)} back={backLink} width="narrow">
      <Form onSubmit={() => void model.submit()} errors={errors} label={texts.title}>
        <ChoiceCards
          legend={texts.legend}
          legendHidden
          name={replacementCardRadioGroupName}
          options={state.cards.map(toOption)}
          value={model.chosenCardId}
          onChange={model.chooseReplacementCard}
          error={errors[0]?.text}
        />
        <Stack gap="small">
          <Button type="submit" wide busy={isSending}>
            {texts.submit}
          </Button>
          {!isSending && (
            <ButtonLink to={addresses.replacementCard.createPath()} variant="secondary" icon="plus" wide>
              {myCardsTexts.add}
            </ButtonLink>
          )}
        </Stack>
        <p role="status">{isSending && (model.pendingRequest.slowRequestMessage ?? texts.sending)}</p>
      </Form>
    </Screen>
  )
}

function toOption(card: DebitCard) {
  const { name, type, expiry, brandCode } = savedCardLabels(card)
  return {
    value: card.cardId,
    title: name,
    detail: (
      <span className={styles['cardStatus']}>
        <InlineTextsWithDots of={[...(type === undefined ? [] : [type]), myCardsTexts.expires(expiry)]} />
        <CardStatusBadge status={card.status} />
      </span>
    ),
    endContent: <CardLogoTile brand={brandCode} />,
  }
}
