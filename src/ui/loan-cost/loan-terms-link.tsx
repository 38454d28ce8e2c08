import { observer } from 'mobx-react-lite'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Stack } from '@/ui/kit/stack'
import { loanCostTexts as texts } from '@/ui/texts/loan-cost.texts'
import type { LoanTermsFileOpener } from './loan-terms-file-opener'

export interface LoanTermsLinkProps {
  readonly terms: LoanTermsFileOpener
  readonly onOpen: () => void
}

/** The link that opens the file with the agreement of a loan. Source: REV-04, REV-09. */
export const LoanTermsLink = observer(function LoanTermsLink({ terms, onOpen }: LoanTermsLinkProps) {
  const { openingPhase, pendingRequest } = terms
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
