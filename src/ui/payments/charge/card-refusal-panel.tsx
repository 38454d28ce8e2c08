import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/kit/button'
import { Icon } from '@/ui/kit/icon'
import { HomeLink } from '@/ui/shell/home-link'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { DebitCardPaymentState, DebitCardPaymentViewModel } from './debit-card-payment-view-model'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import styles from '@/ui/payments/payments.module.css'
import { useCallOnReturnToPage } from '@/ui/kit/use-call-on-return-to-page'

const texts = paymentsTexts.refusal

interface CardRefusalPanelProps {
  readonly model: DebitCardPaymentViewModel
  readonly state: Extract<DebitCardPaymentState, { readonly phase: 'refused' | 'leaving' | 'left' }>
  readonly request: PaymentRequest
  /**
   * Whether the lender offers payment with the wallet. If not, the panel does not offer it either.
   * Source: PAY-05.
   */
  readonly isWalletOffered: boolean
}

/** A panel that says why the card was declined and what the customer can do. Source: PAY-15. */
export const CardRefusalPanel = observer(function CardRefusalPanel(props: CardRefusalPanelProps) {
  const { model, state, isWalletOffered } = props
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useCallOnReturnToPage(model.returnFromProvider)
  const isLeaving = state.phase !== 'refused'
  return (
    <section className={styles['refusal']} aria-labelledby={titleId}>
      <span className={styles['refusalMark']}>
        <Icon name="exclamation" size="large" />
      </span>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {state.title}
      </h2>
      <p>{isWalletOffered ? state.hintWithWallet : state.hintWithoutWallet}</p>
      <p className={styles['small']}>{basicComponentTexts.reference(texts.reference)}</p>
      <div className={styles['actions']}>
        {isWalletOffered ? <NextStepsWithWallet {...props} /> : <NextStepsWithoutWallet {...props} />}
      </div>
      <p role="status">{isLeaving && (model.pendingRequest.slowRequestMessage ?? texts.preparing)}</p>
    </section>
  )
})

/** The buttons of the panel if the lender does not offer payment with the wallet. */
function NextStepsWithoutWallet({ model, state }: CardRefusalPanelProps) {
  if (state.nextStep === 'none') return <HomeLink variant="primary" />
  const isWrongNumber = state.nextStep === 'card'
  return (
    <>
      <Button
        icon={isWrongNumber ? 'retry' : 'card'}
        wide
        onPress={isWrongNumber ? model.showNewCardForm : model.showSavedCards}
      >
        {isWrongNumber ? texts.typeAgain : texts.otherCard}
      </Button>
      <HomeLink />
    </>
  )
}

function NextStepsWithWallet({ model, state, request }: CardRefusalPanelProps) {
  const isLeaving = state.phase !== 'refused'
  const toProvider = () => void model.goToWalletProvider(request)
  switch (state.nextStep) {
    case 'card':
      return (
        <>
          <Button icon="retry" wide onPress={model.showNewCardForm}>
            {texts.typeAgain}
          </Button>
          <Button variant="quiet" icon="external" wide busy={isLeaving} onPress={toProvider}>
            {texts.toProvider}
          </Button>
          <HomeLink />
        </>
      )
    case 'provider':
      return (
        <>
          <Button icon="retry" wide busy={isLeaving} onPress={toProvider}>
            {texts.toProvider}
          </Button>
          <Button variant="quiet" icon="card" wide onPress={model.showSavedCards}>
            {texts.otherCard}
          </Button>
          <HomeLink />
        </>
      )
    case 'none':
      return <HomeLink variant="primary" />
  }
}
