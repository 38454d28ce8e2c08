import type { CallName } from '@/adapters/fake/call-name'

/** A recorded request to the lender. */
export interface SentRequest {
  readonly call: CallName | undefined
  /**
   * Fields by name: of the path, the query, the body (nested names joined by a dot), and the meaningful
   * headers.
   */
  readonly fields: Readonly<Record<string, string>>
}
