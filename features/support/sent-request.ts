import type { CallName } from '@/adapters/fake/call-name'

/** A request to the lender that a test has recorded. */
export interface SentRequest {
  readonly callName: CallName | undefined
  /**
   * Fields of the request by name: those of its path, its query and its body (nested names are joined by
   * a dot), and the few headers that scenarios check.
   */
  readonly fields: Readonly<Record<string, string>>
}
