import { injectable } from 'inversify'

/** What kind of value came. Never the value itself, because answers are personal. Source: CON-05. */
export type ReceivedKind =
  | 'missing'
  | 'null'
  | 'boolean'
  | 'whole-number'
  | 'decimal-number'
  | 'empty-text'
  | 'digits'
  | 'number-as-text'
  | 'date-as-text'
  | 'instant-as-text'
  | 'text'
  | 'list'
  | 'object'
  | 'no-content'
  | 'html-page'
  | 'other-content'
  | 'another-origin'

/** A field of an answer that is not as the contract says. */
export interface FieldDeviation {
  /** Such as `installments[2].dueDate`; empty for the whole answer. */
  readonly field: string
  readonly received: ReceivedKind
  /** In the notation of the schema (`string`, `"ACT" | "HAB"`, `>=0`), or the name of a rule. */
  readonly expected: string
}

/** An answer that the portal could not read, or not completely. */
export interface AnswerDeviation {
  /** Capability and row of the contract, such as `loans.listLoans`. */
  readonly call: string
  /** Method and path with its parameters in braces: `GET /users/{dni}`. */
  readonly request: string
  /** `incomplete`: the portal left these fields or items out and showed the rest. */
  readonly outcome: 'unreadable' | 'incomplete'
  readonly fields: readonly FieldDeviation[]
}

/** The oldest deviations are dropped beyond this number. */
const mostDeviations = 50

/** Collects, for the integrator, what answers deviate from the contract. Source: CON-05. */
@injectable('Singleton')
export class Diagnostics {
  /** The newest first. */
  deviations: readonly AnswerDeviation[] = []
  private readonly listeners = new Set<(newest: AnswerDeviation) => void>()

  add(deviation: AnswerDeviation): void {
    this.deviations = [deviation, ...this.deviations].slice(0, mostDeviations)
    for (const hear of this.listeners) hear(deviation)
  }

  /** Calls `hear` with each new deviation. Returns a function that unsubscribes. */
  onDeviation(hear: (newest: AnswerDeviation) => void): () => void {
    this.listeners.add(hear)
    return () => {
      this.listeners.delete(hear)
    }
  }
}
