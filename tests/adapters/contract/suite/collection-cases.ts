import { automaticCollectionContract } from '@/adapters/contract/automatic-collection.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { expectedJsonSuccessAnswer, signedInAsMarta, martaLoanId, martaTaxId } from './marta'
import { demoStateBlockingAccountChanges, expectedBlockedChangeRefusal } from './protection-cases'

const { listCollections, checkAccount, join, leave } = automaticCollectionContract
const martasPathParameters = { taxId: martaTaxId }
const passwordProof = { currentPass: 'cuota2026' }
const accountCbu = '0140999803200004521869'
const checkAccountCallInput = {
  path: martasPathParameters,
  body: { externalId: martaLoanId, account: accountCbu },
}
const idempotencyKey = 'key-of-a-joining'

const signedInAsDelia = { signedInPersonaId: 'delia' } as const
const deliasPathParameters = { taxId: '27219034763' }
const deliasLoanId = '40166205'
const deactivationCallInput = {
  path: deliasPathParameters,
  body: { externalId: deliasLoanId },
  idempotencyKey: 'key-of-a-leaving',
}

async function createActivationCallInput({ client }: PortalClient, body: object = {}) {
  const { checkId } = successValueOrThrow(await client.send(checkAccount, checkAccountCallInput))
  return {
    path: martasPathParameters,
    body: { externalId: martaLoanId, checkId, proof: passwordProof, ...body },
    idempotencyKey,
  }
}

export const automaticCollectionSuccessCases: readonly ContractCase[] = [
  createContractCase(listCollections, {
    title: 'returns the automatic collections',
    ...signedInAsDelia,
    input: { path: deliasPathParameters },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(checkAccount, {
    title: 'returns the holder of the account, masked',
    ...signedInAsMarta,
    input: checkAccountCallInput,
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: join.name,
    title: 'joins once for each key, and reports it by the key',
    ...signedInAsMarta,
    makeCall: async (portal) => {
      const joining = await createActivationCallInput(portal)
      const first = successValueOrThrow(await portal.client.send(join, joining))
      const query = { idempotencyKey }
      const status = successValueOrThrow(await portal.client.send(paymentsContract.paymentStatus, { query }))
      const again = successValueOrThrow(await portal.client.send(join, joining))
      const loans = successValueOrThrow(
        await portal.client.send(listCollections, { path: martasPathParameters }),
      )
      const joined = loans.find(({ externalId }) => externalId === martaLoanId)
      const isOne = first.operationId === again.operationId && joined?.joiningId === first.operationId
      return createResultFromCondition(isOne && status.operationId === first.operationId, joined)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: leave.name,
    title: 'leaves at once, and reports it by the key',
    ...signedInAsDelia,
    makeCall: async ({ client }) => {
      const first = successValueOrThrow(await client.send(leave, deactivationCallInput))
      const again = successValueOrThrow(await client.send(leave, deactivationCallInput))
      const loans = successValueOrThrow(await client.send(listCollections, { path: deliasPathParameters }))
      const left = loans.find(({ externalId }) => externalId === deliasLoanId)
      return createResultFromCondition(
        left?.status === 'AVAILABLE' && again.operationId === first.operationId,
        left,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(leave, {
    title: 'ends the named enrolment',
    ...signedInAsDelia,
    input: {
      ...deactivationCallInput,
      body: { ...deactivationCallInput.body, joiningId: `alta-${deliasLoanId}-0` },
    },
    expected: expectedJsonSuccessAnswer,
  }),
]

function createRefusedAccountCase(title: string, alias: string, code: string): ContractCase {
  return createContractCase(checkAccount, {
    title,
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: { externalId: martaLoanId, account: alias } },
    expected: { status: 409, code },
  })
}

export const automaticCollectionRefusalCases: readonly ContractCase[] = [
  createRefusedAccountCase('knows no account of that alias', 'cuenta.perdida', 'ACCOUNT_NOT_FOUND'),
  createRefusedAccountCase('takes no account of another person', 'cuenta.ajena', 'ACCOUNT_HOLDER_MISMATCH'),
  createRefusedAccountCase(
    'takes no account that cannot be debited',
    'cuenta.cerrada',
    'ACCOUNT_NOT_DEBITABLE',
  ),
  createContractCase(checkAccount, {
    title: 'checks no account for a loan that is collected already',
    ...signedInAsDelia,
    input: { path: deliasPathParameters, body: { externalId: deliasLoanId, account: accountCbu } },
    expected: { status: 409, code: 'COLLECTION_NOT_AVAILABLE' },
  }),
  createContractCase(checkAccount, {
    title: 'may offer no automatic collection',
    ...signedInAsMarta,
    demoState: { set: { withoutAutomaticCollection: true } },
    input: checkAccountCallInput,
    expected: { status: 501, code: 'NOT_OFFERED' },
  }),
  {
    call: join.name,
    title: 'refuses to join with a wrong password',
    ...signedInAsMarta,
    makeCall: async (portal) =>
      portal.client.send(
        join,
        await createActivationCallInput(portal, { proof: { currentPass: 'otra2026' } }),
      ),
    expected: { status: 409, code: 'PROOF_REFUSED' },
  },
  {
    call: join.name,
    title: 'refuses to join with an account that was not checked',
    ...signedInAsMarta,
    makeCall: async (portal) =>
      portal.client.send(join, await createActivationCallInput(portal, { checkId: 'cuenta-9' })),
    expected: { status: 409, code: 'ACCOUNT_CHECK_EXPIRED' },
  },
  {
    call: join.name,
    title: 'refuses to join a loan a second time',
    ...signedInAsMarta,
    makeCall: async (portal) => {
      const joining = await createActivationCallInput(portal)
      successValueOrThrow(await portal.client.send(join, joining))
      return portal.client.send(join, { ...joining, idempotencyKey: 'another-key' })
    },
    expected: { status: 409, code: 'COLLECTION_NOT_AVAILABLE' },
  },
  {
    call: join.name,
    title: 'refuses to join while changes are blocked',
    ...signedInAsMarta,
    ...demoStateBlockingAccountChanges,
    makeCall: async (portal) => portal.client.send(join, await createActivationCallInput(portal)),
    expected: expectedBlockedChangeRefusal,
  },
  createContractCase(leave, {
    title: 'refuses to leave for a loan that is not collected',
    ...signedInAsMarta,
    input: { path: martasPathParameters, body: { externalId: martaLoanId }, idempotencyKey },
    expected: { status: 409, code: 'COLLECTION_NOT_ACTIVE' },
  }),
  createContractCase(leave, {
    title: 'does not end a newer enrolment than the named one',
    ...signedInAsDelia,
    input: {
      ...deactivationCallInput,
      body: { ...deactivationCallInput.body, joiningId: 'alta-40166205-antes' },
    },
    expected: { status: 409, code: 'COLLECTION_NOT_ACTIVE' },
  }),
]
