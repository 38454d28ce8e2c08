import { cuit } from '@/domain/shared/cuit'
import { CollectionChanges } from '@/application/automatic-collection/collection-changes'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { HttpAutomaticCollectionGateway } from '@/adapters/http/automatic-collection-gateway'
import type { TestedOperation, TabServices } from '#tests/application/shared/tested-operation'

const martaAsOwner = { identifiedBy: 'session', taxId: cuit('27284561231') } as const
const externalIdOfMartasLoan = '40128753'
const deliaAsOwner = { identifiedBy: 'session', taxId: cuit('27219034763') } as const
const externalIdOfDeliasLoan = '40166205'
const passwordProof = { by: 'password', password: 'cuota2026' } as const

const nothingToChangeErrorCodes = ['COLLECTION_NOT_AVAILABLE', 'COLLECTION_NOT_ACTIVE']

/**
 * Returns how many changes of automatic collection the lender made. Includes the requests that it
 * refused because the collection was already as requested.
 */
function countCollectionChanges({ lender }: FakeBackEnd, taxId: string): number {
  return lender.store.operations
    .where({ taxId, kind: 'COLLECTION_CHANGE' })
    .filter(({ errorCode }) => errorCode === undefined || nothingToChangeErrorCodes.includes(errorCode))
    .length
}

function createCollectionChanges(tab: TabServices): CollectionChanges {
  return new CollectionChanges(
    tab.exactlyOnce,
    new HttpAutomaticCollectionGateway(tab.httpClient),
    tab.operationLog,
  )
}

/**
 * Operation that activates automatic collection of Marta's loan from a bank account that the lender has
 * checked.
 */
export const collectionActivationOperation: TestedOperation = {
  persona: 'marta',
  owner: martaAsOwner,
  target: `automatic-collection ${externalIdOfMartasLoan}`,
  callName: 'automatic-collection.join',
  precedingCallNames: ['automatic-collection.listCollections'],
  refusalCode: 'ACCOUNT_CHECK_EXPIRED',
  isShownByLenderBeforeSending: true,
  openOffer: async ({ httpClient }) => {
    const gateway = new HttpAutomaticCollectionGateway(httpClient)
    const account = { kind: 'cbu', text: '0140999803200004521869' } as const
    // A loan that is already collected is not offered.
    const checked = await gateway.checkBankAccount({
      owner: martaAsOwner.taxId,
      loanExternalId: externalIdOfMartasLoan,
      account,
    })
    if (!checked.ok) return undefined
    const loans = await gateway.collectionsOfCustomer(martaAsOwner.taxId)
    const offered =
      loans.ok && loans.value.find(({ loanExternalId }) => loanExternalId === externalIdOfMartasLoan)
    if (!offered) return undefined
    return (tab, { acknowledgedKeys, hasLeftScreen }) =>
      createCollectionChanges(tab).activateCollection(
        {
          owner: martaAsOwner,
          loanExternalId: externalIdOfMartasLoan,
          acknowledgedKeys,
          seenInstallments: offered.installmentsToCollect,
          confirmedAccount: checked.value,
          proof: passwordProof,
        },
        { hasLeftScreen },
      )
  },
  countTimesCarriedOut: (backEnd) => countCollectionChanges(backEnd, martaAsOwner.taxId),
}

/** Operation that deactivates automatic collection of Delia's loan. */
export const collectionDeactivationOperation: TestedOperation = {
  persona: 'delia',
  owner: deliaAsOwner,
  target: `automatic-collection ${externalIdOfDeliasLoan}`,
  callName: 'automatic-collection.leave',
  precedingCallNames: ['automatic-collection.listCollections'],
  refusalCode: 'COLLECTION_NOT_ACTIVE',
  isShownByLenderBeforeSending: true,
  openOffer: async ({ httpClient }) => {
    const loans = await new HttpAutomaticCollectionGateway(httpClient).collectionsOfCustomer(
      deliaAsOwner.taxId,
    )
    const active =
      loans.ok &&
      loans.value.find(({ loanExternalId }) => loanExternalId === externalIdOfDeliasLoan)?.activeAgreement
    if (!active) return undefined
    const { activationId } = active
    if (activationId === undefined) throw new Error('The active collection has no number')
    return (tab, { acknowledgedKeys, hasLeftScreen }) =>
      createCollectionChanges(tab).deactivateCollection(
        {
          owner: deliaAsOwner,
          loanExternalId: externalIdOfDeliasLoan,
          acknowledgedKeys,
          activationId,
        },
        { hasLeftScreen },
      )
  },
  countTimesCarriedOut: (backEnd) => countCollectionChanges(backEnd, deliaAsOwner.taxId),
}
