import type { ApiCall } from '@/adapters/contract/call'
import type { CustomerObjectKind, SecretParameterKind } from '@/adapters/contract/object-access'
import type { Lender } from './lender'
import { findRequestedObjectReferences, type RequestedObjectReference } from './object-references'
import { toOperationStatusAnswer } from './shared/operations'
import type { CustomerRecord } from './shared/records'
import {
  cardNotFoundRefusal,
  customerNotFoundRefusal,
  forbiddenRefusal,
  loanNotFoundRefusal,
  notFoundRefusal,
  notificationNotFoundRefusal,
  refinancingNotAvailableRefusal,
  type Refusal,
  loanRequestNotFoundRefusal,
} from './shared/refusal'

/** A request to the fake back end whose path, query and body match the API contract. */
interface ValidatedRequest {
  readonly call: ApiCall
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly customer: CustomerRecord | undefined
  readonly lender: Lender
}

/** An answer with a success status whose content says that the requested object does not exist. */
interface AbsentObjectAnswer {
  readonly emptyAnswer: unknown
}

/**
 * Returns the answer to a client that requests what is not theirs: status 403 for another customer, otherwise
 * the answer for an object that does not exist. Undefined if the client may have it. This is the only place
 * in the fake back end that checks to whom objects belong. Source: SES-22.
 */
export function findObjectOwnershipRefusal(
  request: ValidatedRequest,
): Refusal | AbsentObjectAnswer | undefined {
  const named = findRequestedObjectReferences(request)
  switch (request.call.objectAccess.ownership) {
    case 'own':
      return request.customer && ownershipRefusal(named, request.customer, request.lender)
    case 'own-or-secret':
      return named.every(({ id }) => isOwnOrRecentRefinancing(id, request)) ? undefined : loanNotFoundRefusal
    case 'secret':
      return secretLinkRefusal(named, request)
    case 'anybody':
    case 'nobody':
      return undefined
  }
}

/**
 * Returns the refusal if a request names an object of another customer; otherwise undefined. Checks the tax
 * id and customer id first, so that a client who names another customer learns nothing about their objects.
 */
function ownershipRefusal(
  named: readonly RequestedObjectReference[],
  customer: CustomerRecord,
  lender: Lender,
): Refusal | AbsentObjectAnswer | undefined {
  const isOtherPerson = named.some(
    ({ role, id }) =>
      (role === 'tax-id' && id !== customer.id) || (role === 'customer-id' && id !== customer.customerId),
  )
  if (isOtherPerson) return forbiddenRefusal
  for (const { role, id } of named) {
    const kind = ownedObjectKindByRole.get(role)
    const owner = kind?.ownerTaxIdOf(id, lender)
    // An object that does not exist is reported by the handler, with the same answer.
    if (kind && owner !== undefined && owner !== customer.id) return kind.notFoundAnswer
  }
  return undefined
}

interface OwnedObjectKind {
  /**
   * Returns the tax id of the customer to whom the object with the given id belongs; undefined if the
   * object does not exist.
   */
  readonly ownerTaxIdOf: (id: string, lender: Lender) => string | undefined
  readonly notFoundAnswer: Refusal | AbsentObjectAnswer
}

const ownedObjectKinds: Readonly<Partial<Record<CustomerObjectKind, OwnedObjectKind>>> = {
  loan: { ownerTaxIdOf: loanOwnerTaxId, notFoundAnswer: loanNotFoundRefusal },
  card: { ownerTaxIdOf: cardOwnerTaxId, notFoundAnswer: cardNotFoundRefusal },
  'card-token': {
    ownerTaxIdOf: (id, lender) => cardOwnerTaxId(id.replace(/^tk-/, ''), lender),
    notFoundAnswer: cardNotFoundRefusal,
  },
  offer: { ownerTaxIdOf: loanRequestOwnerTaxId, notFoundAnswer: loanRequestNotFoundRefusal },
  'loan-request': { ownerTaxIdOf: loanRequestOwnerTaxId, notFoundAnswer: loanRequestNotFoundRefusal },
  notice: {
    ownerTaxIdOf: (id, { store }) => store.notifications.find(id)?.taxId,
    notFoundAnswer: notificationNotFoundRefusal,
  },
  'shop-payment': {
    ownerTaxIdOf: (id, { store }) => store.shopPayments.find(id)?.customerTaxId,
    notFoundAnswer: notFoundRefusal,
  },
  'order-key': {
    ownerTaxIdOf: operationOwnerTaxId,
    notFoundAnswer: { emptyAnswer: toOperationStatusAnswer(undefined) },
  },
}

const ownedObjectKindByRole: ReadonlyMap<string, OwnedObjectKind> = new Map(Object.entries(ownedObjectKinds))

function loanOwnerTaxId(id: string, { ledger, newLoans }: Lender): string | undefined {
  return (
    newLoans.find(id)?.taxId ??
    (ledger.findBalanceByExternalId(id) ?? ledger.findBalanceByLoanId(id))?.loan.taxId
  )
}

function cardOwnerTaxId(id: string, { store }: Lender): string | undefined {
  return store.savedCards.find(id)?.taxId
}

function loanRequestOwnerTaxId(id: string, { store }: Lender): string | undefined {
  return (
    store.loanOffers.find(id)?.taxId ??
    store.customers
      .where({})
      .find(({ unfinishedLoanApplication, loanOffer }) =>
        [unfinishedLoanApplication?.applicationId, loanOffer?.hashKey].includes(id),
      )?.id
  )
}

function operationOwnerTaxId(key: string, { store }: Lender): string | undefined {
  return store.operations.find(key)?.taxId ?? store.charges.find(key)?.taxId
}

function isOwnOrRecentRefinancing(loanId: string, { customer, lender }: ValidatedRequest): boolean {
  const isOwn = customer !== undefined && loanOwnerTaxId(loanId, lender) === customer.id
  return isOwn || lender.newLoans.findRecentRefinancing(loanId) !== undefined
}

/**
 * Returns the refusal if a secret link in the request is not valid; otherwise undefined. Passwords, codes,
 * signatures and tokens are checked by the handlers, which also count wrong passwords and codes.
 */
function secretLinkRefusal(
  named: readonly RequestedObjectReference[],
  request: ValidatedRequest,
): Refusal | AbsentObjectAnswer | undefined {
  const link = (kind: SecretParameterKind) => named.find(({ role }) => role === kind)?.id
  const cardUpdate = link('card-update-link')
  if (cardUpdate !== undefined && !request.lender.sentLinks.findCardUpdateCustomer(cardUpdate))
    return customerNotFoundRefusal
  const refinancing = link('refinancing-link')
  return refinancing === undefined ? undefined : refinancingLinkRefusal(refinancing, named, request)
}

/**
 * Returns the answer to a request with a refinancing link that is not valid; undefined if it is valid. A
 * repeated request for an operation already done is answered even if the link has expired. Source: REF-11.
 */
function refinancingLinkRefusal(
  hash: string,
  named: readonly RequestedObjectReference[],
  { call, idempotencyKey, lender }: ValidatedRequest,
): Refusal | AbsentObjectAnswer | undefined {
  const taxIds = new Set(named.filter(({ role }) => role === 'tax-id').map(({ id }) => id))
  const [taxId = ''] = taxIds
  const status = taxIds.size === 1 ? lender.sentLinks.findRefinancingLinkState(hash, taxId) : undefined
  if (status === 'open') return undefined
  if (idempotencyKey !== undefined && lender.idempotentOperations.find(idempotencyKey, taxId))
    return undefined
  if (call.method !== 'GET') return refinancingNotAvailableRefusal
  // A person without an offer is not revealed. Source: REF-02.
  return status === 'expired' ? { emptyAnswer: {} } : customerNotFoundRefusal
}
