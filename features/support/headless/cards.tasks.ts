import { cardLook, type DebitCard } from '@/domain/cards/debit-card'
import { isUnsureWhetherDone } from '@/application/shared/unsure'
import { formatFacts, formatMoney } from '@/ui/kit/format'
import { AddedCardViewModel } from '@/ui/cards/added-card-view-model'
import { CardDetailViewModel } from '@/ui/cards/card-detail-view-model'
import type { CardEntry } from '@/ui/cards/card-entry'
import { cardPaths } from '@/ui/cards/card-paths'
import { cardLoanFacts, cardLoanTitle, cardName, debitCardFace } from '@/ui/cards/card-words'
import { CardsViewModel } from '@/ui/cards/cards-view-model'
import { LoanChoiceViewModel } from '@/ui/cards/loan-choice-view-model'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { NewCardViewModel } from '@/ui/cards/new-card-view-model'
import { NoCardsViewModel } from '@/ui/cards/no-cards-view-model'
import { ReplacementCardViewModel } from '@/ui/cards/replacement-card-view-model'
import { ReplacementChoiceViewModel } from '@/ui/cards/replacement-choice-view-model'
import { ReplacementResultViewModel } from '@/ui/cards/replacement-result-view-model'
import { ReplacementViewModel } from '@/ui/cards/replacement-view-model'
import { HomeViewModel } from '@/ui/home/home-view-model'
import { paths } from '@/ui/paths'
import { cardBadgeText, myCardsTexts } from '@/ui/texts/my-cards.texts'
import type { CardFields } from '#features/support/tasks/card-update.tasks'
import type { CardTasks } from '#features/support/tasks/cards.tasks'
import { cardMessage, cardScreenTitle, mountCardScreen } from './card-screens'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessCards implements CardTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async open(name: string): Promise<void> {
    const model = await this.list()
    const card = (await this.listed()).find((each) => cardName(each) === name)
    if (!card) throw new Error(`There is no card ${name}`)
    model.open(card)
  }

  async startAdding(): Promise<void> {
    await this.arrive()
    if (!(await this.offersAdding())) throw new Error('Adding a card is not offered')
    this.portal.navigation.go(cardPaths.loans)
  }

  async chooseLoans(facts: readonly string[]): Promise<void> {
    await this.arrive()
    const model = this.portal.at(LoanChoiceViewModel, undefined)
    if (model.state.phase !== 'choosing') throw new Error('There are no loans to choose from')
    const chosen = model.state.loans.filter((loan) =>
      facts.some((fact) => formatFacts(cardLoanFacts(loan)).includes(fact)),
    )
    const others = model.chosen.filter((id) => !chosen.some(({ externalId }) => externalId === id))
    for (const id of others) model.toggle(id)
    for (const { externalId } of chosen) if (!model.chosen.includes(externalId)) model.toggle(externalId)
    model.goOn()
  }

  async changeLoans(): Promise<void> {
    await this.arrive()
    this.portal.navigation.go(cardPaths.loans)
  }

  async give(card: CardFields): Promise<void> {
    await this.arrive()
    const model = this.form()
    type(model.entry, card)
    await model.submit()
  }

  async confirm(): Promise<void> {
    await this.arrive()
    await this.portal.at(NewCardSummaryViewModel, undefined).confirm()
  }

  async confirmAndGoHome(): Promise<void> {
    await this.arrive()
    await this.goHomeDuring(this.portal.at(NewCardSummaryViewModel, undefined).confirm())
  }

  async cancel(): Promise<void> {
    await this.arrive()
    switch (this.portal.navigation.path()) {
      case cardPaths.loans:
        return this.portal.at(LoanChoiceViewModel, undefined).cancel()
      case cardPaths.newCardSummary:
        return this.portal.at(NewCardSummaryViewModel, undefined).cancel()
      default:
        return this.portal.at(ReplacementViewModel, undefined).cancel()
    }
  }

  async openTerms(): Promise<void> {
    await this.arrive()
    await this.portal.at(NewCardSummaryViewModel, undefined).openTerms()
  }

  async startReplacing(): Promise<void> {
    await this.arrive()
    if (!(await this.offersReplacing())) throw new Error('Replacing the card is not offered')
    this.portal.navigation.go(cardPaths.replacement)
  }

  async goOn(): Promise<void> {
    await this.arrive()
    this.portal.at(ReplacementViewModel, undefined).goOn()
  }

  async replaceBy(name: string): Promise<void> {
    await (await this.chosenReplacement(name)).submit()
  }

  async replaceByAndGoHome(name: string): Promise<void> {
    await this.goHomeDuring((await this.chosenReplacement(name)).submit())
  }

  async addInstead(): Promise<void> {
    await this.arrive()
    this.portal.navigation.go(cardPaths.replacementCard)
  }

  async follow(): Promise<void> {
    await this.arrive()
    this.portal.navigation.go(this.wayOn())
  }

  async cards(): Promise<readonly string[]> {
    return (await this.listed()).map((card) => `${cardName(card)} ${cardBadgeText(card.status) ?? ''}`.trim())
  }

  async borders(): Promise<readonly string[]> {
    return (await this.listed()).map(({ status }) => cardLook(status))
  }

  async offersAdding(): Promise<boolean> {
    await this.arrive()
    const isEmpty = this.portal.navigation.path() === cardPaths.noCards
    const model = isEmpty
      ? this.portal.at(NoCardsViewModel, undefined)
      : this.portal.at(CardsViewModel, undefined)
    return model.adding === 'offered'
  }

  async offersReplacing(): Promise<boolean> {
    return (await this.detail()).replacement === 'offered'
  }

  async expiry(): Promise<string> {
    const { state } = await this.detail()
    return state.phase === 'shown' ? debitCardFace(state.card).expiry : ''
  }

  async loans(): Promise<readonly string[]> {
    await this.arrive()
    return this.loansOnScreen().map((loan) =>
      plain(`${cardLoanTitle(loan)} ${formatFacts(cardLoanFacts(loan))} ${formatMoney(loan.installment)}`),
    )
  }

  async noLoans(): Promise<string> {
    const { state } = await this.detail()
    if (state.phase !== 'shown') return ''
    if (state.loans.phase === 'failed') return myCardsTexts.detail.failed
    return state.loans.phase === 'listed' && state.loans.loans.length === 0 ? myCardsTexts.detail.none : ''
  }

  async total(): Promise<string> {
    await this.arrive()
    if (this.portal.navigation.path() === cardPaths.newCardSummary) {
      const { state } = this.portal.at(NewCardSummaryViewModel, undefined)
      return state.phase === 'asking' ? plain(formatMoney(state.summary.total)) : ''
    }
    const { state } = this.portal.at(ReplacementViewModel, undefined)
    return state.phase === 'shown' && 'total' in state.plan ? plain(formatMoney(state.plan.total)) : ''
  }

  async obstacle(): Promise<string> {
    await this.arrive()
    return this.portal.at(LoanChoiceViewModel, undefined).isReady ? '' : myCardsTexts.loans.required
  }

  async newCard(): Promise<string> {
    await this.arrive()
    const { state } = this.portal.at(NewCardSummaryViewModel, undefined)
    if (state.phase !== 'asking') return ''
    const { title, digits, holder } = state.summary.card
    return `${title} ${digits} ${holder ?? ''}`
  }

  async replacements(): Promise<readonly string[]> {
    await this.arrive()
    const { state } = this.portal.at(ReplacementChoiceViewModel, undefined)
    return state.phase === 'choosing' ? state.cards.map(replacementWords) : []
  }

  async complaints(): Promise<readonly string[]> {
    await this.arrive()
    const { state } = this.form()
    return state.phase === 'typing' ? state.errors.map(({ text }) => text) : []
  }

  async typed(): Promise<readonly string[]> {
    await this.arrive()
    const { number, securityCode, holder } = this.form().entry
    return [number, securityCode, holder]
  }

  async title(): Promise<string> {
    await this.arrive()
    return cardScreenTitle(this.portal)
  }

  async message(): Promise<string> {
    await this.arrive()
    return cardMessage(this.portal)
  }

  async openedDocuments(): Promise<number> {
    return this.portal.fileOpener.opened.length
  }

  async path(): Promise<string> {
    await this.arrive()
    return this.portal.navigation.path()
  }

  private async chosenReplacement(name: string): Promise<ReplacementChoiceViewModel> {
    await this.arrive()
    const model = this.portal.at(ReplacementChoiceViewModel, undefined)
    const cards = model.state.phase === 'choosing' ? model.state.cards : []
    model.choose(cards.find((card) => cardName(card) === name)?.cardId ?? '')
    return model
  }

  private async goHomeDuring(change: Promise<void>): Promise<void> {
    this.portal.navigation.go(paths.home)
    this.portal.at(HomeViewModel, undefined)
    await change
    await this.portal.quiet()
  }

  private async list(): Promise<CardsViewModel> {
    await this.arrive()
    return this.portal.at(CardsViewModel, undefined)
  }

  private async listed(): Promise<readonly DebitCard[]> {
    const { state } = await this.list()
    return state.phase === 'listed' ? state.cards : []
  }

  private async detail(): Promise<CardDetailViewModel> {
    await this.arrive()
    return this.portal.at(CardDetailViewModel, undefined)
  }

  private form(): NewCardViewModel | ReplacementCardViewModel {
    const isNew = this.portal.navigation.path() === cardPaths.newCard
    return isNew
      ? this.portal.at(NewCardViewModel, undefined)
      : this.portal.at(ReplacementCardViewModel, undefined)
  }

  private loansOnScreen() {
    const { portal } = this
    switch (portal.navigation.path()) {
      case cardPaths.detail: {
        const { state } = portal.at(CardDetailViewModel, undefined)
        return state.phase === 'shown' && state.loans.phase === 'listed' ? state.loans.loans : []
      }
      case cardPaths.loans: {
        const { state } = portal.at(LoanChoiceViewModel, undefined)
        return state.phase === 'choosing' ? state.loans : []
      }
      case cardPaths.newCardSummary: {
        const { state } = portal.at(NewCardSummaryViewModel, undefined)
        return state.phase === 'asking' ? state.summary.loans : []
      }
      default: {
        const { state } = portal.at(ReplacementViewModel, undefined)
        return state.phase === 'shown' && 'loans' in state.plan ? state.plan.loans : []
      }
    }
  }

  private wayOn(): string {
    const { portal } = this
    switch (portal.navigation.path()) {
      case cardPaths.newCardSummary:
        return cardPaths.newCard
      case cardPaths.newCardResult: {
        const { state } = portal.at(AddedCardViewModel, undefined)
        const failed =
          state.phase === 'told' && state.outcome.kind === 'not-added' ? state.outcome : undefined
        return failed && !isUnsureWhetherDone(failed.failure) ? cardPaths.newCard : cardPaths.list
      }
      case cardPaths.replacementResult: {
        const model = portal.at(ReplacementResultViewModel, undefined)
        const outcome = model.state.phase === 'told' ? model.state.outcome : undefined
        if (outcome?.kind !== 'not-replaced') return cardPaths.list
        return isUnsureWhetherDone(outcome.failure) ? cardPaths.list : model.nextTry
      }
      case cardPaths.notReplaced:
        return cardPaths.replacementCard
      default:
        return cardPaths.list
    }
  }

  /** The screens on the way begin what they begin by themselves, until one stays. */
  private async arrive(): Promise<void> {
    for (let path = ''; path !== this.portal.navigation.path();) {
      path = this.portal.navigation.path()
      mountCardScreen(this.portal)
      await this.portal.quiet()
    }
  }
}

function type(entry: CardEntry, card: CardFields): void {
  entry.typeNumber(card.number ?? '')
  entry.typeHolder(card.holder ?? '')
  entry.typeExpiry(card.expiry ?? '')
  entry.typeSecurityCode(card.securityCode ?? '')
  entry.typeDni(card.dni ?? '')
}

function replacementWords(card: DebitCard): string {
  const { title, digits, expiry } = debitCardFace(card)
  const words = `${title} ${digits} · ${myCardsTexts.expires(expiry)} ${cardBadgeText(card.status) ?? ''}`
  return plain(words).trim()
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
