import type { AnswerOf, BodyOf, Call, Contract, PathParameters, QueryOf } from '@/adapters/contract/call'
import type { Lender } from './lender'
import type { CustomerRecord } from './records'
import type { Refusal } from './refusal'

interface CustomerBy {
  readonly session: CustomerRecord
  readonly optional: CustomerRecord | undefined
  readonly open: undefined
}

/** What a handler knows of one request, already checked against its row. */
export interface FakeRequest<Row extends Call> {
  readonly path: PathParameters<Row>
  readonly query: QueryOf<Row>
  readonly body: BodyOf<Row>
  /** Whose token came; undefined where none had to. */
  readonly customer: CustomerBy[Row['access']]
  /** Whether a code or a passkey opened the customer's session a short while ago. Source: ACC-36. */
  readonly isFreshlyProved: boolean
  /** Present on calls that charge. */
  readonly idempotencyKey: Row extends { idempotent: true } ? string : undefined
  /** Where the portal runs, `https://portal.example`. */
  readonly origin: string
  /** Where this server itself was asked; the portal's own origin in the demo. */
  readonly server: string
  readonly lender: Lender
}

/** An answer may take its time, as checking a signature does. */
export type Handler<Row extends Call> = (
  conversation: FakeRequest<Row>,
) => AnswerOf<Row> | Refusal | Promise<AnswerOf<Row> | Refusal>

/** One handler for each row: a missing one, or one that answers something else, does not compile. */
export type Handlers<Rows extends Contract> = { readonly [Key in keyof Rows]: Handler<Rows[Key]> }
