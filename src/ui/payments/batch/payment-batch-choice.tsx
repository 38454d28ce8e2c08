import { observer } from 'mobx-react-lite'
import type { SavedCard } from '@/domain/payments/saved-card'
import { CardForm } from '@/ui/cards/card-form'
import { cardName } from '@/ui/cards/card-labels'
import { ActionBar } from '@/ui/kit/action-bar'
import { Amount } from '@/ui/kit/amount'
import { Button, TextLink } from '@/ui/kit/button'
import { ChoiceCard } from '@/ui/kit/choice-card'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { CheckboxControl } from '@/ui/kit/choice-frame'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { FieldError } from '@/ui/kit/field'
import { Form } from '@/ui/kit/form'
import { errorOfField } from '@/ui/kit/form-error'
import { formatBriefMoney } from '@/ui/kit/format'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { TitleWithAmount } from '@/ui/loans/title-with-amount'
import { paymentBatchTexts as texts } from '@/ui/texts/payment-batch.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { savedCardTexts } from '@/ui/payments/choose/payable-texts'
import { createBatchLoanChoiceRow, type BatchLoanChoiceRow } from './payment-batch-row'
import { hasPayableBatchLoan, type PaymentBatchState } from './payment-batch-state'
import { batchLoanListElementId, type PaymentBatchViewModel } from './payment-batch-view-model'
import styles from './payment-batch.module.css'

interface BatchChoiceProps {
  readonly model: PaymentBatchViewModel
  readonly state: Extract<PaymentBatchState, { readonly phase: 'choosing' }>
}

/**
 * The form for paying several loans in one go: the loans with checkboxes, the card and the pay button.
 * Source: PAY-25.
 */
export const BatchPaymentForm = observer(function BatchPaymentForm({ model, state }: BatchChoiceProps) {
  const { errors } = state
  const { cardSelection } = model
  const pay = () => void model.pay()
  // Each row gives the reason why it is left out, and links to the screen where it is paid alone.
  if (!hasPayableBatchLoan(state.choice)) return <LoanCheckboxes model={model} state={state} />
  if (cardSelection.isCardTyped)
    return (
      <>
        <LoanCheckboxes model={model} state={state} />
        <TickedLoansTotal model={model} />
        {cardSelection.selectableCards.length > 0 && (
          <ButtonStyledAsLink icon="card" onPress={model.showSavedCards}>
            {texts.savedCard}
          </ButtonStyledAsLink>
        )}
        <CardForm
          cardForm={cardSelection.cardForm}
          errors={errors}
          onSubmit={pay}
          submitLabel={payButtonText(model)}
          busy={false}
          note={texts.once}
        >
          <p>{paymentsTexts.debitCard.safety}</p>
        </CardForm>
      </>
    )
  return (
    <Form onSubmit={pay} errors={errors} label={texts.title}>
      <LoanCheckboxes model={model} state={state} />
      <TickedLoansTotal model={model} />
      {cardSelection.selectableCards.length > 1 ? (
        <ChoiceCards
          legend={texts.cardLegend}
          name="card"
          options={cardSelection.selectableCards.map(toCardOption)}
          value={cardSelection.chosenCardId}
          onChange={cardSelection.chooseCard}
        />
      ) : (
        <p>{cardSelection.chosenCard && texts.with(cardName(cardSelection.chosenCard))}</p>
      )}
      <ButtonStyledAsLink icon="plus" onPress={model.showNewCardForm}>
        {texts.otherCard}
      </ButtonStyledAsLink>
      <ActionBar note={texts.once}>
        <Button type="submit" wide>
          {payButtonText(model)}
        </Button>
      </ActionBar>
    </Form>
  )
})

const LoanCheckboxes = observer(function LoanCheckboxes({ model, state }: BatchChoiceProps) {
  const error = errorOfField(state.errors, batchLoanListElementId)
  const { loans } = state.choice
  const rows = loans.map((entry) => ({ entry, row: createBatchLoanChoiceRow(entry, loans, model.today) }))
  const firstOpen = rows.findIndex(({ row }) => row.obstacle === undefined)
  return (
    <fieldset
      className={styles['loans']}
      aria-describedby={error ? `${batchLoanListElementId}-error` : undefined}
    >
      <legend className="visually-hidden">{texts.legend}</legend>
      <FieldError id={batchLoanListElementId} error={error} />
      {rows.map(({ entry, row }, position) =>
        row.obstacle ? (
          <UnselectableLoan key={row.externalId} row={row} obstacle={row.obstacle} />
        ) : (
          <ChoiceCard
            key={row.externalId}
            content={{
              title: row.name,
              endContent: row.amount !== undefined && <Amount cents={row.amount} />,
              detail: (
                <span className={styles['facts']}>
                  <InlineTextsWithDots of={row.facts} />
                </span>
              ),
            }}
            invalid={error !== undefined}
            control={
              <CheckboxControl
                id={
                  position === firstOpen
                    ? batchLoanListElementId
                    : `${batchLoanListElementId}-${row.externalId}`
                }
                name="loans"
                value={row.externalId}
                checked={model.isLoanTicked(entry)}
                onChange={() => model.toggleLoan(entry)}
              />
            }
          />
        ),
      )}
    </fieldset>
  )
})

interface UnselectableLoanProps {
  readonly row: BatchLoanChoiceRow
  readonly obstacle: NonNullable<BatchLoanChoiceRow['obstacle']>
}

/** A loan that cannot be part of the batch now, the reason, and where to continue. Source: PAY-20. */
function UnselectableLoan({ row, obstacle }: UnselectableLoanProps) {
  return (
    <div className={styles['closed']}>
      <p className={styles['name']}>
        <TitleWithAmount amount={row.amount}>{row.name}</TitleWithAmount>
      </p>
      <p className={styles['soft']}>{obstacle.text}</p>
      <p>
        <TextLink to={obstacle.to}>
          {obstacle.label}
          <span className="visually-hidden"> {row.name}</span>
        </TextLink>
      </p>
    </div>
  )
}

/** The number and the total amount of the ticked loans. Screen readers announce them when they change. */
const TickedLoansTotal = observer(function TickedLoansTotal({ model }: Pick<BatchChoiceProps, 'model'>) {
  return (
    <p role="status" className={styles['total']}>
      {texts.chosen(model.tickedLoanCount)} <Amount cents={model.tickedLoansTotal} brief />
    </p>
  )
})

function toCardOption(card: SavedCard) {
  const { title, facts } = savedCardTexts(card)
  return {
    value: card.debitCardId,
    title: cardName(card),
    detail: <InlineTextsWithDots of={[title, ...facts.slice(1)]} />,
  }
}

/** Returns the text of the pay button: the total and, if a saved card is chosen, the card's name. */
function payButtonText({ tickedLoansTotal, cardSelection }: PaymentBatchViewModel): string {
  if (tickedLoansTotal === 0) return texts.payNothing
  const amount = formatBriefMoney(tickedLoansTotal)
  return cardSelection.chosenCard
    ? texts.payWith(amount, cardName(cardSelection.chosenCard))
    : texts.pay(amount)
}
