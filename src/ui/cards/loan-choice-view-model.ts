import { inject, injectable } from 'inversify'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { Result } from '@/domain/shared/result'
import { CardAddition } from '@/application/cards/card-addition'
import { CardRollout } from '@/application/cards/card-rollout'
import { CardGateway, type LinkableLoansFailure } from '@/application/cards/card.port'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { Waiting } from '@/ui/kit/waiting'
import { CardFailures } from './card-failures'
import { isAdditionStep } from './card-steps'

export type LoanChoiceState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'choosing'; readonly loans: readonly CardLoan[] }

/** The loans that a new card will pay. Source: CAR-03, CAR-05. */
@injectable()
export class LoanChoiceViewModel {
  state: LoanChoiceState = { phase: 'loading' }
  /** External ids. */
  chosen: readonly string[] = []

  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(CardRollout) private readonly rollout: CardRollout,
    @inject(CardAddition) private readonly addition: CardAddition,
    @inject(CardFailures) private readonly failures: CardFailures,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state', 'chosen')
  }

  start(): () => void {
    if (this.rollout.isOpen()) void this.load()
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      this.waiting.end()
      if (!isAdditionStep(this.navigation.path())) this.addition.forget()
    }
  }

  get isReady(): boolean {
    return this.chosen.length > 0
  }

  toggle(externalId: string): void {
    this.chosen = this.chosen.includes(externalId)
      ? this.chosen.filter((id) => id !== externalId)
      : [...this.chosen, externalId]
  }

  /** A card that was typed before waits at the summary. */
  goOn(): void {
    if (this.state.phase !== 'choosing' || !this.isReady) return
    this.addition.chooseLoans(this.state.loans.filter(({ externalId }) => this.chosen.includes(externalId)))
    this.navigation.go(this.addition.card.isWhole() ? addresses.newCardSummary.to() : addresses.newCard.to())
  }

  cancel(): void {
    this.navigation.go(addresses.cards.to())
  }

  putAside(): void {
    this.addition.card.forgetSecrets()
  }

  private async load(): Promise<void> {
    await this.waiting.for(this.gateway.linkableLoans(), (loans) => this.show(loans))
  }

  private show(loans: Result<readonly CardLoan[], LinkableLoansFailure>): void {
    if (loans.ok) {
      const before = this.addition.loans().map(({ externalId }) => externalId)
      this.chosen = loans.value.map(({ externalId }) => externalId).filter((id) => before.includes(id))
      this.state = { phase: 'choosing', loans: loans.value }
      return
    }
    if (loans.failure.kind === 'no-loans') this.navigation.go(addresses.noCardLoans.to(), { replace: true })
    else this.failures.show({ of: 'loans', failure: loans.failure })
  }
}
