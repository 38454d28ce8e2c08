import { observer } from 'mobx-react-lite'
import { Amount } from '@/ui/kit/amount'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/kit/dialog'
import { Form } from '@/ui/kit/form'
import { formatBriefMoney } from '@/ui/kit/format'
import { PressableRow } from '@/ui/kit/link-row'
import { ExternalLinkRow } from '@/ui/kit/external-link-row'
import { RowList } from '@/ui/kit/row-list'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { TitleWithAmount } from '@/ui/loans/title-with-amount'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { partialPaymentTexts as texts } from '@/ui/texts/partial-payment.texts'
import {
  PartialPaymentViewModel,
  partialAmountFieldId,
  type CoveredItemRow,
  type PartialPaymentProps,
} from './partial-payment-view-model'
import styles from './partial-payment.module.css'

export interface PartialPaymentSheetProps extends PartialPaymentProps {
  /** Name of the loan, if the screen under the sheet shows several loans; otherwise missing. */
  readonly loanName?: string | undefined
  readonly onClose: () => void
}

/**
 * The sheet that offers to pay less than the whole debt: only the oldest installment, or an amount that
 * the customer types. It also has a link to the support chat. Source: PAY-24.
 */
export const PartialPaymentSheet = observer(function PartialPaymentSheet({
  loanExternalId,
  dueItems,
  onChoose,
  loanName,
  onClose,
}: PartialPaymentSheetProps) {
  const model = useViewModel(PartialPaymentViewModel, { loanExternalId, dueItems, onChoose })
  switch (model.shownStep) {
    case 'choices':
      return (
        <Dialog key="choices" open title={texts.title} onClose={onClose}>
          <AmountChoices model={model} loanName={loanName} />
        </Dialog>
      )
    case 'amount':
      return <AmountSheet key="amount" model={model} onClose={onClose} />
  }
})

interface SheetProps {
  readonly model: PartialPaymentViewModel
}

const AmountChoices = observer(function AmountChoices({
  model,
  loanName,
}: SheetProps & Pick<PartialPaymentSheetProps, 'loanName'>) {
  const { oldestInstallmentOption } = model
  const chat = useSupportChatAddress()
  return (
    <>
      <p>
        {texts.lead} {loanName !== undefined && texts.ofLoan(loanName)}
      </p>
      <RowList label={texts.choices}>
        {oldestInstallmentOption && (
          <li>
            <PressableRow
              icon="calendar"
              title={
                <TitleWithAmount amount={oldestInstallmentOption.amount}>
                  {oldestInstallmentOption.title}
                </TitleWithAmount>
              }
              detail={oldestInstallmentOption.detail}
              onPress={model.chooseOldestInstallment}
            />
          </li>
        )}
        <li>
          <PressableRow
            icon="pay"
            title={texts.other}
            detail={texts.otherDetail}
            onPress={model.openAmountField}
          />
        </li>
        <li>
          <ExternalLinkRow icon="chat" title={texts.talk} detail={texts.talkDetail} href={chat} />
        </li>
      </RowList>
    </>
  )
})

const AmountSheet = observer(function AmountSheet({
  model,
  onClose,
}: SheetProps & Pick<PartialPaymentSheetProps, 'onClose'>) {
  const { parsedAmount, coveredItemRows, amountError } = model
  return (
    <Dialog open title={texts.amountTitle} onClose={onClose}>
      <div className={styles['sheet']}>
        <Form onSubmit={model.submitAmount} errors={model.formErrors}>
          <p className={styles['figure']}>
            {parsedAmount.ok ? (
              <Amount cents={parsedAmount.value} size="hero" />
            ) : (
              <span className={styles['noAmount']}>{texts.noAmount}</span>
            )}
          </p>
          <div className={styles['steps']}>
            <AmountStepButton model={model} direction="less" canStep={model.canCoverFewerItems} />
            <AmountStepButton model={model} direction="more" canStep={model.canCoverMoreItems} />
          </div>
          <TextField
            id={partialAmountFieldId}
            label={texts.field}
            hint={texts.hint(formatBriefMoney(model.wholeDebt))}
            value={model.typedAmount}
            onChange={model.enterAmount}
            error={amountError}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          {coveredItemRows.length > 0 && <CoveredItems rows={coveredItemRows} />}
          <p role="status" className={styles['remaining']}>
            {model.remainingDebtText}
          </p>
          <div className={styles['bar']}>
            <Button type="submit" wide>
              {parsedAmount.ok ? texts.pay(formatBriefMoney(parsedAmount.value)) : texts.payUnknown}
            </Button>
          </div>
          <Button variant="quiet" wide onPress={model.goBack}>
            {texts.back}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
})

interface AmountStepButtonProps extends SheetProps {
  readonly direction: 'more' | 'less'
  readonly canStep: boolean
}

/**
 * The button that raises or lowers the amount by one item of the debt. If there is no further item, the
 * button is disabled but stays visible, so that it keeps the focus.
 */
function AmountStepButton({ model, direction, canStep }: AmountStepButtonProps) {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-disabled={!canStep || undefined}
      onClick={() => model.coverMoreOrFewerItems(direction)}
    >
      <span aria-hidden="true" className={styles['sign']}>
        {direction === 'more' ? '+' : '−'}
      </span>
      <span>
        {texts.step}
        <span className="visually-hidden"> {texts[direction]}</span>
      </span>
    </button>
  )
}

function CoveredItems({ rows }: { readonly rows: readonly CoveredItemRow[] }) {
  return (
    <ul aria-label={texts.covers} className={styles['rows']}>
      {rows.map(({ title, detail, state }) => (
        <li key={title} className={styles['row']}>
          <span className={styles['drop']} data-state={state} aria-hidden="true" />
          <span className={styles['title']}>{title}</span> <span className={styles['detail']}>{detail}</span>
        </li>
      ))}
    </ul>
  )
}
