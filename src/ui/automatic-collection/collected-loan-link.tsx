import { ButtonLink, type ButtonLinkProps } from '@/ui/kit/button'
import { joiningTexts as texts } from '@/ui/texts/collection-joining.texts'

export interface CollectedLoanLinkProps {
  /** Address of the loan's screen. */
  readonly to: string
  readonly variant?: ButtonLinkProps['variant']
}

/** A link to the loan whose automatic collection was joined or left. */
export function CollectedLoanLink({ to, variant = 'primary' }: CollectedLoanLinkProps) {
  return (
    <ButtonLink to={to} variant={variant} wide>
      {texts.toLoan}
    </ButtonLink>
  )
}
