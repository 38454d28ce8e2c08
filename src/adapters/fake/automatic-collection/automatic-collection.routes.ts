import type { automaticCollectionContract } from '@/adapters/contract/automatic-collection.contract'
import { addMonths } from '@/domain/shared/calendar-month'
import { cents, centsToPesos } from '@/domain/shared/money'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { Lender } from '@/adapters/fake/lender'
import { isIdentityProved, identityNotProvedRefusal } from '@/adapters/fake/protection/identity-proof'
import type { OperationResult } from '@/adapters/fake/shared/operations'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { createRefusal, reusedIdempotencyKeyRefusal, type Refusal } from '@/adapters/fake/shared/refusal'
import type { AutomaticCollectionRegistry } from './automatic-collections'
import type { BankAccountCheckRecord, AutomaticCollectionRecord } from './collection-records'
import { collectionAttemptStopDeadline } from './collection-days'

const notOfferedRefusal = createRefusal(501, 'NOT_OFFERED', 'No ofrecemos el cobro automático.')
const accountNotFoundRefusal = createRefusal(
  409,
  'ACCOUNT_NOT_FOUND',
  'No hay una cuenta con ese CBU, CVU o alias.',
)
const accountHolderMismatchRefusal = createRefusal(
  409,
  'ACCOUNT_HOLDER_MISMATCH',
  'La cuenta es de otra persona.',
)
const notDebitableRefusal = createRefusal(409, 'ACCOUNT_NOT_DEBITABLE', 'De esa cuenta no se puede cobrar.')
const collectionUnavailableRefusal = createRefusal(
  409,
  'COLLECTION_NOT_AVAILABLE',
  'Ese préstamo no se puede cobrar así.',
)
const accountCheckExpiredRefusal = createRefusal(409, 'ACCOUNT_CHECK_EXPIRED', 'Comprobá la cuenta de nuevo.')
const notActiveRefusal = createRefusal(
  409,
  'COLLECTION_NOT_ACTIVE',
  'Ese préstamo no se cobra automáticamente.',
)
const changeRefusals = [
  collectionUnavailableRefusal,
  accountCheckExpiredRefusal,
  notActiveRefusal,
  identityNotProvedRefusal,
]

export const automaticCollectionHandlers: ContractHandlers<typeof automaticCollectionContract> = {
  async listCollections({ customer, lender }) {
    if (lender.overrides.withoutAutomaticCollection) return notOfferedRefusal
    const collections = await lender.automaticCollections()
    return collections
      .findEligibleLoans(customer.id)
      .map((balance) => loanCollectionAnswer(balance, collections, lender))
  },

  async checkAccount({ body: { externalId, account }, customer, lender }) {
    if (lender.overrides.withoutAutomaticCollection) return notOfferedRefusal
    const collections = await lender.automaticCollections()
    if (!findActivatableLoan(externalId, customer, collections)) return collectionUnavailableRefusal
    const found = resolveTypedAccountNumber(account)
    if ('status' in found) return found
    const checkId = `cuenta-${lender.store.bankAccountChecks.count() + 1}-${lender.clock.now()}`
    const { number } = found
    lender.store.bankAccountChecks.insert({
      id: checkId,
      taxId: customer.id,
      externalId,
      account: number,
      at: lender.clock.now(),
    })
    return { checkId, account: accountAnswer(number), holder: maskName(customer) }
  },

  async join({ body: { externalId, checkId, proof }, customer, idempotencyKey, origin, lender }) {
    if (lender.overrides.withoutAutomaticCollection) return notOfferedRefusal
    const collections = await lender.automaticCollections()
    const isKnown = lender.idempotentOperations.find(idempotencyKey, customer.id) !== undefined
    const proved = isKnown || (await isIdentityProved(proof, { customer, origin, lender }))
    return executeChangeOnce({ customer, idempotencyKey, lender }, { join: externalId }, () => {
      if (!proved) return { errorCode: identityNotProvedRefusal.code }
      const balance = findActivatableLoan(externalId, customer, collections)
      if (!balance) return { errorCode: collectionUnavailableRefusal.code }
      const check = lender.store.bankAccountChecks.find(checkId)
      if (!isAccountCheckValid(check, externalId, customer, lender))
        return { errorCode: accountCheckExpiredRefusal.code }
      lender.store.bankAccountChecks.change(check.id, { hasEnded: true })
      const { account } = check
      const operationId = collections.activate({
        externalId,
        taxId: customer.id,
        account,
        attemptCountWithoutFunds: 0,
      })
      collections.scheduleFirstCollection(balance)
      return { operationId }
    })
  },

  async leave({ body: { externalId, joiningId }, customer, idempotencyKey, lender }) {
    if (lender.overrides.withoutAutomaticCollection) return notOfferedRefusal
    const collections = await lender.automaticCollections()
    return executeChangeOnce({ customer, idempotencyKey, lender }, { leave: externalId }, () => {
      const activation = collections.findActivation(externalId)
      const isOther = joiningId !== undefined && activation?.joiningId !== joiningId
      if (!activation || isOther) return { errorCode: notActiveRefusal.code }
      collections.deactivate(externalId)
      return { operationId: activation.joiningId.replace('alta', 'baja') }
    })
  },
}

/** Milliseconds for which automatic collection can be activated with an account that was checked. */
const accountCheckLifetimeMilliseconds = 30 * 60_000

interface CollectionChangeParameters {
  readonly customer: CustomerRecord
  readonly idempotencyKey: string
  readonly lender: Lender
}

/**
 * Turns automatic collection on or off only once for each idempotency key. A repeated request gets the first
 * answer, even if that answer was a refusal.
 */
function executeChangeOnce(
  { customer, idempotencyKey, lender }: CollectionChangeParameters,
  request: object,
  work: () => Pick<OperationResult, 'operationId' | 'errorCode'>,
) {
  const listedOperation = { kind: 'COLLECTION_CHANGE', amount: cents(0) } as const
  const operation = {
    idempotencyKey,
    taxId: customer.id,
    requestText: JSON.stringify(request),
    listedOperation,
  }
  const change = lender.idempotentOperations.executeOnce(operation, work)
  if (change === 'reused-key') return reusedIdempotencyKeyRefusal
  const { operationId, errorCode } = change
  if (operationId !== undefined) return { operationId }
  return changeRefusals.find(({ code }) => code === errorCode) ?? collectionUnavailableRefusal
}

/** Returns the loan if it is the customer's and its automatic collection can be activated now. */
function findActivatableLoan(
  externalId: string,
  customer: CustomerRecord,
  collections: AutomaticCollectionRegistry,
) {
  if (collections.findActivation(externalId)) return undefined
  const balance = collections
    .findEligibleLoans(customer.id)
    .find(({ loan }) => loan.externalId === externalId)
  return balance && collections.previewFirstCollection(balance) ? balance : undefined
}

function isAccountCheckValid(
  check: BankAccountCheckRecord | undefined,
  externalId: string,
  customer: CustomerRecord,
  lender: Lender,
): check is BankAccountCheckRecord {
  if (!check || check.hasEnded || check.externalId !== externalId || check.taxId !== customer.id) return false
  return lender.clock.now() - check.at < accountCheckLifetimeMilliseconds
}

/** Aliases of accounts that the lender refuses: not the customer's, not usable for collecting, or unknown. */
const refusedAliases = new Map([
  ['cuenta.ajena', accountHolderMismatchRefusal],
  ['cuenta.cerrada', notDebitableRefusal],
  ['cuenta.perdida', accountNotFoundRefusal],
])

/** Number of the account to which an alias leads, unless the alias is in `refusedAliases`. */
const defaultAliasAccountNumber = '0140999803200004521869'

/**
 * Returns the number of the account for the typed number or alias, or the refusal of an alias in
 * `refusedAliases`. Every other account counts as the customer's.
 */
function resolveTypedAccountNumber(typed: string): { readonly number: string } | Refusal {
  if (/^\d{22}$/.test(typed)) return { number: typed }
  return refusedAliases.get(typed.toLowerCase()) ?? { number: defaultAliasAccountNumber }
}

/** Returns the customer's name with only the first letters, such as `Del··· Fer···`. */
function maskName({ firstName, surname }: CustomerRecord): string {
  return [firstName, surname].map((name) => `${name.slice(0, 3)}···`).join(' ')
}

function loanCollectionAnswer(
  balance: LoanBalance,
  collections: AutomaticCollectionRegistry,
  lender: Lender,
) {
  const { externalId } = balance.loan
  const activation = collections.findActivation(externalId)
  const all = collections.findLoanCollections(externalId)
  const next = all.find(({ outcome }) => outcome === undefined)
  const leftAt = collections.findDeactivationTime(externalId)
  return {
    externalId,
    status: activation ? ('ACTIVE' as const) : ('AVAILABLE' as const),
    account: activation && accountAnswer(activation.account),
    joinedAt: activation && formatUtcInstant(activation.joinedAt),
    joiningId: activation?.joiningId,
    leftAt: leftAt === undefined ? undefined : formatUtcInstant(leftAt),
    toCollect: upcomingCollections(balance, collections, next),
    next: next && collectionAnswer(next, lender, collections),
    past: all
      .filter(({ outcome }) => outcome !== undefined)
      .map((each) => collectionAnswer(each, lender, collections)),
  }
}

/** Returns the installments that will be collected automatically, from the next one on. */
function upcomingCollections(
  balance: LoanBalance,
  collections: AutomaticCollectionRegistry,
  next: AutomaticCollectionRecord | undefined,
) {
  const first = next ?? collections.previewFirstCollection(balance)
  if (!first) return []
  const { installmentCount, installment } = balance.loan.terms
  return Array.from({ length: installmentCount - first.installmentNumber + 1 }, (_, position) => ({
    installmentNumber: first.installmentNumber + position,
    date: addMonths(first.firstAttemptDay, position),
    amount: centsToPesos(
      position === 0 ? collections.findAmountLeftToPay(balance, first.installmentNumber) : installment,
    ),
  }))
}

function collectionAnswer(
  collection: AutomaticCollectionRecord,
  lender: Lender,
  collections: AutomaticCollectionRegistry,
) {
  const { id, installmentNumber, firstAttemptDay, amount, sentAmount, attempts, outcome } = collection
  // After the customer has left, the lender makes only the attempt that is at the bank already.
  const isActive = collections.findActivation(collection.externalId) !== undefined
  const laterResult = isActive ? ('SCHEDULED' as const) : ('NOT_MADE' as const)
  const next = attempts.find(({ result }) => result === undefined)
  const isInProcess = next !== undefined && lender.clock.now() >= collectionAttemptStopDeadline(next.date)
  return {
    collectionId: id,
    installmentNumber,
    date: firstAttemptDay,
    amount: centsToPesos(sentAmount ?? amount),
    status: outcome ?? (isInProcess ? ('IN_PROCESS' as const) : ('SCHEDULED' as const)),
    attempts: attempts.map((each) => ({
      date: each.date,
      result: each.result ?? (isInProcess && each === next ? ('IN_PROCESS' as const) : laterResult),
    })),
    ifPaid: next && outcomeIfPaid(collectionAttemptStopDeadline(next.date), isInProcess, lender),
    ifLeft: next && (isInProcess ? ('MADE' as const) : ('STOPPED' as const)),
  }
}

/** Returns what happens to a collection if its installment is paid by hand now. Source: PAY-27. */
function outcomeIfPaid(until: number, isInProcess: boolean, { overrides }: Lender) {
  const said = overrides.ifPaidByHand
  if (said === 'NOT_SAID') return undefined
  if (isInProcess || said !== undefined) return { outcome: said ?? ('REFUNDED' as const) }
  return { outcome: 'STOPPED' as const, until: formatUtcInstant(until) }
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

function formatUtcInstant(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString()
}
