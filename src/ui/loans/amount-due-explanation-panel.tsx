import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { Form } from '@/ui/kit/form'
import { TextField } from '@/ui/kit/text-field'
import { loanAmountsTexts as texts } from '@/ui/texts/loan-amounts.texts'
import type { InstallmentBreakdown } from './loan-amounts-rows'
import { partialAmountFieldId, type AmountDueExplanationViewModel } from './amount-due-explanation-view-model'
import styles from './amount-due-explanation-link.module.css'

export interface AmountDueExplanationPanelProps {
  readonly model: AmountDueExplanationViewModel
}

/**
 * The panel that explains the amounts of a loan: the parts of each due installment, and how much the
 * customer pays on other days. Source: LOA-16, LOA-17.
 */
export const AmountDueExplanationPanel = observer(function AmountDueExplanationPanel({
  model,
}: AmountDueExplanationPanelProps) {
  return (
    <Dialog open title={model.explanationLinkText ?? texts.openWhy} onClose={model.close}>
      {model.installmentBreakdowns.map((table) => (
        <InstallmentBreakdownTable key={table.number} table={table} />
      ))}
      {model.amountIfPaidOnDayRows.length > 0 && <PaymentQuotes model={model} />}
      {model.emptyExplanationText !== undefined && <p role="status">{model.emptyExplanationText}</p>}
    </Dialog>
  )
})

/** Header row of a table, with the names of its two columns. It is only for screen readers. */
function HeaderRow({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <thead className={styles['unseen']}>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{first}</span>
        </th>{' '}
        <th scope="col">
          <span className="visually-hidden">{second}</span>
        </th>
      </tr>
    </thead>
  )
}

function InstallmentBreakdownTable({
  table: { caption, rows, totalText, changesSincePrevious: changes },
}: {
  readonly table: InstallmentBreakdown
}) {
  return (
    <section className={styles['section']}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <HeaderRow first={texts.concept} second={texts.amount} />
        <tbody>
          {rows.map(({ label, explanation, amountText }, position) => (
            <tr key={position}>
              <th scope="row">
                {label} <span className={styles['sentence']}>{explanation}</span>
              </th>
              <td>{amountText}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th> <td>{totalText}</td>
          </tr>
        </tfoot>
      </table>
      {changes && (
        <>
          <h3 className={styles['heading']}>{changes.title}</h3>
          <ul className={styles['changes']}>
            {changes.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const PaymentQuotes = observer(function PaymentQuotes({ model }: AmountDueExplanationPanelProps) {
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{texts.quotes}</h3>
      <table className={styles['table']}>
        <caption>{model.paymentQuotesCaption}</caption>
        <HeaderRow first={texts.day} second={texts.costs} />
        <tbody>
          {model.amountIfPaidOnDayRows.map(({ label, dateText, amountText, validUntilText }) => (
            <tr key={dateText}>
              <th scope="row">
                {label} <span className={styles['sentence']}>{dateText}</span>
              </th>
              <td>
                {amountText} <span className={styles['sentence']}>{validUntilText}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {model.interestSavedText !== undefined && <p>{model.interestSavedText}</p>}
      {model.isPartialQuoteOffered && <PartialPaymentQuoteForm model={model} />}
    </section>
  )
})

/** Form in which the customer asks what a part of the amount, paid today, would pay. Source: LOA-17. */
const PartialPaymentQuoteForm = observer(function PartialPaymentQuoteForm({
  model,
}: AmountDueExplanationPanelProps) {
  return (
    <>
      <h3 className={styles['heading']}>{texts.part}</h3>
      <Form onSubmit={() => void model.quotePartialAmount()} errors={model.partialAmountFormErrors}>
        <TextField
          id={partialAmountFieldId}
          label={texts.partField}
          hint={model.partialAmountHint}
          value={model.typedAmount}
          onChange={model.enterAmount}
          error={model.partialAmountError}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary" wide busy={model.partialQuote.phase === 'asking'}>
          {texts.ask}
        </Button>
      </Form>
      <div role="status">
        <PartialPaymentQuote model={model} />
      </div>
    </>
  )
})

const PartialPaymentQuote = observer(function PartialPaymentQuote({
  model: { partialQuote },
}: AmountDueExplanationPanelProps) {
  switch (partialQuote.phase) {
    case 'nothing':
    case 'asking':
      return undefined
    case 'failed':
      return <p>{partialQuote.message}</p>
    case 'ready':
      return (
        <table className={styles['table']}>
          <caption>{partialQuote.caption}</caption>
          <thead className={styles['columns']}>
            <tr>
              <th scope="col">{texts.installment}</th> <th scope="col">{texts.paid}</th>{' '}
              <th scope="col">{texts.remaining}</th>
            </tr>
          </thead>
          <tbody>
            {partialQuote.rows.map(({ label, paidAmountText, remainingAmountText }) => (
              <tr key={label}>
                <th scope="row">{label}</th> <td data-column={texts.paid}>{paidAmountText}</td>{' '}
                <td data-column={texts.remaining}>{remainingAmountText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
})
