import type { automaticCollectionContract } from '@/adapters/contract/automatic-collection.contract'
import { addMonths } from '@/domain/shared/calendar-date'
import { centsToPesos } from '@/domain/shared/money'
import type { Handlers } from '@/adapters/fake/shared/handler'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { Lender } from '@/adapters/fake/lender'
import type { CollectionRecord } from '@/adapters/fake/shared/records'
import { refusal } from '@/adapters/fake/shared/refusal'
import type { AutomaticCollections } from './automatic-collections'
import { stoppableUntil } from './collection-days'

const notOffered = refusal(501, 'NOT_OFFERED', 'No ofrecemos el cobro automático.')

export const automaticCollectionHandlers: Handlers<typeof automaticCollectionContract> = {
  async listCollections({ customer, lender }) {
    if (lender.overrides.withoutAutomaticCollection) return notOffered
    const collections = await lender.automaticCollections()
    return collections.offeredTo(customer.id).map((standing) => loanAnswer(standing, collections, lender))
  },
}

function loanAnswer(standing: LoanBalance, collections: AutomaticCollections, lender: Lender) {
  const { externalId } = standing.loan
  const joining = collections.joiningOf(externalId)
  const all = collections.of(externalId)
  const next = all.find(({ end }) => end === undefined)
  return {
    externalId,
    status: joining ? ('ACTIVE' as const) : ('AVAILABLE' as const),
    account: joining && accountAnswer(joining.account),
    joinedAt: joining && isoSeconds(joining.joinedAt),
    toCollect: toCollect(standing, collections, next),
    next: next && collectionAnswer(next, lender),
    past: all.filter(({ end }) => end !== undefined).map((each) => collectionAnswer(each, lender)),
  }
}

/** Returns the installments to be collected, from the first on. */
function toCollect(
  standing: LoanBalance,
  collections: AutomaticCollections,
  next: CollectionRecord | undefined,
) {
  const first = next ?? collections.firstOf(standing)
  if (!first) return []
  const { installmentCount, installment } = standing.loan.terms
  return Array.from({ length: installmentCount - first.number + 1 }, (_, position) => ({
    installmentNumber: first.number + position,
    date: addMonths(first.date, position),
    amount: centsToPesos(position === 0 ? collections.leftOf(standing, first.number) : installment),
  }))
}

function collectionAnswer(collection: CollectionRecord, lender: Lender) {
  const { id, number, date, amount, sentAmount, attempts, end } = collection
  const next = attempts.find(({ result }) => result === undefined)
  const isInProcess = next !== undefined && lender.clock.now() >= stoppableUntil(next.date)
  return {
    collectionId: id,
    installmentNumber: number,
    date,
    amount: centsToPesos(sentAmount ?? amount),
    status: end ?? (isInProcess ? ('IN_PROCESS' as const) : ('SCHEDULED' as const)),
    attempts: attempts.map((each) => ({
      date: each.date,
      result:
        each.result ?? (isInProcess && each === next ? ('IN_PROCESS' as const) : ('SCHEDULED' as const)),
    })),
    ifPaid: next && ifPaid(stoppableUntil(next.date), isInProcess, lender),
  }
}

/** What becomes of the collection if its installment is paid by hand now. Source: PAY-27. */
function ifPaid(until: number, isInProcess: boolean, { overrides }: Lender) {
  const said = overrides.ifPaidByHand
  if (said === 'NOT_SAID') return undefined
  if (isInProcess || said !== undefined) return { outcome: said ?? ('REFUNDED' as const) }
  return { outcome: 'STOPPED' as const, until: isoSeconds(until) }
}

function accountAnswer(account: string) {
  return {
    kind: account.startsWith('000') ? ('CVU' as const) : ('CBU' as const),
    lastDigits: account.slice(-4),
    bank: bankNames.get(account.slice(0, 3)),
  }
}

const bankNames = new Map([
  ['011', 'Banco de la Nación Argentina'],
  ['014', 'Banco de la Provincia de Buenos Aires'],
  ['017', 'Banco BBVA Argentina'],
  ['072', 'Banco Santander Argentina'],
])

function isoSeconds(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString()
}
