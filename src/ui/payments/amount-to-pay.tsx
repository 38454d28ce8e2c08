import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import type { FormError } from '@/ui/kit/form'
import { formatMoney } from '@/ui/kit/format'
import { LinkButton } from '@/ui/kit/link-button'
import { TextField } from '@/ui/kit/text-field'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { amountFieldId, type AmountEntry } from './amount-entry'
import styles from './payments.module.css'

const texts = paymentsTexts.debitCard

export interface AmountToPayProps {
  readonly amount: AmountEntry
  readonly due: Cents
  readonly errors: readonly FormError[]
}

/** All that is due, or the part of it that the customer types. Source: PAY-13. */
export const AmountToPay = observer(function AmountToPay({ amount, due, errors }: AmountToPayProps) {
  const isEmpty = amount.text === ''
  // The link that was pressed is gone: the focus goes to the field that came instead.
  useEffect(() => {
    if (isEmpty) document.getElementById(amountFieldId)?.focus()
  }, [isEmpty])
  if (amount.text === undefined)
    return (
      <div className={styles['amountToPay']}>
        <p>
          {texts.amount} <Amount cents={due} />
        </p>
        <LinkButton onPress={amount.edit}>{texts.editAmount}</LinkButton>
      </div>
    )
  return (
    <div className={styles['partialAmount']}>
      <TextField
        id={amountFieldId}
        label={texts.partialAmount}
        hint={texts.partialHint(formatMoney(due))}
        value={amount.text}
        onChange={amount.type}
        error={errors.find(({ fieldId }) => fieldId === amountFieldId)?.text}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <LinkButton onPress={amount.payAll}>{texts.payAll}</LinkButton>
    </div>
  )
})
