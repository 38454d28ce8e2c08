import { injectable } from 'inversify'

/**
 * The kind of value that the answer contained. It is never the value itself, because answers contain
 * personal data. Source: CON-05.
 */
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

/** A field of a server's answer that differs from the contract. */
export interface FieldDeviation {
  /** Path of the field in the answer, such as `installments[2].dueDate`; empty for the whole answer. */
  readonly field: string
  readonly received: ReceivedKind
  /**
   * What the contract expects, in the notation of the schema (`string`, `"ACT" | "HAB"`, `>=0`) or as the
   * name of a rule.
   */
  readonly expected: string
}

/** An answer of the server that the portal could read only in part or not at all. */
export interface AnswerDeviation {
  /** Name of the request in the contract, such as `loans.listLoans`. */
  readonly call: string
  /** HTTP method and path of the request, with the parameters in braces: `GET /users/{dni}`. */
  readonly request: string
  /**
   * How the deviation affected the customer. `unreadable`: the portal could not use the answer.
   * `incomplete`: it left these fields or items out and showed the rest.
   */
  readonly outcome: 'unreadable' | 'incomplete'
  readonly fields: readonly FieldDeviation[]
}

/** The oldest deviations are dropped beyond this number. */
const mostDeviations = 50

/**
 * Collects answers of the server that deviate from the contract, for the engineer who connects the lender's
 * server. Source: CON-05.
 */
@injectable('Singleton')
export class Diagnostics {
  /** The deviating answers, the newest first. */
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
