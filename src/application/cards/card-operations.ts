import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { DebitCard } from '@/domain/cards/debit-card'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import { firstOperationWithUnknownOutcome } from '@/domain/shared/unknown-outcome-guard'
import type { OperationTerms } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type NotSentReason,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import type { OperationDefinition } from '@/application/shared/operation-definition'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { CardGateway, type CardChangeAnswer, type CardChangeRejection } from './card.port'

/** An addition or replacement of a card. The lender makes each change only once. */
interface CardChange {
  readonly owner: OperationOwner
  /**
   * Idempotency keys of earlier additions, or of earlier replacements of the same card, that the customer has
   * seen and chosen to ignore.
   */
  readonly acknowledgedKeys: AcknowledgedOperations['acknowledgedKeys']
}

interface CardToAdd extends CardChange {
  readonly loanExternalIds: readonly string[]
  readonly card: NewCard
}

/** A card to be replaced. `replacement`: another card that the lender has saved, or a typed one. */
interface CardToReplace extends CardChange {
  readonly replacedCard: Pick<DebitCard, 'cardId' | 'replacementToken'>
  readonly replacement: { readonly newCardId: string } | { readonly card: NewCard }
}

/**
 * An addition or replacement of a card whose outcome is unknown. The lender is asked for the outcome by the
 * idempotency key of the change.
 */
export interface CardChangeOutcomeUnknown {
  readonly kind: 'unknown'
  readonly operation: OperationRecord
  /**
   * The failure of the request, if this request failed. Undefined if no request was sent because an earlier
   * change has an unknown outcome, or if the lender rejected a retry (the first attempt may still have been
   * made).
   */
  readonly cause?: GatewayFailure | undefined
}

/**
 * Returns whether it is certain which card the lender received. It is not certain if the request was sent
 * earlier or more than once, because each attempt may have named another card.
 */
export function isSentCardKnown({ operation, cause }: CardChangeOutcomeUnknown): boolean {
  return cause !== undefined && operation.attempts === 1
}

/**
 * Why a card was not added or replaced, or why that is unknown. `not-sent`: no request was sent, for
 * example because another tab runs a newer release.
 */
export type CardChangeFailure =
  | CardChangeRejection
  | CardChangeOutcomeUnknown
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'not-sent' }

/** The failures of adding or replacing a card that the result screen shows as 'not changed'. */
export type CardNotChangedFailure = Extract<CardChangeFailure, { readonly kind: 'declined' | 'not-sent' }>

/**
 * An addition or replacement of a card that the lender has made. `isRetry`: the request was sent more than
 * once, so the lender may have used the card of an earlier attempt.
 */
interface CompletedCardChange {
  readonly isRetry: boolean
}

/** What happened after the customer pressed the button that adds or replaces a card. */
export type CardChangeResult = Result<
  AttemptedOperation<CardChangeRejection> & { readonly cause?: GatewayFailure | undefined },
  NotSentReason
>

/** Converts the result of pressing the button that adds or replaces a card to what the screens show. */
export function toCardChangeOutcome(
  attempted: CardChangeResult,
): Result<CompletedCardChange, CardChangeFailure> {
  if (!attempted.ok) return failure(toCardChangeFailure(attempted.failure))
  const { operation, outcome, cause } = attempted.value
  switch (outcome.kind) {
    case 'confirmed':
      return success({ isRetry: operation.attempts > 1 })
    case 'rejected':
      return failure(outcome.reason ?? { kind: 'not-sent' })
    case 'unknown':
      return failure({ kind: 'unknown', operation, cause })
  }
}

/**
 * Target under which all card additions are recorded, so that only one addition at a time may have an
 * unknown outcome.
 */
const additionTarget = 'card-addition'

function replacementTarget(cardId: string): string {
  return `card-replacement ${cardId}`
}

/**
 * Adds and replaces cards, each change exactly once. If the outcome of a change is unknown, the lender is
 * asked for it by the idempotency key of the change. If the lender did not receive a change, the customer
 * can repeat it: they only type the card again, and it is sent with the same key. After a completed
 * addition, another card can be added at once. Source: CAR-06, CAR-09, PAY-16.
 */
@injectable()
export class CardOperations {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  addCard(
    { owner, acknowledgedKeys, loanExternalIds, card }: CardToAdd,
    callbacks?: OperationCallbacks,
  ): Promise<CardChangeResult> {
    return this.performChange(
      {
        owner,
        target: additionTarget,
        terms: { kind: 'card-addition', externalIds: loanExternalIds },
        acknowledgedKeys,
      },
      {
        // Another card may be added right after a completed addition.
        findBlockingOperation: firstOperationWithUnknownOutcome,
        send: (request) => this.gateway.addCard({ ...request, externalIds: loanExternalIds, card }),
      },
      callbacks,
    )
  }

  replaceCard(
    { owner, acknowledgedKeys, replacedCard, replacement }: CardToReplace,
    callbacks?: OperationCallbacks,
  ): Promise<CardChangeResult> {
    const { cardId, replacementToken } = replacedCard
    const target = replacementTarget(cardId)
    if ('card' in replacement)
      return this.performChange(
        { owner, target, terms: { kind: 'card-replacement' }, acknowledgedKeys },
        {
          send: (request) =>
            this.gateway.replaceWithNewCard({
              ...request,
              replacementToken,
              card: replacement.card,
            }),
        },
        callbacks,
      )
    const { newCardId } = replacement
    return this.performChange(
      { owner, target, terms: { kind: 'card-replacement', newCardId }, acknowledgedKeys },
      { send: (request) => this.gateway.replaceWithSavedCard({ ...request, cardId, newCardId }) },
      callbacks,
    )
  }

  isAdditionPending(owner: OperationOwner): boolean {
    return this.exactlyOnce.isInProgress({ owner, target: additionTarget })
  }

  isReplacementPending(owner: OperationOwner, cardId: string): boolean {
    return this.exactlyOnce.isInProgress({ owner, target: replacementTarget(cardId) })
  }

  /**
   * Returns the earlier card addition, if its outcome is unknown and the customer has not acknowledged
   * that. Undefined while an addition is pending on this page.
   */
  findAdditionOfUnknownOutcome(change: CardChange): OperationRecord | undefined {
    return this.isAdditionPending(change.owner) ? undefined : this.findUnknownChange(change, additionTarget)
  }

  findReplacementOfUnknownOutcome(change: CardChange, cardId: string): OperationRecord | undefined {
    return this.isReplacementPending(change.owner, cardId)
      ? undefined
      : this.findUnknownChange(change, replacementTarget(cardId))
  }

  private findUnknownChange(
    { owner, acknowledgedKeys }: CardChange,
    target: string,
  ): OperationRecord | undefined {
    return firstOperationWithUnknownOutcome(
      this.log.operationsOnTarget({ customerTaxId: owner.taxId, target }),
      { acknowledgedKeys },
    )
  }

  private async performChange(
    cardChange: CardChange & { readonly target: string; readonly terms: OperationTerms },
    definition: OperationDefinition<CardChangeRejection, never>,
    callbacks?: OperationCallbacks,
  ): Promise<CardChangeResult> {
    let answer: CardChangeAnswer | undefined
    const { owner, target, terms } = cardChange
    const operationToRetry = this.log.operationToRetry({ customerTaxId: owner.taxId, target }, terms)
    const attempted = await this.exactlyOnce.execute<CardChangeRejection, never>(
      { ...cardChange, amount: cents(0), operationToRetry },
      {
        ...definition,
        send: async (request) => {
          answer = await definition.send(request)
          return answer
        },
      },
      callbacks,
    )
    return attempted.ok ? success({ ...attempted.value, ...toCauseField(answer) }) : attempted
  }
}

function toCauseField(answer: CardChangeAnswer | undefined): Pick<CardChangeOutcomeUnknown, 'cause'> {
  if (!answer || answer.ok) return {}
  const { failure: cause } = answer
  return cause.kind === 'rejected' || cause.kind === 'nothing-sent' ? {} : { cause }
}

function toCardChangeFailure(reason: NotSentReason): CardChangeFailure {
  switch (reason.kind) {
    case 'unacknowledged':
      return { kind: 'unknown', operation: reason.operation }
    case 'in-progress':
      return { kind: 'in-progress' }
    case 'other-customer':
    case 'left':
    case 'newer-release':
    case 'other-card':
      return { kind: 'not-sent' }
  }
}
