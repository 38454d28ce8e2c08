import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { Form } from '@/ui/kit/form'
import { formatBriefMoney } from '@/ui/kit/format'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { shopAmountEntryTexts as texts } from '@/ui/texts/qr-payment.texts'
import { ShopAmountEntryViewModel, type ShopAmountEntryState } from './shop-amount-entry-view-model'
import styles from './open-amount.module.css'

const screenProps = {
  title: texts.title,
  back: { to: addresses.qrPayment.createPath(), label: texts.back },
  width: 'narrow',
} as const
const pesosFieldId = 'open-pesos'
const centsFieldId = 'open-cents'
const limitTextId = 'open-limit'

/** The screen on which the customer types the amount to pay to a shop. Source: QRP-05. */
export const ShopAmountEntryScreen = observer(function ShopAmountEntryScreen() {
  const model = useViewModel(ShopAmountEntryViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={screenProps}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{ secondaryAction: <HomeLink /> }}
    >
      {(shown) => <AmountEntry model={model} state={shown} />}
    </AsyncBoundary>
  )
})

interface ShopAmountEntryProps {
  readonly model: ShopAmountEntryViewModel
  readonly state: ShopAmountEntryState
}

const AmountEntry = observer(function AmountEntry({ model, state }: ShopAmountEntryProps) {
  return (
    <Screen {...screenProps} lead={texts.lead(state.sellerName)}>
      <Form onSubmit={model.continueToPurchasePlan} errors={[]} label={texts.legend}>
        <fieldset className={styles['amount']} aria-describedby={limitTextId}>
          <legend className="visually-hidden">{texts.legend}</legend>
          <AmountFields model={model} />
          <p id={limitTextId}>{texts.limit(formatBriefMoney(state.remainingAmount))}</p>
        </fieldset>
        <p role="status" className={classNames(styles['total'], model.isOverLimit && styles['over'])}>
          {model.isOverLimit
            ? texts.overLimit(formatBriefMoney(model.amount))
            : texts.total(formatBriefMoney(model.amount))}
        </p>
        <Stack gap="small">
          <Button type="submit" wide disabledReason={amountProblemText(model)}>
            {texts.goOn}
          </Button>
          <Button variant="secondary" wide onPress={model.returnToScanner}>
            {texts.cancel}
          </Button>
        </Stack>
      </Form>
    </Screen>
  )
})

function amountProblemText({ amountProblem }: ShopAmountEntryViewModel): string | undefined {
  if (amountProblem === undefined) return undefined
  return amountProblem === 'zero' ? texts.zero : texts.tooMuch
}

const AmountFields = observer(function AmountFields({ model }: { readonly model: ShopAmountEntryViewModel }) {
  const cents = useRef<HTMLInputElement>(null)
  const pesos = useRef<HTMLInputElement>(null)
  const look = classNames(styles['figures'], model.isOverLimit && styles['over'])
  const wrong = model.isOverLimit
  return (
    <div className={look} data-size={model.needsSmallerDigits ? 'long' : undefined}>
      <span aria-hidden="true">$</span>
      <label className={styles['pesos']}>
        <span className="visually-hidden">{texts.pesos}</span>
        <input
          ref={pesos}
          id={pesosFieldId}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={model.typedAmount.pesos}
          size={Math.max(1, model.typedAmount.pesos.length)}
          aria-invalid={wrong || undefined}
          onChange={({ target }) => {
            if (model.enterPesos(target.value)) cents.current?.focus()
          }}
        />
      </label>
      <span aria-hidden="true">,</span>
      <label className={styles['cents']}>
        <span className="visually-hidden">{texts.cents}</span>
        <input
          ref={cents}
          id={centsFieldId}
          inputMode="numeric"
          autoComplete="off"
          placeholder="00"
          value={model.typedAmount.cents}
          size={2}
          aria-invalid={wrong || undefined}
          onChange={({ target }) => model.enterCents(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' || !model.eraseLastPesosDigit()) return
            event.preventDefault()
            pesos.current?.focus()
          }}
        />
      </label>
    </div>
  )
})
