import { addresses } from '@/ui/addresses'
import { ButtonLink, type ButtonLinkProps } from '@/ui/kit/button'
import { failureActionTexts } from '@/ui/texts/failures.texts'

interface HomeLinkProps {
  readonly variant?: ButtonLinkProps['variant']
}

/** A link to the home screen that looks like a button. */
export function HomeLink({ variant = 'quiet' }: HomeLinkProps) {
  return (
    <ButtonLink to={addresses.home.createPath()} variant={variant} wide>
      {failureActionTexts.goHome}
    </ButtonLink>
  )
}
