import { inject, injectable } from 'inversify'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { Result } from '@/domain/shared/result'
import { SelectedCard } from '@/application/cards/selected-card'
import { ReplaceCard, type ReplaceCardFailure } from '@/application/cards/replace-card'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardChangeNotifier } from './card-change-notifier'
import { toCardOwner, CardFormModel } from './card-form-model'
import { isCardDetailOrReplacementPath } from './card-steps'

type ReplacementCardFormState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'typing'; readonly card: DebitCard; readonly errors: readonly FormError[] }
  | { readonly phase: 'sending'; readonly card: DebitCard }
  /**
   * State in which the lender has refused the new card, because it is in another person's name. Source:
   * CAR-10.
   */
  | { readonly phase: 'other-holder'; readonly card: DebitCard }

/**
 * The screen with the form for a new card that replaces the card which the customer opened. Source: CAR-07
 * to CAR-10.
 */
@injectable()
export class ReplacementCardFormViewModel {
  state: ReplacementCardFormState = { phase: 'opening' }

  constructor(
    @inject(ReplaceCard) private readonly replaceCard: ReplaceCard,
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(CardChangeNotifier) private readonly notifier: CardChangeNotifier,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(CardFormModel) readonly cardForm: CardFormModel,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    const card = this.selectedCard.replaceableCard()
    if (card) this.open(card)
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.pendingRequest.cancel()
      this.cardForm.clear()
      if (!isCardDetailOrReplacementPath(this.navigation.path())) this.selectedCard.forget()
    }
  }

  async submit(): Promise<void> {
    if (this.state.phase !== 'typing') return
    const { card } = this.state
    const errors = this.cardForm.errors()
    if (errors.length > 0) {
      this.state = { phase: 'typing', card, errors }
      return
    }
    this.state = { phase: 'sending', card }
    this.selectedCard.enteredCard.save(this.cardForm.card)
    this.cardForm.forgetSecrets()
    await this.notifier.showOutcome({
      answer: this.replaceCard.execute({ by: 'new' }),
      answerWaiter: this.pendingRequest,
      showResult: (replaced) => this.showResult(card, replaced),
      card,
      texts: myCardsTexts.replaced,
      isScreenObsolete: () =>
        isCardDetailOrReplacementPath(this.navigation.path()) &&
        this.selectedCard.outcome()?.kind === 'replaced',
    })
  }

  /**
   * Shows the card form again after the lender refused the new card, because it is in another person's name.
   * The customer has to type the card's number and security code again, because the portal does not store
   * them.
   */
  showCardFormAgain(): void {
    if (this.state.phase === 'other-holder') this.open(this.state.card)
  }

  private open(card: DebitCard): void {
    const typed = this.selectedCard.enteredCard.typedCard()
    if (typed) this.cardForm.restoreTypedCard(typed)
    else this.cardForm.prefillOwner(toCardOwner(this.sessions.customer()))
    this.state = { phase: 'typing', card, errors: [] }
  }

  private showResult(card: DebitCard, replaced: Result<void, ReplaceCardFailure>): void {
    switch (replaced.ok ? undefined : replaced.failure.kind) {
      case 'other-holder':
        this.state = { phase: 'other-holder', card }
        break
      case 'in-progress':
        this.reopenCardForm(card)
        break
      case 'not-replaceable':
        this.navigation.goTo(addresses.cardNotReplaced.createPath(), { replace: true })
        break
      case 'incomplete':
        this.navigation.goTo(addresses.cards.createPath(), { replace: true })
        break
      default:
        this.navigation.goTo(addresses.replacementResult.createPath(), { replace: true })
    }
  }

  /**
   * Shows the card form again, because another request to change the card is pending. The form still contains
   * what the customer typed. If the new card was already taken out of memory to be sent, its number and
   * security code are empty. Outside the form, both are deleted from memory. Source: PAY-19.
   */
  private reopenCardForm(card: DebitCard): void {
    this.open(card)
    this.selectedCard.enteredCard.forgetSecrets()
    this.toasts.show({ text: myCardsTexts.choice.inProgress })
  }
}
