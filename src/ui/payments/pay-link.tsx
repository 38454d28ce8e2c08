import { useRef, type ReactNode } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import type { Cents } from '@/domain/shared/money'
import { ButtonLink, type ButtonVariant } from '@/ui/kit/button'
import { withViewTransition } from '@/ui/kit/view-transition'
import { useViewModel } from '@/ui/kit/use-view-model'
import { PayLinkViewModel } from './pay-link-view-model'
import { transitionMarker } from './transition-amount'

export interface PayLinkProps {
  readonly to: string
  readonly externalId: string
  /** The amount above the link, which is passed on to the payment. */
  readonly amount: Cents
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/** Leads to paying a loan, and takes the amount along. Source: PAY-21. */
export function PayLink({ to, externalId, amount, variant = 'primary', children }: PayLinkProps) {
  const model = useViewModel(PayLinkViewModel, { externalId, amount })
  const isMoving = useRef(false)

  const go: AroundNavHandler = (navigate, path, options) => {
    // It stands there until the movement begins: pressed twice, it leads there once.
    if (isMoving.current) return
    isMoving.current = true
    model.press()
    const wantsRest = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    withViewTransition(
      () => {
        isMoving.current = false
        navigate(path, options)
      },
      document,
      { wantsRest, isThere: isAmountThere },
    )
  }

  return (
    <Router aroundNav={go}>
      <ButtonLink to={to} variant={variant} wide>
        {children}
      </ButtonLink>
    </Router>
  )
}

function isAmountThere(): boolean {
  return document.querySelector(`[${transitionMarker}]`) !== null
}
