import { observer } from 'mobx-react-lite'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Stack } from '@/ui/kit/stack'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import type { LoanTermsFileOpener } from './loan-terms-file-opener'

interface LoanTermsLinkProps {
  readonly termsOpener: LoanTermsFileOpener
  readonly onOpen: () => void
  /** Label of the link, and what screen readers say while the file is opened. */
  readonly texts?: Readonly<Record<'terms' | 'openingTerms', string>>
}

/**
 * The link that opens the file with the agreement of a loan, or with another agreement. Source: REV-04,
 * REV-09, CAR-06.
 */
export const LoanTermsLink = observer(function LoanTermsLink({
  termsOpener,
  onOpen,
  texts = loanCostTexts,
}: LoanTermsLinkProps) {
  const { openingPhase, pendingRequest } = termsOpener
  return (
    <Stack gap="small">
      <ButtonStyledAsLink icon="document" onPress={onOpen}>
        {texts.terms}
      </ButtonStyledAsLink>
      <p role="status" className={pendingRequest.slowRequestMessage ? undefined : 'visually-hidden'}>
        {openingPhase === 'opening' && (pendingRequest.slowRequestMessage ?? texts.openingTerms)}
      </p>
    </Stack>
  )
})
