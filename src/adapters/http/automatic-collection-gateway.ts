import type {
  CollectionAttemptResult,
  AutomaticInstallmentCollection,
  CollectionStatus,
  CollectionOutcomeIfPaidByHand,
  AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { AutomaticCollectionGateway } from '@/application/automatic-collection/automatic-collection.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { automaticCollectionContract as calls } from '@/adapters/contract/automatic-collection.contract'
import type { CallAnswer } from '@/adapters/contract/call'
import { toMaskedCollectionAccount } from './masked-collection-account-mapper'
import type { AutomaticCollectionChangeMethods } from './collection-change-gateway'
import type { HttpClient } from './http-client'
import { HttpGateway } from './http-gateway'
import { createLazyGateway } from './lazy-gateway'
import { toNotOfferedFailure } from './to-not-offered'
import { omitUndefined } from './without-undefined'

type LoanJson = CallAnswer<typeof calls.listCollections>[number]
type CollectionJson = NonNullable<LoanJson['next']>
type AttemptJson = CollectionJson['attempts'][number]

const attemptResults: Readonly<Record<NonNullable<AttemptJson['result']>, CollectionAttemptResult>> = {
  SCHEDULED: 'scheduled',
  IN_PROCESS: 'in-process',
  COLLECTED: 'collected',
  NO_FUNDS: 'no-funds',
  REJECTED: 'rejected',
  NOT_MADE: 'not-made',
}

const collectionStatuses: Readonly<Record<CollectionJson['status'], CollectionStatus>> = {
  SCHEDULED: 'scheduled',
  IN_PROCESS: 'in-process',
  COLLECTED: 'collected',
  NOT_COLLECTED: 'not-collected',
  STOPPED: 'stopped',
  REFUNDED: 'refunded',
}

const outcomesIfPaidByHand: Readonly<
  Record<NonNullable<CollectionJson['ifPaid']>['outcome'], CollectionOutcomeIfPaidByHand['outcome']>
> = {
  STOPPED: 'stopped',
  REFUNDED: 'refunded',
  NEXT_INSTALLMENT: 'next-installment',
}

const deactivationOutcomes = { STOPPED: 'stopped', MADE: 'made' } as const

export class HttpAutomaticCollectionGateway extends HttpGateway implements AutomaticCollectionGateway {
  private readonly changes: AutomaticCollectionChangeMethods

  constructor(client: HttpClient) {
    super(client)
    // A payment asks what is collected and changes nothing of it.
    this.changes = createLazyGateway<AutomaticCollectionChangeMethods>(async () => {
      const code = await import('./collection-change-gateway')
      return new code.HttpCollectionChangeGateway(client)
    })
  }

  async collectionsOfCustomer(
    taxId: Cuit,
  ): Promise<Result<readonly AutomaticLoanCollection[], GatewayFailure>> {
    const input = { path: { taxId } }
    const reading = { toValue: toLoanCollections, refusalFailures: toNotOfferedFailure }
    const answer = await this.askWithFailures(calls.listCollections, input, reading)
    if (answer.ok) return answer
    return answer.failure.kind === 'not-offered' ? success([]) : failure(answer.failure)
  }

  checkBankAccount(...input: Parameters<AutomaticCollectionChangeMethods['checkBankAccount']>) {
    return this.changes.checkBankAccount(...input)
  }

  activateCollection(...input: Parameters<AutomaticCollectionChangeMethods['activateCollection']>) {
    return this.changes.activateCollection(...input)
  }

  deactivateCollection(...input: Parameters<AutomaticCollectionChangeMethods['deactivateCollection']>) {
    return this.changes.deactivateCollection(...input)
  }
}

function toLoanCollections(json: readonly LoanJson[]): readonly AutomaticLoanCollection[] {
  return json.map(
    ({
      externalId: loanExternalId,
      status,
      account,
      joinedAt,
      joiningId,
      leftAt,
      toCollect,
      next,
      past,
    }) => ({
      loanExternalId,
      installmentsToCollect: toCollect.map((each) => ({
        number: each.installmentNumber,
        date: calendarDate(each.date),
        amount: pesosToCents(each.amount),
      })),
      past: past.map(toCollection),
      ...omitUndefined({
        activeAgreement:
          status === 'ACTIVE'
            ? omitUndefined({
                account: account && toMaskedCollectionAccount(account),
                joinedAt: toInstant(joinedAt),
                activationId: joiningId,
              })
            : undefined,
        deactivatedAt: status === 'AVAILABLE' ? toInstant(leftAt) : undefined,
        next: next && toCollection(next),
      }),
    }),
  )
}

function toCollection(json: CollectionJson): AutomaticInstallmentCollection {
  const { collectionId, installmentNumber, ifPaid, ifLeft } = json
  return {
    collectionId,
    installmentNumber,
    date: calendarDate(json.date),
    amount: pesosToCents(json.amount),
    status: collectionStatuses[json.status],
    attempts: json.attempts.map(({ date, result }) => ({
      date: calendarDate(date),
      result: result ? attemptResults[result] : 'unknown',
    })),
    ...omitUndefined({ ifDeactivated: ifLeft && deactivationOutcomes[ifLeft] }),
    ...(ifPaid && {
      ifPaidByHand: {
        outcome: outcomesIfPaidByHand[ifPaid.outcome],
        ...omitUndefined({ until: toInstant(ifPaid.until) }),
      },
    }),
  }
}

function toInstant(text: string | undefined) {
  return text === undefined ? undefined : instant(Date.parse(text))
}
