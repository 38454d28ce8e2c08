import { ButtonLink, type ButtonLinkProps } from '@/ui/kit/button'
import { collectionActivationTexts as texts } from '@/ui/texts/collection-activation.texts'

interface BackToLoanLinkProps {
  /** Address of the loan's screen. */
  readonly to: string
  readonly variant?: ButtonLinkProps['variant']
}

/** A link to the screen of the loan whose automatic collection was activated or turned off. */
export function BackToLoanLink({ to, variant = 'primary' }: BackToLoanLinkProps) {
  return (
    <ButtonLink to={to} variant={variant} wide>
      {texts.toLoan}
    </ButtonLink>
  )
}
