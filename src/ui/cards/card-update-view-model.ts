import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import type { Result } from '@/domain/shared/result'
import { CardUpdateGateway, type CardToUpdate } from '@/application/cards/card-update.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import type { FormError } from '@/ui/kit/form'
import { Waiting } from '@/ui/kit/waiting'
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
    makeAutoObservable<this, 'link'>(this, { link: false, entry: false, waiting: false }, { autoBind: true })
  }

  start(): () => void {
    this.link = new URLSearchParams(this.navigation.search()).get('data') ?? ''
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
    this.state = { phase: 'loading' }
    await this.waiting.for(this.gateway.cardToUpdate(this.link), (found) => {
      this.state = found.ok ? { phase: 'asking', card: found.value, errors: [] } : notFound(found)
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
    const lastDigits = newCard.number.slice(-4)
    await this.waiting.for(this.gateway.update(this.link, newCard), (updated) => {
      if (!updated.ok) {
        this.state = { phase: 'not-updated', card, failure: updated.failure }
        return
      }
      this.entry.forget()
      this.state = { phase: 'updated', lastDigits }
    })
  }

  /** The number and the code have to be typed again: they were not kept. */
  askAgain(): void {
    if (this.state.phase !== 'not-updated') return
    this.state = { phase: 'asking', card: this.state.card, errors: [] }
  }
}

function notFound(answer: Extract<Result<CardToUpdate, GatewayFailure>, { ok: false }>): CardUpdateState {
  const { failure } = answer
  const isUnknown = failure.kind === 'server-failure' && failure.customerProblem === 'not-found'
  return isUnknown ? { phase: 'no-link' } : { phase: 'failed', failure }
}
