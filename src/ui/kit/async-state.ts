import { inject, injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { observeFields } from './observe-fields'
import { PendingRequest } from './pending-request'

export interface Phase {
  readonly phase: string
}

export interface FailedPhase {
  readonly phase: 'failed'
  readonly message: string
}

/** The state of a request: loading, failed, or one of the screen's own states after the answer. */
export type AsyncPhase<Shown extends Phase> = { readonly phase: 'loading' } | FailedPhase | Shown

/** Converts an answer to a state; undefined if the customer is sent elsewhere. */
type Reading<Given, Shown extends Phase> = (given: Given) => FailedPhase | Shown | undefined

/** The state of a request that can be retried. Answers to earlier requests are dropped. */
@injectable()
export class AsyncState<Shown extends Phase> {
  state: AsyncPhase<Shown> = { phase: 'loading' }
  private begin = (): Promise<void> => Promise.resolve()

  constructor(@inject(PendingRequest) private readonly pendingRequest: PendingRequest) {
    observeFields(this, 'state')
  }

  /** The state after the answer; undefined while the request is loading or has failed. */
  get loadedState(): Shown | undefined {
    return isShown(this.state) ? this.state : undefined
  }

  /** The message about the failure; undefined if the request has not failed. */
  get failureMessage(): string | undefined {
    return isFailed(this.state) ? this.state.message : undefined
  }

  /** The message to show while the request takes longer than usual; undefined otherwise. */
  get slowMessage(): string | undefined {
    return this.pendingRequest.slowMessage
  }

  /**
   * Sends the request, and returns a function that cancels it. `known` is a state to show until the answer
   * arrives.
   */
  load<Given>(question: () => Promise<Given>, read: Reading<Given, Shown>, known?: Shown): () => void {
    this.begin = () => this.update((async () => question())(), read)
    if (known) {
      this.state = known
      void this.begin()
    } else void this.retry()
    return this.cancelRequest
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.begin()
  }

  /**
   * Waits for an answer and sets the state that `read` returns for it. Until then the current state stays.
   */
  async update<Given>(answer: Promise<Given>, read: Reading<Given, Shown>): Promise<void> {
    await this.pendingRequest.waitFor(
      answer,
      (given) => {
        this.state = read(given) ?? this.state
      },
      () => this.fail(),
    )
  }

  /** Sets the state of the loaded screen without a request, after the customer has done something on it. */
  showLoadedState(shown: Shown): void {
    this.state = shown
  }

  /** Cancels the request: its answer is ignored if it arrives later. */
  cancelRequest(): void {
    this.pendingRequest.cancel()
  }

  /** Shows a programming error as a failure of the server, because a retry may succeed. */
  private fail(): void {
    this.state = failedPhase({ kind: 'server-failure' })
  }
}

/**
 * Returns the state of a failed request. `tooMany` is the beginning of the message about too many requests;
 * it says what was requested.
 */
export function failedPhase(failure: GatewayFailure, tooMany?: string): FailedPhase {
  return { phase: 'failed', message: gatewayFailureText(failure, tooMany) }
}

function isShown<Shown extends Phase>(state: AsyncPhase<Shown>): state is Shown {
  return state.phase !== 'loading' && !isFailed(state)
}

function isFailed(state: Phase): state is FailedPhase {
  return state.phase === 'failed'
}
