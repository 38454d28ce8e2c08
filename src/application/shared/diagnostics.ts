import { injectable } from 'inversify'
import { Listeners } from './listeners'

/**
 * The kind of value that the server's answer contained. Only the kind is recorded, never the value itself,
 * because answers contain personal data. Source: CON-05.
 */
export type ReceivedValueKind =
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

/** A field of the server's answer to a request that differs from the API contract. */
export interface FieldContractDeviation {
  /**
   * Path of the field in the server's answer, such as `installments[2].dueDate`; empty for the whole
   * answer.
   */
  readonly field: string
  readonly received: ReceivedValueKind
  /**
   * What the API contract expects: in the notation of the schema (`string`, `"ACT" | "HAB"`, `>=0`) or as
   * the name of a rule.
   */
  readonly expected: string
}

/** The server's answer to a request, if the portal could read only a part of the answer or none of it. */
export interface AnswerContractDeviation {
  /** Name of the request in the API contract, such as `loans.listLoans`. */
  readonly call: string
  /** HTTP method and path of the request, with the parameters in braces: `GET /users/{dni}`. */
  readonly request: string
  /**
   * What the deviation meant for the customer. `unreadable`: the portal could not use the server's answer.
   * `incomplete`: the portal left out some fields or items and showed the rest.
   */
  readonly outcome: 'unreadable' | 'incomplete'
  readonly fields: readonly FieldContractDeviation[]
}

/** Maximum number of deviations that are stored. Beyond this number, the oldest ones are dropped. */
const maxDeviations = 50

/**
 * Collects the server's answers that deviate from the API contract, for the engineer who connects the
 * lender's server. Source: CON-05.
 */
@injectable('Singleton')
export class ContractDiagnostics {
  /** The server's answers that deviate from the API contract, the newest first. */
  deviations: readonly AnswerContractDeviation[] = []
  private readonly listeners = new Listeners<[AnswerContractDeviation]>()

  addDeviation(deviation: AnswerContractDeviation): void {
    this.deviations = [deviation, ...this.deviations].slice(0, maxDeviations)
    this.listeners.notify(deviation)
  }

  /** Calls `run` with each new deviation from the API contract. Returns a function that unsubscribes. */
  readonly onDeviation = this.listeners.add
}
