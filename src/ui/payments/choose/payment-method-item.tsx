import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type RefObject } from 'react'
import type { Cents } from '@/domain/shared/money'
import { takesPart, type PaymentMethod } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { OfferedMethod } from '@/application/payments/payment.port'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { cardName } from '@/ui/cards/card-words'
import { ButtonLink } from '@/ui/kit/button'
import { Facts } from '@/ui/kit/facts'
import type { IconName } from '@/ui/kit/icon-strokes'
import { LinkButton } from '@/ui/kit/link-button'
import { PressRow, RowContent } from '@/ui/kit/link-row'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { Fallback } from '@/ui/kit/on-demand'
import { RowList } from '@/ui/kit/row-list'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { methodNotLoaded } from '@/ui/texts/payment-failures.texts'
import { partPaymentTexts } from '@/ui/texts/part-payment.texts'
import { paymentsTexts, settlingTimeText } from '@/ui/texts/payments.texts'
import { CurrentRelease } from '@/ui/shell/current-release'
import { PartBoundary } from '@/ui/shell/part-boundary'
import type { PaymentSummaryViewModel } from './payment-summary-view-model'
import { backTarget } from './back-target'
import { MethodView } from './method-view-ahead'
import styles from './payment-method-item.module.css'

const texts = paymentsTexts.summary

/**
 * Returns the name of a method and how long it takes. The debit card is named by the saved card; methods
 * that cannot pay the chosen part say so. Source: PAY-05, PAY-24, PAY-26.
 */
function wayWords(
  { method, description }: OfferedMethod,
  card: SavedCard | undefined,
  part: Cents | undefined,
): { readonly title: string; readonly facts: readonly string[] } {
  const time = settlingTimeText(method)
  if (method === 'debit-card' && card) return { title: cardName(card), facts: [description, time] }
  if (part === undefined || takesPart(method)) return { title: description, facts: [time] }
  return { title: description, facts: [time, partPaymentTexts.takesWhole] }
}

const icons: Record<PaymentMethod, IconName> = {
  cvu: 'bank',
  qr: 'qr',
  cash: 'barcode',
  wallet: 'phone',
  'debit-card': 'card',
  'credit-card': 'external',
}

interface PaymentMethodItemProps {
  readonly model: PaymentSummaryViewModel
  readonly summary: PaymentSummary
}

/** The payment methods: all of them until one is chosen, then only that one. Source: PAY-05. */
export const PaymentMethodItem = observer(function PaymentMethodItem({
  model,
  summary,
}: PaymentMethodItemProps) {
  const { chosenMethod: way } = model
  const focusRef = useFocusOnChange(way === undefined)
  const { release } = useViewModel(CurrentRelease)
  if (summary.methods.length === 0)
    return <NotLoaded tone="warn" message={texts.noMethods} onRetry={() => void model.answer.retry()} />
  if (!way) return <OpenWays model={model} summary={summary} focusRef={focusRef} />
  return (
    <>
      <ChosenWay model={model} way={way} focusRef={focusRef} />
      <PartBoundary
        key={way.method}
        release={release}
        meanwhile={<Skeleton shape="panel" />}
        message={methodNotLoaded}
      >
        <Fallback value={<Skeleton shape="panel" />}>
          <MethodView method={way.method} summary={model} />
        </Fallback>
      </PartBoundary>
    </>
  )
})

/** The element that receives the focus: the heading or the chosen method. */
type FocusRef = RefObject<(HTMLHeadingElement & HTMLDivElement) | null>

/** Moves the focus when the list opens or closes, because the pressed button has disappeared. */
function useFocusOnChange(isOpen: boolean): FocusRef {
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

const OpenWays = observer(function OpenWays({
  model,
  summary,
  focusRef,
}: PaymentMethodItemProps & FocusProps) {
  return (
    <section className={styles['ways']} aria-labelledby="ways">
      <h2 id="ways" ref={focusRef} tabIndex={-1}>
        {texts.method}
      </h2>
      <RowList>
        {summary.methods.map((way) => {
          const { title, facts } = wayWords(way, summary.card, model.part.amount)
          return (
            <li key={way.method}>
              <PressRow
                icon={icons[way.method]}
                title={title}
                detail={<Facts of={facts} />}
                onPress={() => model.choose(way.method)}
              />
            </li>
          )
        })}
      </RowList>
      <ButtonLink to={backTarget(summary).to} variant="quiet">
        {texts.goBack}
      </ButtonLink>
    </section>
  )
})

interface ChosenWayProps extends FocusProps {
  readonly model: PaymentSummaryViewModel
  readonly way: OfferedMethod
}

const ChosenWay = observer(function ChosenWay({ model, way, focusRef }: ChosenWayProps) {
  return (
    <div
      className={styles['chosen']}
      role="group"
      aria-label={texts.chosenMethod}
      ref={focusRef}
      tabIndex={-1}
    >
      <RowContent icon={icons[way.method]} title={way.description} detail={settlingTimeText(way.method)} />
      {model.canChangeMethod && (
        <LinkButton onPress={model.changeWay} hiddenText={texts.ofMethod}>
          {texts.change}
        </LinkButton>
      )}
    </div>
  )
})
