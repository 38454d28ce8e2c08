import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { errorOfField, type FormError } from '@/ui/kit/form-error'
import { formatBriefMoney } from '@/ui/kit/format'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { TextField } from '@/ui/kit/text-field'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  paymentAmountFieldId,
  type PaymentAmountFormModel,
} from '@/ui/payments/choose/payment-amount-form-model'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentsTexts.debitCard

interface AmountToPayProps {
  readonly amountForm: PaymentAmountFormModel
  readonly amountDue: Cents
  readonly errors: readonly FormError[]
  /**
   * Whether the customer cannot change the amount, because the payment is pending or is the retry of an
   * earlier payment.
   */
  readonly isAmountFixed: boolean
}

/**
 * Shows the amount due, or the field in which the customer types a smaller amount. The field stays open while
 * the typed amount cannot be paid, for example because less is due by now. Source: PAY-13, PAY-24.
 */
export const AmountToPay = observer(function AmountToPay({
  amountForm,
  amountDue,
  errors,
  isAmountFixed,
}: AmountToPayProps) {
  const chosen = amountForm.amountToPay(amountDue)
  const isPartial = amountForm.isAmountFieldOpen || !chosen.ok
  const wasPartial = useRef(isPartial)
  const edit = useRef<HTMLButtonElement>(null)
  // The pressed button has disappeared, so the focus moves to what replaced it.
  useEffect(() => {
    if (wasPartial.current === isPartial) return
    wasPartial.current = isPartial
    const next = isPartial ? document.getElementById(paymentAmountFieldId) : edit.current
    next?.focus()
  }, [isPartial])
  const toPay = chosen.ok ? chosen.value : amountDue
  if (isAmountFixed) return <WholeAmount amountDue={toPay} />
  if (isPartial) return <PartialAmount amountForm={amountForm} amountDue={amountDue} errors={errors} />
  return (
    <WholeAmount amountDue={toPay}>
      <ButtonStyledAsLink onPress={amountForm.openAmountField} ref={edit}>
        {texts.editAmount}
      </ButtonStyledAsLink>
    </WholeAmount>
  )
})

interface WholeAmountProps {
  readonly amountDue: Cents
  /** The button with which the customer changes the amount to pay. */
  readonly children?: ReactNode
}

function WholeAmount({ amountDue, children }: WholeAmountProps) {
  return (
    <div className={styles['amountToPay']}>
      <p>
        {texts.amount} <Amount cents={amountDue} brief />
      </p>
      {children}
    </div>
  )
}

const PartialAmount = observer(function PartialAmount({
  amountForm,
  amountDue,
  errors,
}: Omit<AmountToPayProps, 'isAmountFixed'>) {
  return (
    <div className={styles['partialAmount']}>
      <TextField
        id={paymentAmountFieldId}
        label={texts.partialAmount}
        hint={texts.partialHint(formatBriefMoney(amountDue))}
        value={amountForm.text ?? ''}
        onChange={amountForm.enterAmount}
        error={errorOfField(errors, paymentAmountFieldId)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <ButtonStyledAsLink onPress={amountForm.chooseWholeAmount}>{texts.payAll}</ButtonStyledAsLink>
    </div>
  )
})
