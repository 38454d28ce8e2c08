import { inject, injectable } from 'inversify'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { observed } from './observed'
import { PendingRequest } from './pending-request'

export interface Phase {
  readonly phase: string
}

export interface Failed {
  readonly phase: 'failed'
  readonly message: string
}

/** Loading, failed, or what there is to show, in phases of its own. */
export type AsyncPhase<Shown extends Phase> = { readonly phase: 'loading' } | Failed | Shown

/** What an answer makes of the screen; nothing when it leads elsewhere. */
type Reading<Given, Shown extends Phase> = (given: Given) => Failed | Shown | undefined

/** An answer pending, which can be asked for again; one that comes too late is dropped. */
@injectable()
export class AsyncState<Shown extends Phase> {
  state: AsyncPhase<Shown> = { phase: 'loading' }
  private begin = (): Promise<void> => Promise.resolve()

  constructor(@inject(PendingRequest) private readonly pendingRequest: PendingRequest) {
    observed(this, 'state')
  }

  /** What came, once it is here. */
  get shown(): Shown | undefined {
    return isShown(this.state) ? this.state : undefined
  }

  /** Why nothing came. */
  get message(): string | undefined {
    return isFailed(this.state) ? this.state.message : undefined
  }

  /** What to say while it takes longer than usual. */
  get note(): string | undefined {
    return this.pendingRequest.note
  }

  /** Begins, and gives back how to end. What is known already stands there until a newer answer is here. */
  ask<Given>(question: () => Promise<Given>, read: Reading<Given, Shown>, known?: Shown): () => void {
    this.begin = () => this.follow((async () => question())(), read)
    if (known) {
      this.state = known
      void this.begin()
    } else void this.retry()
    return this.end
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.begin()
  }

  /** What is shown stays until a newer answer is here. */
  async follow<Given>(answer: Promise<Given>, read: Reading<Given, Shown>): Promise<void> {
    await this.pendingRequest.run(
      answer,
      (given) => {
        this.state = read(given) ?? this.state
      },
      () => this.fail(),
    )
  }

  /** The customer goes on from what came. */
  show(shown: Shown): void {
    this.state = shown
  }

  /** What comes from now on is too late. */
  end(): void {
    this.pendingRequest.end()
  }

  /** We broke it: it may do better the next time. */
  private fail(): void {
    this.state = failed({ kind: 'server-failure' })
  }
}

/** `tooMany` says what was asked too often, in the words of the screen. */
export function failed(failure: GatewayFailure, tooMany?: string): Failed {
  return { phase: 'failed', message: gatewayFailureText(failure, tooMany) }
}

function isShown<Shown extends Phase>(state: AsyncPhase<Shown>): state is Shown {
  return state.phase !== 'loading' && !isFailed(state)
}

function isFailed(state: Phase): state is Failed {
  return state.phase === 'failed'
}
