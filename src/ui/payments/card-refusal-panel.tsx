import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { wayAfterRefusal } from '@/domain/payments/card-refusal'
import { Button, ButtonLink, type ButtonVariant } from '@/ui/kit/button'
import { Icon } from '@/ui/kit/icon'
import { paths } from '@/ui/paths'
import { failureTexts } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { cardRefusalText, paymentsTexts } from '@/ui/texts/payments.texts'
import type { DebitCardState, DebitCardViewModel } from './debit-card-view-model'
import styles from './payments.module.css'

const texts = paymentsTexts.refusal

export interface CardRefusalPanelProps {
  readonly model: DebitCardViewModel
  readonly state: Extract<DebitCardState, { readonly phase: 'refused' | 'leaving' }>
}

/** Why the card was not charged, and what can be done. Source: PAY-15. */
export const CardRefusalPanel = observer(function CardRefusalPanel({ model, state }: CardRefusalPanelProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { title: words, hint } = cardRefusalText(state.refusal)
  const isLeaving = state.phase === 'leaving'
  return (
    <section className={styles['refusal']} aria-labelledby={titleId}>
      <span className={styles['refusalMark']}>
        <Icon name="exclamation" size="large" />
      </span>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {words}
      </h2>
      <p>{hint}</p>
      <p className={styles['small']}>{kitTexts.reference(texts.reference)}</p>
      <div className={styles['ways']}>
        <Ways model={model} state={state} />
      </div>
      <p role="status">{isLeaving && (model.waiting.note ?? texts.preparing)}</p>
    </section>
  )
})

function Ways({ model, state }: CardRefusalPanelProps) {
  const isLeaving = state.phase === 'leaving'
  const toProvider = () => void model.goToProvider()
  switch (wayAfterRefusal(state.refusal)) {
    case 'card':
      return (
        <>
          <Button icon="retry" wide onPress={model.typeCard}>
            {texts.typeAgain}
          </Button>
          <Button variant="secondary" icon="external" wide busy={isLeaving} onPress={toProvider}>
            {texts.toProvider}
          </Button>
          <HomeLink variant="quiet" />
        </>
      )
    case 'provider':
      return (
        <>
          <Button icon="retry" wide busy={isLeaving} onPress={toProvider}>
            {texts.toProvider}
          </Button>
          <Button variant="secondary" icon="card" wide onPress={model.useOtherCard}>
            {texts.otherCard}
          </Button>
          <HomeLink variant="quiet" />
        </>
      )
    case 'none':
      return <HomeLink variant="primary" />
  }
}

function HomeLink({ variant }: { readonly variant: ButtonVariant }) {
  return (
    <ButtonLink to={paths.home} variant={variant} wide>
      {failureTexts.goHome}
    </ButtonLink>
  )
}
