import { inject, injectable } from 'inversify'
import { brandAndDigitsOfTypedCard, type CardBrandAndDigits } from '@/domain/cards/known-card'
import type { CardToUpdate, FindCardFailure } from '@/application/cards/card-update.port'
import { UpdateCard } from '@/application/cards/update-card'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import type { FormError } from '@/ui/kit/form-error'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { addresses } from '@/ui/addresses'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { unconfirmedOperationReasonText } from '@/ui/texts/unconfirmed.texts'
import { CardFormModel } from './card-form-model'

export type CardUpdateState =
  /**
   * State in which the address of the screen contains no card renewal link, or a link that the lender does
   * not know.
   */
  | { readonly phase: 'no-link' }
  | { readonly phase: 'asking'; readonly card: CardToUpdate; readonly errors: readonly FormError[] }
  | { readonly phase: 'updating'; readonly card: CardToUpdate }
  | { readonly phase: 'updated'; readonly newCard: CardBrandAndDigits }
  | { readonly phase: 'not-updated'; readonly card: CardToUpdate; readonly message: string }
  /**
   * State in which the outcome of the request to renew the card is unknown: the lender may or may not have
   * replaced the old card with the new one.
   */
  | {
      readonly phase: 'unsure'
      readonly card: CardToUpdate
      readonly newCard: CardBrandAndDigits
      readonly message: string
      readonly reference: string | undefined
    }

/**
 * The screen on which the customer renews the card from which a direct debit is paid. They open it with a
 * link that the lender sent. Source: ACC-30.
 */
@injectable()
export class CardUpdateViewModel {
  private link = ''
  /** The last card that may have replaced the old one although the lender did not confirm it. */
  private possiblyNewCard: CardBrandAndDigits | undefined = undefined

  constructor(
    @inject(UpdateCard) private readonly updateCard: UpdateCard,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardFormModel) readonly cardForm: CardFormModel,
    @inject(AsyncState) readonly asyncState: AsyncState<CardUpdateState>,
    @inject(PendingRequest) private readonly pendingUpdate: PendingRequest,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    this.link = addresses.cardUpdate.parse(this.navigation).link ?? ''
    if (this.link === '') this.asyncState.showLoadedState({ phase: 'no-link' })
    else this.loadCard(cardFormState)
    return () => {
      this.asyncState.cancelRequest()
      this.pendingUpdate.cancel()
      this.cardForm.clear()
    }
  }

  /**
   * Asks the lender for the last digits of the current card, to find out whether the new card has replaced
   * the old one. Shows the card form again if the card was not replaced, or if both cards have the same last
   * digits, so that the digits do not prove it.
   */
  checkUpdateOutcome(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'unsure') return
    const { card: before, newCard } = loadedState
    const { lastDigits } = newCard
    this.loadCard((card) => {
      const isNew = card.lastDigits === lastDigits && before.lastDigits !== lastDigits
      return isNew ? this.toUpdatedState(newCard) : cardFormState(card)
    })
  }

  async submit(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'asking') return
    const { card } = loadedState
    const errors = this.cardForm.errors()
    if (errors.length > 0) {
      this.asyncState.showLoadedState({ phase: 'asking', card, errors })
      return
    }
    this.asyncState.showLoadedState({ phase: 'updating', card })
    const typed = this.cardForm.takeCardAndEraseSecrets()
    const newCard = brandAndDigitsOfTypedCard(typed.number)
    await this.pendingUpdate.waitForAnswer(this.updateCard.execute(this.link, typed), (updated) => {
      this.asyncState.showLoadedState(
        updated.ok
          ? this.toUpdatedState(newCard)
          : this.failedUpdateState({ card, newCard }, updated.failure),
      )
    })
  }

  /**
   * Shows the card form again. The customer has to type the new card's number and security code again,
   * because the portal does not store them.
   */
  showCardFormAgain(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'not-updated' || loadedState?.phase === 'unsure')
      this.asyncState.showLoadedState(cardFormState(loadedState.card))
  }

  private loadCard(show: (card: CardToUpdate) => CardUpdateState): void {
    this.asyncState.load(
      () => this.updateCard.findCard(this.link),
      (found) => (found.ok ? show(found.value) : cardNotFoundState(found.failure)),
    )
  }

  /**
   * Returns the state after a card that the lender did not confirm. A refusal says that this card changed
   * nothing; an earlier one may still have replaced the old card.
   */
  private failedUpdateState(
    { card, newCard }: { readonly card: CardToUpdate; readonly newCard: CardBrandAndDigits },
    failure: GatewayFailure,
  ): CardUpdateState {
    if (mayRequestHaveBeenDone(failure)) {
      this.possiblyNewCard = newCard
      const reference = failure.kind === 'unreadable' ? failure.reference : undefined
      return {
        phase: 'unsure',
        card,
        newCard,
        message: `${unconfirmedOperationReasonText(failure)}.`,
        reference,
      }
    }
    const message = gatewayFailureText(failure, cardsTexts.update.tooManyCards)
    return this.possiblyNewCard
      ? { phase: 'unsure', card, newCard: this.possiblyNewCard, message, reference: undefined }
      : { phase: 'not-updated', card, message }
  }

  private toUpdatedState(newCard: CardBrandAndDigits): CardUpdateState {
    this.cardForm.clear()
    return { phase: 'updated', newCard }
  }
}

function cardFormState(card: CardToUpdate): CardUpdateState {
  return { phase: 'asking', card, errors: [] }
}

function cardNotFoundState(failure: FindCardFailure): CardUpdateState | FailedPhase {
  return failure.kind === 'unknown-link'
    ? { phase: 'no-link' }
    : failedPhase(failure, cardsTexts.update.tooMany)
}
