import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type RefObject } from 'react'
import type { Cents } from '@/domain/shared/money'
import { acceptsPartialAmount, type PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { OfferedPaymentMethod } from '@/application/payments/payment.port'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { cardName } from '@/ui/cards/card-labels'
import { ButtonLink } from '@/ui/kit/button'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { PressableRow, LinkOrButtonRowContent } from '@/ui/kit/link-row'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'
import { RowList } from '@/ui/kit/row-list'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentMethodNotLoadedText } from '@/ui/texts/payment-failures.texts'
import { partialPaymentTexts } from '@/ui/texts/partial-payment.texts'
import { paymentsTexts, paymentMethodDelayText } from '@/ui/texts/payments.texts'
import { RunningReleaseViewModel } from '@/ui/shell/running-release-view-model'
import { ScreenPartErrorBoundary } from '@/ui/shell/screen-part-error-boundary'
import type { PaymentSummaryViewModel } from './payment-summary-view-model'
import { backLinkOfPaymentScreen } from './back-link'
import { LazyPaymentMethodView } from './lazy-payment-method-view'
import styles from './payment-method-chooser.module.css'

const texts = paymentsTexts.summary

/**
 * Returns the texts of a payment method: its name, and how long a payment made with it takes to be applied.
 * The debit card method has the name of the saved card, if there is one. If the customer has chosen a partial
 * amount, a method that cannot pay it says so. Source: PAY-05, PAY-24, PAY-26.
 */
function methodTitleAndFacts(
  { method, description }: OfferedPaymentMethod,
  card: SavedCard | undefined,
  part: Cents | undefined,
): { readonly title: string; readonly facts: readonly string[] } {
  const time = paymentMethodDelayText(method)
  if (method === 'debit-card' && card) return { title: cardName(card), facts: [description, time] }
  if (part === undefined || acceptsPartialAmount(method)) return { title: description, facts: [time] }
  return { title: description, facts: [time, partialPaymentTexts.takesWhole] }
}

const iconByMethod: Record<PaymentMethod, IconName> = {
  cvu: 'bank',
  qr: 'qr',
  cash: 'barcode',
  wallet: 'phone',
  'debit-card': 'card',
  'credit-card': 'external',
}

interface PaymentMethodChooserProps {
  readonly model: PaymentSummaryViewModel
  readonly summary: PaymentSummary
}

/**
 * The payment methods. The customer sees all of them until they choose one; then they see only that one.
 * Source: PAY-05.
 */
export const PaymentMethodChooser = observer(function PaymentMethodChooser({
  model,
  summary,
}: PaymentMethodChooserProps) {
  const { chosenMethod } = model
  const focusRef = useFocusOnMethodListToggle(chosenMethod === undefined)
  const { release } = useViewModel(RunningReleaseViewModel)
  if (summary.methods.length === 0)
    return (
      <NotLoadedNotice tone="warn" message={texts.noMethods} onRetry={() => void model.asyncState.retry()} />
    )
  if (!chosenMethod) return <MethodList model={model} summary={summary} focusRef={focusRef} />
  return (
    <>
      <ChosenMethod model={model} chosenMethod={chosenMethod} focusRef={focusRef} />
      <ScreenPartErrorBoundary
        key={chosenMethod.method}
        release={release}
        placeholder={<Skeleton shape="panel" />}
        message={paymentMethodNotLoadedText}
      >
        <LazyPaymentMethodView method={chosenMethod.method} model={model} />
      </ScreenPartErrorBoundary>
    </>
  )
})

/** The element that receives the focus: the heading or the chosen method. */
type FocusRef = RefObject<(HTMLHeadingElement & HTMLDivElement) | null>

/**
 * Moves the focus when the list of payment methods opens or closes, because the button that the customer
 * pressed has disappeared. Returns a reference to set on the element that receives the focus.
 */
function useFocusOnMethodListToggle(isOpen: boolean): FocusRef {
  const focusRef: FocusRef = useRef(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    focusRef.current?.focus()
  }, [isOpen])
  return focusRef
}

interface FocusProps {
  readonly focusRef: FocusRef
}

const MethodList = observer(function MethodList({
  model,
  summary,
  focusRef,
}: PaymentMethodChooserProps & FocusProps) {
  return (
    <section className={styles['methods']} aria-labelledby="methods">
      <h2 id="methods" ref={focusRef} tabIndex={-1}>
        {texts.method}
      </h2>
      <RowList>
        {summary.methods.map((offered) => {
          const { title, facts } = methodTitleAndFacts(
            offered,
            summary.suggestedCard,
            model.amountChoice.partialAmount,
          )
          return (
            <li key={offered.method}>
              <PressableRow
                icon={iconByMethod[offered.method]}
                title={title}
                detail={<InlineTextsWithDots of={facts} />}
                onPress={() => model.chooseMethod(offered.method)}
              />
            </li>
          )
        })}
      </RowList>
      <ButtonLink to={backLinkOfPaymentScreen(summary).to} variant="quiet">
        {texts.goBack}
      </ButtonLink>
    </section>
  )
})

interface ChosenMethodProps extends FocusProps {
  readonly model: PaymentSummaryViewModel
  readonly chosenMethod: OfferedPaymentMethod
}

const ChosenMethod = observer(function ChosenMethod({ model, chosenMethod, focusRef }: ChosenMethodProps) {
  return (
    <div
      className={styles['chosen']}
      role="group"
      aria-label={texts.chosenMethod}
      ref={focusRef}
      tabIndex={-1}
    >
      <LinkOrButtonRowContent
        icon={iconByMethod[chosenMethod.method]}
        title={chosenMethod.description}
        detail={paymentMethodDelayText(chosenMethod.method)}
      />
      {model.canChangeMethod && (
        <ButtonStyledAsLink onPress={model.showMethodList} hiddenText={texts.ofMethod}>
          {texts.change}
        </ButtonStyledAsLink>
      )}
    </div>
  )
})
