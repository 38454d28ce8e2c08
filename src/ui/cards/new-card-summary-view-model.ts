import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { totalInstallment, type CardLoan } from '@/domain/cards/card-loan'
import type { TypedCard } from '@/domain/cards/new-card'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import { AddCard, type AdditionFailure } from '@/application/cards/add-card'
import { CardAddition } from '@/application/cards/card-addition'
import { CardRollout } from '@/application/cards/card-rollout'
import { CardGateway } from '@/application/cards/card.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Toasts } from '@/ui/kit/toasts'
import { Waiting } from '@/ui/kit/waiting'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { typedCardFace, type CardFace } from './card-words'
import { cardPaths, isAdditionStep } from './card-paths'

/** Toasts about downloads stay longer. Source: GEN-02. */
const downloadToastSeconds = 10

/** What is about to be agreed to. */
export interface NewCardSummary {
  readonly card: CardFace
  readonly loans: readonly CardLoan[]
  readonly total: Cents
}

export type NewCardSummaryState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'asking'; readonly summary: NewCardSummary }
  | { readonly phase: 'sending'; readonly summary: NewCardSummary }
  /** The card is in another person's name. Source: CAR-10. */
  | { readonly phase: 'other-holder' }

/** The card and the loans before they are sent. Source: CAR-03, CAR-06, CAR-07. */
@injectable()
export class NewCardSummaryViewModel {
  state: NewCardSummaryState = { phase: 'opening' }
  terms: 'none' | 'opening' = 'none'

  constructor(
    @inject(AddCard) private readonly addCard: AddCard,
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(CardRollout) private readonly rollout: CardRollout,
    @inject(CardAddition) private readonly addition: CardAddition,
    @inject(FileOpener) private readonly fileOpener: FileOpener,
    @inject(FileSaver) private readonly fileSaver: FileSaver,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    makeAutoObservable<this, 'toasts'>(this, { toasts: false, waiting: false }, { autoBind: true })
  }

  start(): () => void {
    const loans = this.addition.loans()
    const card = this.addition.card.isWhole() ? this.addition.card.typed() : undefined
    if (this.rollout.isOpen() && loans.length > 0 && card) this.ask(card, loans)
    else this.navigation.go(cardPaths.list, { replace: true })
    return () => {
      this.waiting.end()
      if (!isAdditionStep(this.navigation.path())) this.addition.forget()
    }
  }

  async confirm(): Promise<void> {
    if (this.state.phase !== 'asking') return
    this.state = { phase: 'sending', summary: this.state.summary }
    await this.waiting.for(this.addCard.execute(), (added) => this.report(added))
  }

  async openTerms(): Promise<void> {
    if (this.terms === 'opening') return
    this.terms = 'opening'
    const externalIds = this.addition.loans().map(({ externalId }) => externalId)
    const document = await this.gateway.adherenceTerms(externalIds)
    runInAction(() => {
      this.terms = 'none'
    })
    if (!document.ok)
      this.toasts.show({
        text: myCardsTexts.errorToShowTermsAndCond,
        tone: 'bad',
        seconds: downloadToastSeconds,
      })
    else if (this.fileOpener.open(document.value) === 'blocked')
      this.fileSaver.download(document.value, myCardsTexts.summary.termsFile)
  }

  cancel(): void {
    this.navigation.go(cardPaths.list)
  }

  typeAgain(): void {
    this.navigation.go(cardPaths.newCard, { replace: true })
  }

  putAside(): void {
    this.addition.card.forgetSecrets()
  }

  private ask(card: TypedCard, loans: readonly CardLoan[]): void {
    const summary = { card: typedCardFace(card), loans, total: totalInstallment(loans) }
    this.state = { phase: 'asking', summary }
  }

  private report(added: Result<void, AdditionFailure>): void {
    if (!added.ok && added.failure.kind === 'other-holder') this.state = { phase: 'other-holder' }
    else if (!added.ok && added.failure.kind === 'incomplete')
      this.navigation.go(cardPaths.newCard, { replace: true })
    else this.navigation.go(cardPaths.newCardResult, { replace: true })
  }
}
