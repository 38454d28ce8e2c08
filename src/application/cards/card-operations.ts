import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { DebitCard } from '@/domain/cards/debit-card'
import { cents } from '@/domain/shared/money'
import { mayBeRetried, type OperationRecord } from '@/domain/shared/operation'
import { firstUnknown, type Acknowledged } from '@/domain/shared/operation-guard'
import { sameTerms, type OperationTerms } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type NotAttempted,
  type OperationCallbacks,
  type OperationDefinition,
} from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { CardGateway, type CardChangeAnswer, type CardRejection } from './card.port'

/** A change of the cards that is asked for once. */
export interface CardChange {
  readonly owner: OperationOwner
  /** Keys of earlier changes of the same cards that the customer has acknowledged. */
  readonly acknowledgedKeys: Acknowledged['acknowledgedKeys']
}

export interface CardToAdd extends CardChange {
  readonly externalIds: readonly string[]
  readonly card: NewCard
}

/** What takes the place of `replaced`: another saved card, or one that was typed. */
export interface CardToReplace extends CardChange {
  readonly replaced: Pick<DebitCard, 'cardId' | 'token'>
  readonly by: { readonly newCardId: string } | { readonly card: NewCard }
}

/** Nobody said whether it was done: the lender is asked by its key. */
export interface CardChangeUnknown {
  readonly kind: 'unknown'
  readonly operation: OperationRecord
  /** Why there was no answer; missing where an earlier change held this one back. */
  readonly cause?: GatewayFailure
}

/** The card of the first attempt is the one that was sent; a retry may come after another card. */
export function isOfOneCard({ operation, cause }: CardChangeUnknown): boolean {
  return cause !== undefined && operation.attempts === 1
}

/** `not-sent`: nothing left this device, or another tab runs a newer release that knows more. */
export type CardChangeFailure =
  | CardRejection
  | CardChangeUnknown
  | { readonly kind: 'under-way' }
  | { readonly kind: 'not-sent' }

/** What the screen of the result tells as not done. */
export type CardNotChanged = Extract<CardChangeFailure, { readonly kind: 'declined' | 'not-sent' }>

/** `isRetry`: an earlier attempt, perhaps with another card, may be what was done. */
export interface CardChanged {
  readonly isRetry: boolean
}

/** What came of a press. */
export type CardChangeResult = Result<
  AttemptedOperation<CardRejection> & { readonly cause?: GatewayFailure },
  NotAttempted
>

/** The same in the words of the screens. */
export function cardChangeOf(attempted: CardChangeResult): Result<CardChanged, CardChangeFailure> {
  if (!attempted.ok) return failure(notAttempted(attempted.failure))
  const { operation, outcome, cause } = attempted.value
  switch (outcome.kind) {
    case 'confirmed':
      return success({ isRetry: operation.attempts > 1 })
    case 'rejected':
      return failure(outcome.reason ?? { kind: 'not-sent' })
    case 'unknown':
      return failure({ kind: 'unknown', operation, ...(cause ? { cause } : {}) })
  }
}

/** One card is added at a time. */
const additions = 'card-addition'

function replacementOf(cardId: string): string {
  return `card-replacement ${cardId}`
}

/**
 * Adds and replaces cards, each change once: a failing lender may have made it, and is asked by its key. What the lender
 * never received goes out with its key when the same is asked again; only the card is given anew. What was done holds no
 * other addition back. Source: CAR-06, CAR-09, PAY-16.
 */
@injectable()
export class CardOperations {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  add(
    { owner, acknowledgedKeys, externalIds, card }: CardToAdd,
    callbacks?: OperationCallbacks,
  ): Promise<CardChangeResult> {
    return this.change(
      { owner, target: additions, terms: { kind: 'card-addition', externalIds }, acknowledgedKeys },
      {
        // Another card may be added right after one.
        obstacle: firstUnknown,
        send: (request) => this.gateway.addCard({ ...request, externalIds, card }),
      },
      callbacks,
    )
  }

  replace(
    { owner, acknowledgedKeys, replaced, by }: CardToReplace,
    callbacks?: OperationCallbacks,
  ): Promise<CardChangeResult> {
    const { cardId, token } = replaced
    const target = replacementOf(cardId)
    if ('card' in by)
      return this.change(
        { owner, target, terms: { kind: 'card-replacement' }, acknowledgedKeys },
        { send: (request) => this.gateway.replaceByNew({ ...request, token, card: by.card }) },
        callbacks,
      )
    const { newCardId } = by
    return this.change(
      { owner, target, terms: { kind: 'card-replacement', newCardId }, acknowledgedKeys },
      { send: (request) => this.gateway.replaceByExisting({ ...request, cardId, newCardId }) },
      callbacks,
    )
  }

  isAdding(owner: OperationOwner): boolean {
    return this.exactlyOnce.isUnderWay({ owner, target: additions })
  }

  isReplacing(owner: OperationOwner, cardId: string): boolean {
    return this.exactlyOnce.isUnderWay({ owner, target: replacementOf(cardId) })
  }

  /** An addition with an unknown outcome that the customer has not acknowledged. */
  unknownAddition(change: CardChange): OperationRecord | undefined {
    return this.isAdding(change.owner) ? undefined : this.unknown(change, additions)
  }

  unknownReplacement(change: CardChange, cardId: string): OperationRecord | undefined {
    return this.isReplacing(change.owner, cardId) ? undefined : this.unknown(change, replacementOf(cardId))
  }

  private unknown({ owner, acknowledgedKeys }: CardChange, target: string): OperationRecord | undefined {
    return firstUnknown(this.log.of({ customer: owner.taxId, target }), { acknowledgedKeys })
  }

  private async change(
    asked: CardChange & { readonly target: string; readonly terms: OperationTerms },
    definition: OperationDefinition<CardRejection, never>,
    callbacks?: OperationCallbacks,
  ): Promise<CardChangeResult> {
    let answer: CardChangeAnswer | undefined
    const attempted = await this.exactlyOnce.execute<CardRejection, never>(
      { ...asked, amount: cents(0), retryOf: this.notReceived(asked) },
      {
        ...definition,
        send: async (request) => {
          answer = await definition.send(request)
          return answer
        },
      },
      callbacks,
    )
    return attempted.ok ? success({ ...attempted.value, ...causeOf(answer) }) : attempted
  }

  /** The last change of the same cards that the lender never received. */
  private notReceived({
    owner,
    target,
    terms,
  }: {
    readonly owner: OperationOwner
    readonly target: string
    readonly terms: OperationTerms
  }): OperationRecord | undefined {
    return this.log
      .of({ customer: owner.taxId, target })
      .find((each) => mayBeRetried(each) && sameTerms(each.terms, terms))
  }
}

function causeOf(answer: CardChangeAnswer | undefined): Pick<CardChangeUnknown, 'cause'> {
  if (!answer || answer.ok) return {}
  const { failure: cause } = answer
  return cause.kind === 'rejected' || cause.kind === 'nothing-sent' ? {} : { cause }
}

function notAttempted(reason: NotAttempted): CardChangeFailure {
  switch (reason.kind) {
    case 'unacknowledged':
      return { kind: 'unknown', operation: reason.operation }
    case 'under-way':
      return { kind: 'under-way' }
    case 'other-customer':
    case 'left':
    case 'newer-release':
      return { kind: 'not-sent' }
  }
}
