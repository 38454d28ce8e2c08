import { addresses } from '@/ui/addresses'
import { ButtonLink, type ButtonLinkProps } from '@/ui/kit/button'
import { failureTexts } from '@/ui/texts/failures.texts'

export interface WayHomeProps {
  readonly variant?: ButtonLinkProps['variant']
}

/** The way on where there is no other, or beside others. */
export function WayHome({ variant = 'secondary' }: WayHomeProps) {
  return (
    <ButtonLink to={addresses.home.to()} variant={variant} wide>
      {failureTexts.goHome}
    </ButtonLink>
  )
}
