import { observer } from 'mobx-react-lite'
import type { PaymentBatchOutcome } from '@/domain/payments/payment-batch'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { formatBriefMoney } from '@/ui/kit/format'
import { ResultScreen, type ResultScreenProps } from '@/ui/kit/result-screen'
import { TitleWithAmount } from '@/ui/loans/title-with-amount'
import { HomeLink } from '@/ui/shell/home-link'
import { outcomeInquiryText } from '@/ui/texts/outcome-inquiry.texts'
import { paymentBatchResultTitle, paymentBatchTexts as texts } from '@/ui/texts/payment-batch.texts'
import { batchLoanName, createBatchLoanResultRow, type BatchLoanResultRow } from './payment-batch-row'
import { batchTotalDue, type PaymentBatchState } from './payment-batch-state'
import type { PaymentBatchViewModel } from './payment-batch-view-model'
import styles from './payment-batch.module.css'

type PayingState = Extract<PaymentBatchState, { readonly phase: 'paying' }>
type DoneState = Extract<PaymentBatchState, { readonly phase: 'done' }>

/**
 * Shows which loan is being paid at the moment, and the outcomes of the loans that were paid before it.
 * Source: PAY-25.
 */
export function BatchPaymentProgress({ state }: { readonly state: PayingState }) {
  const { turns, current } = state
  const entries = turns.map(({ loanInBatch }) => loanInBatch)
  const turn = turns[current]
  return (
    <>
      <p role="status" className={styles['name']}>
        {turn && texts.progress(current + 1, turns.length, batchLoanName(turn.loanInBatch, entries))}
      </p>
      <ul className={styles['list']} aria-label={texts.list}>
        {turns.map(({ loanInBatch, result }, position) => (
          <li key={loanInBatch.loan.externalId} className={styles['row']}>
            <p className={styles['name']}>
              <TitleWithAmount amount={batchTotalDue([loanInBatch])}>
                {batchLoanName(loanInBatch, entries)}
              </TitleWithAmount>
            </p>
            {result ? (
              <Chip {...createBatchLoanResultRow({ loanInBatch, result }, turns).chip} />
            ) : (
              <Chip tone="neutral">{loanChargeStatusText(state, position)}</Chip>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function loanChargeStatusText({ current, wasSent }: PayingState, position: number): string {
  const { statuses } = texts
  if (position !== current) return statuses.waiting
  return wasSent ? statuses.sending : statuses.checking
}

interface BatchOutcomeProps {
  readonly model: PaymentBatchViewModel
  readonly state: DoneState
}

/** The result of paying several loans at once. Source: PAY-25. */
export const BatchPaymentResultScreen = observer(function BatchPaymentResultScreen({
  model,
  state,
}: BatchOutcomeProps) {
  const { turns, verdict, paid } = state
  const approved = turns.flatMap(({ result }) => (result.kind === 'approved' ? [result] : []))
  const unknown = turns.find(({ result }) => result.kind === 'outcome-unknown')
  const parts = {
    paidAmount: formatBriefMoney(paid),
    paidCount: approved.length,
    // Without the lender's number a payment is only received. Source: PAY-17.
    isAnyPaymentOnlyReceived: approved.some(({ operation }) => operation.reference === undefined),
    paymentCount: turns.length,
    outcomeUnknownAmount: unknown && formatBriefMoney(batchTotalDue([unknown.loanInBatch])),
  }
  return (
    <ResultScreen
      {...appearanceByOutcome[verdict]}
      title={paymentBatchResultTitle(verdict, parts)}
      subtitle={subtitleOf(state)}
      detail={<LoanResults state={state} />}
    >
      <NextSteps model={model} state={state} />
    </ResultScreen>
  )
})

const appearanceByOutcome: Readonly<Record<PaymentBatchOutcome, Pick<ResultScreenProps, 'tone' | 'icon'>>> = {
  'all-paid': { tone: 'good' },
  'some-paid': { tone: 'warn' },
  'outcome-unknown': { tone: 'warn', icon: 'clock' },
  'none-paid': { tone: 'bad' },
}

function subtitleOf({ verdict, turns, paid }: DoneState): string {
  const { subtitle } = texts
  switch (verdict) {
    case 'all-paid':
      return subtitle[verdict](turns.length)
    case 'some-paid':
      return subtitle[verdict](formatBriefMoney(paid))
    case 'outcome-unknown':
    case 'none-paid':
      return subtitle[verdict]
  }
}

function LoanResults({ state }: Pick<BatchOutcomeProps, 'state'>) {
  const { turns, asking } = state
  return (
    <>
      <ul className={styles['list']} aria-label={texts.list}>
        {turns.map((turn) => {
          const row = createBatchLoanResultRow(turn, turns, asking)
          return <ResultRow key={row.externalId} row={row} />
        })}
      </ul>
      <p role="status" className={styles['soft']}>
        {asking && outcomeInquiryText(asking)}
      </p>
    </>
  )
}

function ResultRow({ row }: { readonly row: BatchLoanResultRow }) {
  return (
    <li className={styles['row']}>
      <p className={styles['name']}>
        <TitleWithAmount amount={row.amount}>{row.name}</TitleWithAmount>
      </p>
      {row.explanation !== undefined && <p>{row.explanation}</p>}
      <div className={styles['state']}>
        <Chip {...row.chip} />
        {row.link && (
          <TextLink to={row.link.to}>
            {row.link.label}
            <span className="visually-hidden"> {row.name}</span>
          </TextLink>
        )}
      </div>
    </li>
  )
}

/**
 * The buttons below the result. If an outcome is unknown, one asks the lender again and the other opens the
 * list of payments. Otherwise they offer to pay what is left or, if everything is paid, lead home. Source:
 * PAY-16, PAY-25.
 */
function NextSteps({ model, state }: BatchOutcomeProps) {
  switch (state.verdict) {
    case 'all-paid':
      return <HomeLink variant="primary" />
    case 'some-paid':
    case 'none-paid':
      return (
        <Button wide onPress={model.returnToList}>
          {texts.goOn}
        </Button>
      )
    case 'outcome-unknown':
      return (
        <>
          <Button wide icon="retry" busy={state.asking === 'asking'} onPress={model.askForOutcomeAgain}>
            {texts.seeIfPaid}
          </Button>
          <ButtonLink to={addresses.myPayments.createPath()} variant="quiet" wide>
            {texts.seePayments}
          </ButtonLink>
        </>
      )
  }
}
