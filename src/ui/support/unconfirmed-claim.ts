import {
  findClaimThatMayHaveLostAnswer,
  isSameClaim,
  type ClaimReason,
  type EnteredClaim,
  type FiledClaim,
} from '@/domain/support/claim'
import type { SendClaimFailure } from '@/application/support/claim.port'
import { mayClaimHaveArrived } from '@/application/support/may-claim-have-arrived'
import {
  claimFailureMessage,
  claimMayBeListedMessage,
  earlierClaimMayHaveArrivedMessage,
  type ClaimMessage,
} from '@/ui/texts/claims.texts'
import type { EarlierAttempts } from '@/ui/texts/unconfirmed.texts'

/** What is known about a claim before the customer sends it from this screen for the first time. */
interface ClaimBeforeSending {
  /** Case numbers of the claims that were listed before this one was sent; undefined if they are not known. */
  readonly earlierCaseNumbers: readonly string[] | undefined
  /** What is known about attempts to send the claim that were made before, such as before a reload. */
  readonly earlierAttempts: EarlierAttempts
}

/**
 * A claim that the customer has sent from this screen, once or more often, and the lender has not confirmed.
 * Source: SUP-04.
 */
export class UnconfirmedClaim {
  private readonly earlierCaseNumbers: readonly string[] | undefined
  private attempts: EarlierAttempts

  constructor(
    private readonly claim: EnteredClaim,
    { earlierCaseNumbers, earlierAttempts }: ClaimBeforeSending,
  ) {
    this.earlierCaseNumbers = earlierCaseNumbers
    this.attempts = earlierAttempts
  }

  isAttemptAt(claim: EnteredClaim): boolean {
    return isSameClaim(this.claim, claim)
  }

  /**
   * Records that another attempt failed and returns the message about it. Undefined if the form says what is
   * wrong and no attempt can have arrived.
   */
  recordFailure(failure: SendClaimFailure): ClaimMessage | undefined {
    const earlier = this.attempts
    if (failure.kind === 'email-refused')
      return earlier === 'may-be-done' ? earlierClaimMayHaveArrivedMessage() : undefined
    if (mayClaimHaveArrived(failure)) this.attempts = 'may-be-done'
    return claimFailureMessage(failure, earlier)
  }

  /**
   * Returns the message that the claim may be among the claims that the lender lists; undefined if it is not.
   */
  messageIfListed(listed: readonly FiledClaim[], reasons: readonly ClaimReason[]): ClaimMessage | undefined {
    const { claim, earlierCaseNumbers } = this
    if (!earlierCaseNumbers) return undefined
    const reason = reasons.find(({ id }) => id === claim.reasonId)?.description
    const found = findClaimThatMayHaveLostAnswer(listed, { reason, earlierCaseNumbers })
    return found && claimMayBeListedMessage(found.caseNumber)
  }
}
