import { addresses } from '@/ui/addresses'
import { ButtonLink, type ButtonLinkProps } from '@/ui/kit/button'
import { failureTexts } from '@/ui/texts/failures.texts'

export interface HomeLinkProps {
  readonly variant?: ButtonLinkProps['variant']
}

/** The way on where there is no other, or beside others. */
export function HomeLink({ variant = 'secondary' }: HomeLinkProps) {
  return (
    <ButtonLink to={addresses.home.to()} variant={variant} wide>
      {failureTexts.goHome}
    </ButtonLink>
  )
}
