import type { CallName } from '@/adapters/fake/call-name'

/** What left the portal for the lender, as the lender gets it. */
export interface SentRequest {
  readonly call: CallName | undefined
  /** By name: of the path, of the query, of the body (within it, joined by a dot), and of the headers that mean something. */
  readonly fields: Readonly<Record<string, string>>
}
