import { inject, injectable } from 'inversify'
import { lastDigitsOf } from '@/domain/cards/card-number'
import { CardUpdateGateway, type CardToUpdate } from '@/application/cards/card-update.port'
import { isUnsureWhetherDone } from '@/application/shared/unsure'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import type { FormError } from '@/ui/kit/form-error'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { addresses } from '@/ui/addresses'
import { CardEntry } from './card-entry'

export type CardUpdateState =
  | { readonly phase: 'loading' }
  /** The address has no link, or one that nobody knows. */
  | { readonly phase: 'no-link' }
  | { readonly phase: 'failed'; readonly failure: GatewayFailure }
  | { readonly phase: 'asking'; readonly card: CardToUpdate; readonly errors: readonly FormError[] }
  | { readonly phase: 'updating'; readonly card: CardToUpdate }
  | { readonly phase: 'updated'; readonly lastDigits: string }
  | { readonly phase: 'not-updated'; readonly card: CardToUpdate; readonly failure: GatewayFailure }
  /** Nobody said whether the card that ends with those digits took the place. */
  | {
      readonly phase: 'unsure'
      readonly card: CardToUpdate
      readonly failure: GatewayFailure
      readonly lastDigits: string
    }

/** Renewing the card of a direct debit by a link of the lender's. Source: ACC-30. */
@injectable()
export class CardUpdateViewModel {
  state: CardUpdateState = { phase: 'loading' }
  private link = ''

  constructor(
    @inject(CardUpdateGateway) private readonly gateway: CardUpdateGateway,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardEntry) readonly entry: CardEntry,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    this.link = addresses.cardUpdate.read(this.navigation).link ?? ''
    void this.load()
    return () => {
      this.waiting.end()
      this.entry.forget()
    }
  }

  async load(): Promise<void> {
    if (this.link === '') {
      this.state = { phase: 'no-link' }
      return
    }
    await this.find(asking)
  }

  /** Whether the new card took the place after all; last digits that were there before do not tell. */
  async look(): Promise<void> {
    if (this.state.phase !== 'unsure') return
    const { card: before, lastDigits } = this.state
    await this.find((card) => {
      const isNew = card.lastDigits === lastDigits && before.lastDigits !== lastDigits
      return isNew ? this.done(lastDigits) : asking(card)
    })
  }

  async submit(): Promise<void> {
    if (this.state.phase !== 'asking') return
    const { card } = this.state
    const errors = this.entry.errors()
    if (errors.length > 0) {
      this.state = { phase: 'asking', card, errors }
      return
    }
    this.state = { phase: 'updating', card }
    const newCard = this.entry.handOver()
    const lastDigits = lastDigitsOf(newCard.number)
    await this.waiting.for(this.gateway.update(this.link, newCard), (updated) => {
      this.state = updated.ok ? this.done(lastDigits) : notDone({ card, lastDigits }, updated.failure)
    })
  }

  /** The number and the code have to be typed again: they were not kept. */
  askAgain(): void {
    if (this.state.phase === 'not-updated' || this.state.phase === 'unsure')
      this.state = asking(this.state.card)
  }

  private async find(show: (card: CardToUpdate) => CardUpdateState): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.gateway.cardToUpdate(this.link), (found) => {
      this.state = found.ok ? show(found.value) : notFound(found.failure)
    })
  }

  private done(lastDigits: string): CardUpdateState {
    this.entry.forget()
    return { phase: 'updated', lastDigits }
  }
}

function asking(card: CardToUpdate): CardUpdateState {
  return { phase: 'asking', card, errors: [] }
}

function notDone(
  { card, lastDigits }: { readonly card: CardToUpdate; readonly lastDigits: string },
  failure: GatewayFailure,
): CardUpdateState {
  return isUnsureWhetherDone(failure)
    ? { phase: 'unsure', card, failure, lastDigits }
    : { phase: 'not-updated', card, failure }
}

function notFound(failure: GatewayFailure): CardUpdateState {
  const isUnknown = failure.kind === 'server-failure' && failure.customerProblem === 'not-found'
  return isUnknown ? { phase: 'no-link' } : { phase: 'failed', failure }
}
