import { useRef, type ReactNode } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import type { Cents } from '@/domain/shared/money'
import { ButtonLink, type ButtonVariant } from '@/ui/kit/button'
import { runViewTransition } from '@/ui/kit/view-transition'
import { useViewModel } from '@/ui/kit/use-view-model'
import { PayLinkViewModel } from './pay-link-view-model'
import { animatedAmountAttribute } from './animated-amount'

interface PayLinkProps {
  readonly to: string
  readonly loanExternalId: string
  /**
   * The amount that is shown above the link. The payment screen shows it until the lender says what is due.
   */
  readonly amount: Cents
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/**
 * A link to the payment screen of a loan. That screen first shows the amount that stands above the link.
 * Source: PAY-21.
 */
export function PayLink({ to, loanExternalId, amount, variant = 'primary', children }: PayLinkProps) {
  const model = useViewModel(PayLinkViewModel, { loanExternalId, amount })
  const isMoving = useRef(false)

  const go: AroundNavHandler = (navigate, path, options) => {
    // The link stays on the page until the transition begins; a second press has no effect.
    if (isMoving.current) return
    isMoving.current = true
    model.savePayButtonAmount()
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    runViewTransition(
      () => {
        isMoving.current = false
        navigate(path, options)
      },
      document,
      { prefersReducedMotion, hasMovedElementArrived: isAnimatedAmountOnPage },
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

function isAnimatedAmountOnPage(): boolean {
  return document.querySelector(`[${animatedAmountAttribute}]`) !== null
}
