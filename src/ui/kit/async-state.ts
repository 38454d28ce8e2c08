import { inject, injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { observeFields } from './observe-fields'
import { PendingRequest } from './pending-request'

export interface StateWithPhase {
  readonly phase: string
}

export interface FailedPhase {
  readonly phase: 'failed'
  readonly message: string
}

/**
 * The state of a screen's request: loading, failed or, once it is answered, one of the states that the
 * screen defines.
 */
type AsyncPhase<Shown extends StateWithPhase> = { readonly phase: 'loading' } | FailedPhase | Shown

/** Returns the state of the screen for an answer; undefined if the customer is sent to another screen. */
type AnswerToState<Given, Shown extends StateWithPhase> = (given: Given) => FailedPhase | Shown | undefined

/**
 * Holds the state of a screen's request, which can be retried. If a newer request was sent, the answer to
 * the older one is ignored.
 */
@injectable()
export class AsyncState<Shown extends StateWithPhase> {
  state: AsyncPhase<Shown> = { phase: 'loading' }
  private begin = (): Promise<void> => Promise.resolve()

  constructor(@inject(PendingRequest) private readonly pendingRequest: PendingRequest) {
    observeFields(this, 'state')
  }

  /**
   * The state of the screen after the request was answered; undefined while the request is loading or has
   * failed.
   */
  get loadedState(): Shown | undefined {
    return isLoaded(this.state) ? this.state : undefined
  }

  /** The message to show about the failed request; undefined if the request has not failed. */
  get failureMessage(): string | undefined {
    return isFailed(this.state) ? this.state.message : undefined
  }

  /** The message to show while the request takes longer than usual; undefined otherwise. */
  get slowRequestMessage(): string | undefined {
    return this.pendingRequest.slowRequestMessage
  }

  /**
   * Sends the request, and returns a function that cancels it. `known` is the state that the screen shows
   * until the request is answered; without it, the screen shows that it is loading.
   */
  load<Given>(question: () => Promise<Given>, read: AnswerToState<Given, Shown>, known?: Shown): () => void {
    this.begin = () => this.updateFromAnswer((async () => question())(), read)
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
   * Waits for the answer to a request and sets the state that `read` returns for it. While it waits, the
   * state does not change.
   */
  async updateFromAnswer<Given>(answer: Promise<Given>, read: AnswerToState<Given, Shown>): Promise<void> {
    await this.pendingRequest.waitForAnswer(
      answer,
      (given) => {
        this.state = read(given) ?? this.state
      },
      () => this.fail(),
    )
  }

  /**
   * Sets the state of a loaded screen without sending a request, after the customer has done something on
   * the screen.
   */
  showLoadedState(shown: Shown): void {
    this.state = shown
  }

  /** Cancels the request. If its answer arrives later, it is ignored. */
  cancelRequest(): void {
    this.pendingRequest.cancel()
  }

  /**
   * Sets the state for a request that failed because of an error in the portal's own code. The customer reads
   * the message for a failure of the server, because a retry may succeed.
   */
  private fail(): void {
    this.state = failedPhase({ kind: 'server-failure' })
  }
}

/**
 * Returns the state of a screen whose request failed. `tooMany` names what was requested; the message about
 * too many requests begins with it.
 */
export function failedPhase(failure: GatewayFailure, tooMany?: string): FailedPhase {
  return { phase: 'failed', message: gatewayFailureText(failure, tooMany) }
}

function isLoaded<Shown extends StateWithPhase>(state: AsyncPhase<Shown>): state is Shown {
  return state.phase !== 'loading' && !isFailed(state)
}

function isFailed(state: StateWithPhase): state is FailedPhase {
  return state.phase === 'failed'
}
