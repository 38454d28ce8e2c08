import { inject, injectable } from 'inversify'
import type { CardBrandAndDigits } from '@/domain/cards/known-card'
import type { Result } from '@/domain/shared/result'
import type { ReplaceCardFailure } from '@/application/cards/replace-card'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { Toasts, type ToastRequest } from '@/ui/kit/toasts'
import type { PendingRequest } from '@/ui/kit/pending-request'
import {
  cardChangeOutcomeUnknownText,
  cardNotChangedText,
  newCardRefusedText,
  type CardChangeResultTexts,
} from '@/ui/texts/my-cards.texts'
import { cardNameAfterTheWordYour } from './card-name-in-sentence'

interface CardChangeSentToLender<Failure> {
  readonly answer: Promise<Result<void, Failure>>
  /**
   * The wait for the lender's answer on the screen from which the customer added or replaced the card. The
   * wait ends early if the customer leaves that screen.
   */
  readonly answerWaiter: PendingRequest
  readonly showResult: (answer: Result<void, Failure>) => void
  /** The new card when a card is added, the old one when a card is replaced. */
  readonly card: CardBrandAndDigits
  readonly texts: CardChangeResultTexts
  /**
   * Returns whether the screen on which the customer is now has become useless through the card change, such
   * as a step of replacing the same card; the portal then opens the list of cards. Called only if the
   * customer has left the screen from which they sent the request.
   */
  readonly isScreenObsolete: () => boolean
}

/**
 * Shows the result of adding or replacing a card: on the result screen or, if the customer has left the
 * screen from which they sent the request but is still signed in, as a toast. Source: CAR-06, CAR-09.
 */
@injectable()
export class CardChangeNotifier {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  async showOutcome<Failure extends ReplaceCardFailure>(
    change: CardChangeSentToLender<Failure>,
  ): Promise<void> {
    const sender = this.sessions.customerId()
    let isShown = false
    await change.answerWaiter.waitForAnswer(change.answer, (answer) => {
      isShown = true
      change.showResult(answer)
    })
    if (isShown || sender !== this.sessions.customerId()) return
    const answer = await change.answer
    const toast = toastAfterLeavingScreen(answer, change)
    if (toast) this.toasts.show(toast)
    if (answer.ok && change.isScreenObsolete())
      this.navigation.goTo(addresses.cards.createPath(), { replace: true })
  }
}

function toastAfterLeavingScreen(
  answer: Result<void, ReplaceCardFailure>,
  { card: changed, texts: { late } }: Pick<CardChangeSentToLender<ReplaceCardFailure>, 'card' | 'texts'>,
): ToastRequest | undefined {
  const card = cardNameAfterTheWordYour(changed)
  if (answer.ok) return { text: late.done(card), tone: 'good' }
  const { failure } = answer
  switch (failure.kind) {
    // Nothing was sent, so there is no result to show.
    case 'incomplete':
    case 'in-progress':
      return undefined
    case 'other-holder':
    case 'not-replaceable':
      return { text: late.failed(card, newCardRefusedText(failure)), tone: 'bad' }
    case 'declined':
    case 'not-sent':
      return { text: late.failed(card, cardNotChangedText(failure)), tone: 'bad' }
    case 'unknown':
      return { text: late.unsure(card, cardChangeOutcomeUnknownText(failure)), tone: 'warn' }
  }
}
