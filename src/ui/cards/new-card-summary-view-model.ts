import { inject, injectable } from 'inversify'
import { sumOfOneInstallmentPerLoan, type CardPayableLoan } from '@/domain/cards/card-loan'
import { brandAndDigitsOfTypedCard } from '@/domain/cards/known-card'
import type { EnteredCard } from '@/domain/cards/new-card'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import { AddCard, type AddCardFailure } from '@/application/cards/add-card'
import { CardAdditionInProgress } from '@/application/cards/card-addition'
import { CardQueries } from '@/application/cards/card-queries'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { LoanTermsFileOpener } from '@/ui/loan-cost/loan-terms-file-opener'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardChangeNotifier } from './card-change-notifier'
import type { CardLabels } from './card-labels'
import { enteredCardLabels } from './entered-card-labels'
import { isAddCardPath } from './card-steps'

/**
 * The new card, the loans that will be paid with it, and the total that the customer is about to agree to.
 */
export interface NewCardSummary {
  readonly card: CardLabels
  readonly loans: readonly CardPayableLoan[]
  readonly total: Cents
}

type NewCardSummaryState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'asking'; readonly summary: NewCardSummary }
  | { readonly phase: 'sending'; readonly summary: NewCardSummary }
  /**
   * State in which the lender has refused the card, because it is in another person's name. Source: CAR-10.
   */
  | { readonly phase: 'other-holder' }

const termsTexts = {
  fileName: myCardsTexts.summary.termsFile,
  failureText: myCardsTexts.errorToShowTermsAndCond,
}

/**
 * The screen that shows the new card and the loans that will be paid with it, before the customer sends
 * them. Source: CAR-03, CAR-06, CAR-07.
 */
@injectable()
export class NewCardSummaryViewModel {
  state: NewCardSummaryState = { phase: 'opening' }

  constructor(
    @inject(AddCard) private readonly addCard: AddCard,
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout,
    @inject(CardAdditionInProgress) private readonly addition: CardAdditionInProgress,
    @inject(CardChangeNotifier) private readonly notifier: CardChangeNotifier,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(LoanTermsFileOpener) readonly termsOpener: LoanTermsFileOpener,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const loans = this.addition.chosenLoans()
    const card = this.addition.enteredCard.isComplete() ? this.addition.enteredCard.typedCard() : undefined
    if (this.rollout.mayAddCards() && loans.length > 0 && card) this.ask(card, loans)
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.pendingRequest.cancel()
      this.termsOpener.cancelOpening()
      if (!isAddCardPath(this.navigation.path())) this.addition.forget()
    }
  }

  async confirmNewCard(): Promise<void> {
    if (this.state.phase !== 'asking') return
    const { summary } = this.state
    const card = brandAndDigitsOfTypedCard(this.addition.enteredCard.cardNumber() ?? '')
    this.state = { phase: 'sending', summary }
    await this.notifier.showOutcome({
      answer: this.addCard.execute(),
      answerWaiter: this.pendingRequest,
      showResult: (added) => this.showResult(summary, added),
      card,
      texts: myCardsTexts.added,
      isScreenObsolete: () => isAddCardPath(this.navigation.path()) && !this.addition.additionBeingPrepared(),
    })
  }

  async openTermsFile(): Promise<void> {
    const externalIds = this.addition.chosenLoans().map(({ externalId }) => externalId)
    await this.termsOpener.open(() => this.queries.directDebitTerms(externalIds), termsTexts)
  }

  returnToCards(): void {
    this.navigation.goTo(addresses.cards.createPath())
  }

  returnToCardForm(): void {
    this.navigation.goTo(addresses.newCard.createPath(), { replace: true })
  }

  forgetSecrets(): void {
    this.addition.enteredCard.forgetSecrets()
  }

  private ask(card: EnteredCard, loans: readonly CardPayableLoan[]): void {
    const summary = { card: enteredCardLabels(card), loans, total: sumOfOneInstallmentPerLoan(loans) }
    this.state = { phase: 'asking', summary }
  }

  private showResult(summary: NewCardSummary, added: Result<void, AddCardFailure>): void {
    const kind = added.ok ? undefined : added.failure.kind
    if (kind === 'other-holder') this.state = { phase: 'other-holder' }
    else if (kind === 'incomplete') this.navigation.goTo(addresses.newCard.createPath(), { replace: true })
    else if (kind === 'in-progress') {
      this.state = { phase: 'asking', summary }
      this.toasts.show({ text: myCardsTexts.summary.inProgress })
    } else this.navigation.goTo(addresses.newCardResult.createPath(), { replace: true })
  }
}
