import type {
  AttemptResult,
  CollectedAccount,
  Collection,
  CollectionStatus,
  IfPaidByHand,
  LoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { TypedAccount } from '@/domain/automatic-collection/typed-account'
import type {
  AccountCheckFailure,
  AutomaticCollectionGateway,
  CheckedAccount,
  JoiningAnswer,
  JoiningRejection,
  JoiningRequest,
  LeavingAnswer,
  LeavingRejection,
  LeavingRequest,
} from '@/application/automatic-collection/automatic-collection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationConfirmed,
  OperationRejected,
  OperationRequest,
} from '@/application/shared/operation-definition'
import { automaticCollectionContract as rows } from '@/adapters/contract/automatic-collection.contract'
import type { AnswerOf } from '@/adapters/contract/call'
import type { HttpRefusal } from './http-failure'
import { HttpGateway } from './http-gateway'
import { notOffered } from './not-offered'
import { operationRejection } from './operation-rejection'
import { toProof } from './proof-mapper'
import { withoutUndefined } from './without-undefined'

type LoanJson = AnswerOf<typeof rows.listCollections>[number]
type CollectionJson = NonNullable<LoanJson['next']>
type AttemptJson = CollectionJson['attempts'][number]

const results: Readonly<Record<NonNullable<AttemptJson['result']>, AttemptResult>> = {
  SCHEDULED: 'scheduled',
  IN_PROCESS: 'in-process',
  COLLECTED: 'collected',
  NO_FUNDS: 'no-funds',
  REJECTED: 'rejected',
  NOT_MADE: 'not-made',
}

const statuses: Readonly<Record<CollectionJson['status'], CollectionStatus>> = {
  SCHEDULED: 'scheduled',
  IN_PROCESS: 'in-process',
  COLLECTED: 'collected',
  NOT_COLLECTED: 'not-collected',
  STOPPED: 'stopped',
  REFUNDED: 'refunded',
}

const outcomes: Readonly<Record<NonNullable<CollectionJson['ifPaid']>['outcome'], IfPaidByHand['outcome']>> =
  {
    STOPPED: 'stopped',
    REFUNDED: 'refunded',
    NEXT_INSTALLMENT: 'next-installment',
  }

const leavings = { STOPPED: 'stopped', MADE: 'made' } as const

export class HttpAutomaticCollectionGateway extends HttpGateway implements AutomaticCollectionGateway {
  async ofCustomer(taxId: Cuit): Promise<Result<readonly LoanCollection[], GatewayFailure>> {
    const input = { path: { taxId } }
    const reading = { to: toLoanCollections, refused: notOffered }
    const answer = await this.askOr(rows.listCollections, input, reading)
    if (answer.ok) return answer
    return answer.failure.kind === 'not-offered' ? success([]) : failure(answer.failure)
  }

  /** Asks whose account it is. Source: COL-01. */
  checkAccount({
    owner: taxId,
    externalId,
    account,
  }: {
    readonly owner: Cuit
    readonly externalId: string
    readonly account: TypedAccount
  }): Promise<Result<CheckedAccount, AccountCheckFailure>> {
    const input = { path: { taxId }, body: { externalId, account: account.text }, orderedBy: taxId }
    return this.askOr(rows.checkAccount, input, { to: toCheckedAccount, refused: toCheckFailure })
  }

  /** Source: COL-01. */
  join({ externalId, checkId, proof, ...request }: JoiningRequest): Promise<JoiningAnswer> {
    const body = { externalId, checkId, proof: toProof(proof) }
    return this.operateOr(
      rows.join,
      { body, ...sentBy(request) },
      {
        to: toConfirmed,
        rejected: (refusal): OperationRejected<JoiningRejection> | undefined =>
          operationRejection(rows.join)(refusal) && { kind: 'rejected', reason: toJoiningRejection(refusal) },
      },
    )
  }

  /** Source: COL-03. */
  leave({ externalId, joiningId, ...request }: LeavingRequest): Promise<LeavingAnswer> {
    const body = { externalId, ...withoutUndefined({ joiningId }) }
    return this.operateOr(
      rows.leave,
      { body, ...sentBy(request) },
      {
        to: toConfirmed,
        rejected: (refusal): OperationRejected<LeavingRejection> | undefined =>
          operationRejection(rows.leave)(refusal) && {
            kind: 'rejected',
            reason: toLeavingRejection(refusal),
          },
      },
    )
  }
}

function sentBy({ idempotencyKey, owner: { taxId } }: OperationRequest) {
  return { path: { taxId }, idempotencyKey, orderedBy: taxId }
}

function toConfirmed({ operationId }: AnswerOf<typeof rows.join>): OperationConfirmed {
  return { reference: operationId }
}

function toCheckedAccount({ account, ...checked }: AnswerOf<typeof rows.checkAccount>): CheckedAccount {
  return { ...checked, account: toAccount(account) }
}

const checkFailures = new Map<string | undefined, AccountCheckFailure>([
  ['ACCOUNT_NOT_FOUND', { kind: 'account-not-found' }],
  ['ACCOUNT_HOLDER_MISMATCH', { kind: 'other-holder' }],
  ['ACCOUNT_NOT_DEBITABLE', { kind: 'not-debitable' }],
  ['COLLECTION_NOT_AVAILABLE', { kind: 'not-available' }],
])

function toCheckFailure(refusal: HttpRefusal): AccountCheckFailure | undefined {
  return checkFailures.get(refusal.code) ?? notOffered(refusal)
}

const joiningRejections = new Map<string | undefined, JoiningRejection>([
  ['PROOF_REFUSED', { kind: 'proof-refused' }],
  ['ACCOUNT_CHECK_EXPIRED', { kind: 'check-expired' }],
  ['COLLECTION_NOT_AVAILABLE', { kind: 'not-available' }],
])

function toJoiningRejection({ code, message }: HttpRefusal): JoiningRejection {
  return joiningRejections.get(code) ?? { kind: 'declined', ...withoutUndefined({ message }) }
}

function toLeavingRejection({ code, message }: HttpRefusal): LeavingRejection {
  if (code === 'COLLECTION_NOT_ACTIVE') return { kind: 'not-active' }
  return { kind: 'declined', ...withoutUndefined({ message }) }
}

function toLoanCollections(json: readonly LoanJson[]): readonly LoanCollection[] {
  return json.map(({ externalId, status, account, joinedAt, joiningId, leftAt, toCollect, next, past }) => ({
    externalId,
    toCollect: toCollect.map((each) => ({
      number: each.installmentNumber,
      date: calendarDate(each.date),
      amount: pesosToCents(each.amount),
    })),
    past: past.map(toCollection),
    ...withoutUndefined({
      active:
        status === 'ACTIVE'
          ? withoutUndefined({
              account: account && toAccount(account),
              joinedAt: toInstant(joinedAt),
              joiningId,
            })
          : undefined,
      leftAt: status === 'AVAILABLE' ? toInstant(leftAt) : undefined,
      next: next && toCollection(next),
    }),
  }))
}

function toAccount({ kind, lastDigits, bank }: NonNullable<LoanJson['account']>): CollectedAccount {
  return { kind: kind === 'CVU' ? 'cvu' : 'cbu', lastDigits, ...withoutUndefined({ bank }) }
}

function toCollection(json: CollectionJson): Collection {
  const { collectionId, installmentNumber, ifPaid, ifLeft } = json
  return {
    collectionId,
    installmentNumber,
    date: calendarDate(json.date),
    amount: pesosToCents(json.amount),
    status: statuses[json.status],
    attempts: json.attempts.map(({ date, result }) => ({
      date: calendarDate(date),
      result: result ? results[result] : 'unknown',
    })),
    ...withoutUndefined({ ifLeft: ifLeft && leavings[ifLeft] }),
    ...(ifPaid && {
      ifPaid: {
        outcome: outcomes[ifPaid.outcome],
        ...withoutUndefined({ until: toInstant(ifPaid.until) }),
      },
    }),
  }
}

function toInstant(text: string | undefined) {
  return text === undefined ? undefined : instant(Date.parse(text))
}
