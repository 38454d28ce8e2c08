import type { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import { OutcomeUnknownScreen } from '@/ui/shared/outcome-unknown-screen'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import { collectionDeactivationTexts } from '@/ui/texts/collection-deactivation.texts'
import type { CollectionChangeOfUnknownOutcome } from './loan-with-automatic-collection'
import { BackToLoanLink } from './back-to-loan-link'

interface CollectionOutcomeUnknownProps {
  readonly outcomeFollower: OperationOutcomeFollower
  readonly change: CollectionChangeOfUnknownOutcome
  /**
   * Whether the bank account that the customer has just typed differs from the one in their earlier request,
   * whose outcome is unknown.
   */
  readonly differsFromRequestedAccount?: boolean
  readonly loanAddress: string
  readonly onRetry: () => void
}

/**
 * The screen for a request to activate or turn off the automatic collection whose outcome is unknown. The
 * portal keeps asking the lender about it. Source: COL-01, COL-03, PAY-16.
 */
export function CollectionOutcomeUnknownScreen({
  outcomeFollower,
  change: { operation },
  differsFromRequestedAccount = false,
  loanAddress,
  onRetry,
}: CollectionOutcomeUnknownProps) {
  const isDeactivation = operation.terms.kind === 'collection-leaving'
  const texts = isDeactivation ? collectionDeactivationTexts.unknown : collectionActivationTexts.unknown
  const notReceived = differsFromRequestedAccount
    ? collectionActivationTexts.unknown.otherAccount
    : texts.notReceived
  return (
    <OutcomeUnknownScreen
      outcomeFollower={outcomeFollower}
      message={texts}
      notReceivedMessage={{ title: texts.notReceivedTitle, text: notReceived }}
      onRetry={onRetry}
      secondaryAction={<BackToLoanLink to={loanAddress} variant="quiet" />}
    />
  )
}
