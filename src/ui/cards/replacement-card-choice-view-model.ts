import { inject, injectable } from 'inversify'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { Result } from '@/domain/shared/result'
import { SelectedCard } from '@/application/cards/selected-card'
import { CardQueries } from '@/application/cards/card-queries'
import { ReplaceCard, type ReplaceCardFailure } from '@/application/cards/replace-card'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import type { FormError } from '@/ui/kit/form-error'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardChangeNotifier } from './card-change-notifier'
import { CardFailureNavigation } from './card-failure-navigation'
import { cardNameAfterTheWordYour } from './card-name-in-sentence'
import { isCardDetailOrReplacementPath } from './card-steps'

/**
 * Name of the radio group in which the customer chooses the card that replaces another one. It is also the
 * first part of the id of the first radio button.
 */
export const replacementCardRadioGroupName = 'replacement'

export type ReplacementCardChoiceState =
  | {
      readonly phase: 'choosing'
      readonly cards: readonly DebitCard[]
      readonly errors: readonly FormError[]
    }
  | { readonly phase: 'sending'; readonly cards: readonly DebitCard[] }

/**
 * The screen on which the customer chooses another of their cards, which replaces the card that they opened.
 * Source: CAR-08, CAR-09.
 */
@injectable()
export class ReplacementCardChoiceViewModel {
  chosenCardId: string | undefined = undefined

  constructor(
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(ReplaceCard) private readonly replaceCard: ReplaceCard,
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(CardFailureNavigation) private readonly failures: CardFailureNavigation,
    @inject(CardChangeNotifier) private readonly notifier: CardChangeNotifier,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<ReplacementCardChoiceState>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'chosenCardId')
  }

  onMount(): () => void {
    const card = this.selectedCard.replaceableCard()
    if (card)
      this.asyncState.load(
        () => this.queries.replacementCards(card),
        (cards) => this.toState(cards),
      )
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.asyncState.cancelRequest()
      this.pendingRequest.cancel()
      if (!isCardDetailOrReplacementPath(this.navigation.path())) this.selectedCard.forget()
    }
  }

  /** Text that names the card to be replaced, for use after "tu". */
  get nameOfCardToReplace(): string {
    const card = this.selectedCard.openedCard()
    return card ? cardNameAfterTheWordYour(card) : ''
  }

  chooseReplacementCard(cardId: string): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'choosing') return
    this.chosenCardId = cardId
    this.ask(loadedState.cards, [])
  }

  async submit(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'choosing') return
    const { cards } = loadedState
    const card = cards.find(({ cardId }) => cardId === this.chosenCardId)
    if (!card) {
      this.ask(cards, [{ fieldId: replacementCardRadioGroupName, text: myCardsTexts.choice.required }])
      return
    }
    const replaced = this.selectedCard.openedCard()
    if (!replaced) {
      this.navigation.goTo(addresses.cards.createPath(), { replace: true })
      return
    }
    this.asyncState.showLoadedState({ phase: 'sending', cards })
    await this.notifier.showOutcome({
      answer: this.replaceCard.execute({ by: 'existing', card }),
      answerWaiter: this.pendingRequest,
      showResult: (result) => this.showResult(cards, result),
      card: replaced,
      texts: myCardsTexts.replaced,
      isScreenObsolete: () =>
        isCardDetailOrReplacementPath(this.navigation.path()) &&
        this.selectedCard.outcome()?.kind === 'replaced',
    })
  }

  private ask(cards: readonly DebitCard[], errors: readonly FormError[]): void {
    this.asyncState.showLoadedState({ phase: 'choosing', cards, errors })
  }

  private showResult(cards: readonly DebitCard[], replaced: Result<void, ReplaceCardFailure>): void {
    const kind = replaced.ok ? undefined : replaced.failure.kind
    if (kind === 'in-progress') {
      this.ask(cards, [])
      this.toasts.show({ text: myCardsTexts.choice.inProgress })
    } else
      this.navigation.goTo(
        kind === 'incomplete' ? addresses.cards.createPath() : addresses.replacementResult.createPath(),
        {
          replace: true,
        },
      )
  }

  private toState(
    cards: Result<readonly DebitCard[], GatewayFailure>,
  ): ReplacementCardChoiceState | undefined {
    if (!cards.ok) this.failures.showFailureScreen({ failedList: 'cards', failure: cards.failure })
    else if (cards.value.length > 0) return { phase: 'choosing', cards: cards.value, errors: [] }
    else this.navigation.goTo(addresses.replacementCard.createPath(), { replace: true })
    return undefined
  }
}
