import { inject, injectable } from 'inversify'
import type { ExpectedCardChange } from '@/domain/cards/card-evidence'
import type { CardChangeToFollow } from '@/application/cards/card-addition'
import { FollowCardChange } from '@/application/cards/follow-card-change'
import { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import { cardRejectedLaterText, type CardChangeResultTexts } from '@/ui/texts/my-cards.texts'
import {
  cardChangeSuccessContent,
  cardChangeFailureContent,
  cardChangeOutcomeUnknownContent,
  type CardChangeResultContent,
  type LabelledLink,
} from './card-change-result-content'

/**
 * The texts about a card that may or may not have been added or replaced, and the functions to call once the
 * lender has answered.
 */
interface CardChangeFollowerInput {
  readonly texts: CardChangeResultTexts
  readonly retryLink: LabelledLink
  readonly showResult: (report: CardChangeResultContent) => void
  /** Called when the lender confirms that the card was added or replaced. */
  readonly onDone: () => void
}

/**
 * Asks the lender repeatedly whether a card was added or replaced, after a request whose outcome is unknown.
 * Source: CAR-06, CAR-09.
 */
@injectable()
export class CardChangeFollower {
  constructor(
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(FollowCardChange) private readonly followCardChange: FollowCardChange,
  ) {}

  followChange(
    unknown: CardChangeToFollow,
    expectedChange: ExpectedCardChange | undefined,
    { texts, retryLink, showResult, onDone }: CardChangeFollowerInput,
  ): void {
    showResult(cardChangeOutcomeUnknownContent(texts, unknown, retryLink))
    const { operation, owner } = unknown
    const change = { operation, owner, expectedChange }
    this.outcomeFollower.followProvidedAnswers(
      operation,
      (askNow) => this.followCardChange.execute(change, askNow),
      {
        onEnd: ({ status, errorCode }) => {
          if (status !== 'approved') {
            showResult(
              cardChangeFailureContent(
                texts,
                { kind: 'declined', message: cardRejectedLaterText(errorCode) },
                retryLink,
              ),
            )
            return
          }
          onDone()
          showResult(cardChangeSuccessContent(texts, unknown.card))
        },
      },
    )
  }

  /** Stops asking the lender whether the card was added or replaced. */
  stopFollowing(): void {
    this.outcomeFollower.stopFollowing()
  }
}
