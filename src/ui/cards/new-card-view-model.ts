import { inject, injectable } from 'inversify'
import { CardAdditionInProgress } from '@/application/cards/card-addition'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { toCardOwner, CardFormModel } from './card-form-model'
import { isAddCardPath } from './card-steps'

type NewCardState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'typing'; readonly errors: readonly FormError[] }

/** The screen with the form in which the customer types the card to add. Source: CAR-03, CAR-06, CAR-07. */
@injectable()
export class NewCardViewModel {
  state: NewCardState = { phase: 'opening' }

  constructor(
    @inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout,
    @inject(CardAdditionInProgress) private readonly addition: CardAdditionInProgress,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardFormModel) readonly cardForm: CardFormModel,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    if (this.rollout.mayAddCards() && this.addition.chosenLoans().length > 0) this.open()
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.cardForm.clear()
      if (!isAddCardPath(this.navigation.path())) this.addition.forget()
    }
  }

  submit(): void {
    if (this.state.phase !== 'typing') return
    const errors = this.cardForm.errors()
    this.state = { phase: 'typing', errors }
    if (errors.length > 0) return
    this.addition.enteredCard.save(this.cardForm.card)
    this.navigation.goTo(addresses.newCardSummary.createPath())
  }

  forgetSecrets(): void {
    this.addition.enteredCard.forgetSecrets()
  }

  private open(): void {
    const typed = this.addition.enteredCard.typedCard()
    if (typed) this.cardForm.restoreTypedCard(typed)
    else this.cardForm.prefillOwner(toCardOwner(this.sessions.customer()))
    this.state = { phase: 'typing', errors: [] }
  }
}
