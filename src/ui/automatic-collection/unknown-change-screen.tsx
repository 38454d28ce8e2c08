import type { FollowedOperation } from '@/ui/shared/followed-operation'
import { OutcomeUnknownScreen } from '@/ui/shared/outcome-unknown-screen'
import { joiningTexts } from '@/ui/texts/collection-joining.texts'
import { leavingTexts } from '@/ui/texts/collection-leaving.texts'
import type { UnknownCollectionChange } from './collected-loan'
import { CollectedLoanLink } from './collected-loan-link'

export interface UnknownChangeScreenProps {
  readonly followed: FollowedOperation
  readonly change: UnknownCollectionChange
  /** Whether the customer now typed another account than in the earlier request to join. */
  readonly isOtherAccount?: boolean
  readonly toLoan: string
  readonly onRetry: () => void
}

/**
 * Screen for a request to join or leave the automatic collection whose outcome is unknown. The portal keeps
 * asking the lender about it. Source: COL-01, COL-03, PAY-16.
 */
export function UnknownChangeScreen({
  followed,
  change: { operation },
  isOtherAccount = false,
  toLoan,
  onRetry,
}: UnknownChangeScreenProps) {
  const isLeaving = operation.terms.kind === 'collection-leaving'
  const texts = isLeaving ? leavingTexts.unknown : joiningTexts.unknown
  const notReceived = isOtherAccount ? joiningTexts.unknown.otherAccount : texts.notReceived
  return (
    <OutcomeUnknownScreen
      followed={followed}
      message={texts}
      notReceived={{ title: texts.notReceivedTitle, text: notReceived }}
      onRetry={onRetry}
      otherAction={<CollectedLoanLink to={toLoan} variant="quiet" />}
    />
  )
}
