import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { SavedCard } from '@/domain/payments/saved-card'
import { CardForm } from '@/ui/cards/card-form'
import { cardName } from '@/ui/cards/card-labels'
import { ActionBar } from '@/ui/kit/action-bar'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { useFocusOnMount } from '@/ui/kit/focus-keeper'
import { Form } from '@/ui/kit/form'
import type { FormError } from '@/ui/kit/form-error'
import { formatBriefMoney } from '@/ui/kit/format'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  paymentAmountFieldId,
  type PaymentAmountFormModel,
} from '@/ui/payments/choose/payment-amount-form-model'
import { AmountToPay } from './amount-to-pay'
import { RetryWithRemovedCardLinks } from './retry-with-removed-card-links'
import { CardRefusalPanel } from './card-refusal-panel'
import { DebitCardPaymentViewModel, type DebitCardPaymentState } from './debit-card-payment-view-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentProgressEvent } from '@/ui/payments/choose/payment-progress-event'
import { SavedCards } from './saved-cards'

const texts = paymentsTexts.debitCard

interface DebitCardViewProps {
  readonly request: PaymentRequest
  readonly onProgress: (report: PaymentProgressEvent) => void
  readonly isWalletOffered: boolean
  readonly amountForm: PaymentAmountFormModel
}

export function DebitCardPaymentView({
  request,
  onProgress,
  isWalletOffered,
  amountForm,
}: DebitCardViewProps) {
  const model = useViewModel(DebitCardPaymentViewModel, {
    onProgress,
    operationToRetry: request.operationToRetry,
    amountForm,
  })
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        secondaryAction: !request.operationToRetry && (
          <Button variant="quiet" onPress={model.showNewCardForm}>
            {texts.addCard}
          </Button>
        ),
      }}
    >
      {(shown) => (
        <DebitCardContent model={model} request={request} state={shown} isWalletOffered={isWalletOffered} />
      )}
    </AsyncBoundary>
  )
}

interface DebitCardContentProps {
  readonly model: DebitCardPaymentViewModel
  readonly request: PaymentRequest
  readonly state: DebitCardPaymentState
  readonly isWalletOffered: boolean
}

function DebitCardContent({ model, request, state, isWalletOffered }: DebitCardContentProps) {
  switch (state.phase) {
    case 'choosing':
      return <SavedCardPaymentForm model={model} request={request} state={state} />
    case 'typing':
      return <NewCardPaymentForm model={model} request={request} state={state} />
    case 'card-gone':
      return <RetryWithRemovedCardLinks request={request} />
    case 'paying':
      return state.from === 'typing' ? (
        <NewCardPaymentForm model={model} request={request} state={state} />
      ) : (
        <SavedCardPaymentForm model={model} request={request} state={state} />
      )
    case 'refused':
    case 'leaving':
    case 'left':
      return (
        <CardRefusalPanel model={model} state={state} request={request} isWalletOffered={isWalletOffered} />
      )
  }
}

interface CardEntryProps {
  readonly model: DebitCardPaymentViewModel
  readonly request: PaymentRequest
  readonly state: Extract<DebitCardPaymentState, { readonly phase: 'choosing' | 'typing' | 'paying' }>
}

const SavedCardPaymentForm = observer(function SavedCardPaymentForm(props: CardEntryProps) {
  const { model, state, request } = props
  const errors = errorsToShow(props)
  const isPaying = state.phase === 'paying'
  return (
    <>
      <CardPaymentTitle key="saved" model={model}>
        {texts.title}
      </CardPaymentTitle>
      <Form onSubmit={() => void model.pay(request)} errors={errors} label={texts.title}>
        <SavedCards
          cards={state.cards}
          chosenCard={model.chosenCard}
          holder={model.cardHolderName}
          onChoose={model.chooseCard}
        />
        {!isPaying && !request.operationToRetry && (
          <Button variant="secondary" icon="plus" onPress={model.showNewCardForm}>
            {texts.addCard}
          </Button>
        )}
        <AmountToPay
          amountForm={model.amountForm}
          amountDue={request.amount}
          errors={errors}
          isAmountFixed={isPaying || request.operationToRetry !== undefined}
        />
        <ActionBar note={texts.once}>
          <Button type="submit" wide busy={isPaying}>
            {payButtonText(model, request, model.chosenCard)}
          </Button>
        </ActionBar>
        <CardPaymentProgress model={model} state={state} />
      </Form>
    </>
  )
})

const NewCardPaymentForm = observer(function NewCardPaymentForm(props: CardEntryProps) {
  const { model, state, request } = props
  const errors = errorsToShow(props)
  const isPaying = state.phase === 'paying'
  return (
    <>
      <CardPaymentTitle key="new" model={model}>
        {texts.newTitle}
      </CardPaymentTitle>
      {!isPaying && !request.operationToRetry && state.cards.length > 0 && (
        <ButtonStyledAsLink icon="card" onPress={model.showSavedCards}>
          {texts.useSaved}
        </ButtonStyledAsLink>
      )}
      <CardForm
        cardForm={model.cardForm}
        errors={errors}
        onSubmit={() => void model.pay(request)}
        submitLabel={payButtonText(model, request)}
        busy={isPaying}
        note={texts.once}
      >
        <AmountToPay
          amountForm={model.amountForm}
          amountDue={request.amount}
          errors={errors}
          isAmountFixed={isPaying || request.operationToRetry !== undefined}
        />
        <p>{texts.safety}</p>
      </CardForm>
      <CardPaymentProgress model={model} state={state} />
    </>
  )
})

/**
 * The title above the saved cards or the card form. It takes the focus if the customer switched between the
 * two.
 */
function CardPaymentTitle({
  model,
  children,
}: {
  readonly model: DebitCardPaymentViewModel
  readonly children: string
}) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  useEffect(() => {
    if (model.shouldTakeFocus) heading.current?.focus()
  }, [model, heading])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

/**
 * Returns the errors to show. The error of the amount is left out once the customer chooses to pay
 * everything.
 */
function errorsToShow({ model, state }: CardEntryProps): readonly FormError[] {
  if (state.phase === 'paying') return []
  const paysEverything = model.amountForm.text === undefined
  return state.errors.filter(({ fieldId }) => !paysEverything || fieldId !== paymentAmountFieldId)
}

/**
 * Returns the text of the pay button: the amount that will be charged and, if a saved card is given, the name
 * of the card. If the typed amount is not valid, the text names neither the amount nor the card.
 */
function payButtonText(
  { amountForm }: DebitCardPaymentViewModel,
  request: PaymentRequest,
  card?: SavedCard,
): string {
  const toPay = amountForm.amountToPay(request.amount)
  if (!toPay.ok) return texts.payUnknown
  const much = formatBriefMoney(toPay.value)
  return card ? texts.payWith(much, cardName(card)) : texts.pay(much)
}

const CardPaymentProgress = observer(function CardPaymentProgress({
  model,
  state,
}: Omit<CardEntryProps, 'request'>) {
  return <p role="status">{state.phase === 'paying' && model.progressMessage}</p>
})
