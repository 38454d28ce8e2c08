import { automaticCollectionContract } from '@/adapters/contract/automatic-collection.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './portal-client'
import { jsonAnswer, marta, martaLoan, martaTaxId } from './marta'
import { heldBack, isHeldBack } from './protection-cases'

const { listCollections, checkAccount, join, leave } = automaticCollectionContract
const path = { taxId: martaTaxId }
const proof = { currentPass: 'cuota2026' }
const account = '0140999803200004521869'
const check = { path, body: { externalId: martaLoan, account } }
const idempotencyKey = 'key-of-a-joining'

const delia = { by: 'delia' } as const
const deliasPath = { taxId: '27219034763' }
const deliasLoan = '40166205'
const leaving = { path: deliasPath, body: { externalId: deliasLoan }, idempotencyKey: 'key-of-a-leaving' }

async function joiningOf({ client }: PortalClient, body: object = {}) {
  const { checkId } = valueOf(await client.send(checkAccount, check))
  return { path, body: { externalId: martaLoan, checkId, proof, ...body }, idempotencyKey }
}

export const collectionAnswers: readonly ContractCase[] = [
  caseOf(listCollections, {
    title: 'returns the automatic collections',
    ...delia,
    input: { path: deliasPath },
    expected: jsonAnswer,
  }),
  caseOf(checkAccount, {
    title: 'returns the holder of the account, masked',
    ...marta,
    input: check,
    expected: jsonAnswer,
  }),
  {
    call: join.name,
    title: 'joins once for each key, and reports it by the key',
    ...marta,
    ask: async (portal) => {
      const joining = await joiningOf(portal)
      const first = valueOf(await portal.client.send(join, joining))
      const query = { idempotencyKey }
      const status = valueOf(await portal.client.send(paymentsContract.paymentStatus, { query }))
      const again = valueOf(await portal.client.send(join, joining))
      const loans = valueOf(await portal.client.send(listCollections, { path }))
      const joined = loans.find(({ externalId }) => externalId === martaLoan)
      const isOne = first.operationId === again.operationId && joined?.joiningId === first.operationId
      return checked(isOne && status.operationId === first.operationId, joined)
    },
    expected: jsonAnswer,
  },
  {
    call: leave.name,
    title: 'leaves at once, and reports it by the key',
    ...delia,
    ask: async ({ client }) => {
      const first = valueOf(await client.send(leave, leaving))
      const again = valueOf(await client.send(leave, leaving))
      const loans = valueOf(await client.send(listCollections, { path: deliasPath }))
      const left = loans.find(({ externalId }) => externalId === deliasLoan)
      return checked(left?.status === 'AVAILABLE' && again.operationId === first.operationId, left)
    },
    expected: jsonAnswer,
  },
  caseOf(leave, {
    title: 'ends the named enrolment',
    ...delia,
    input: { ...leaving, body: { ...leaving.body, joiningId: `alta-${deliasLoan}-0` } },
    expected: jsonAnswer,
  }),
]

function refusedAccount(title: string, alias: string, code: string): ContractCase {
  return caseOf(checkAccount, {
    title,
    ...marta,
    input: { path, body: { externalId: martaLoan, account: alias } },
    expected: { status: 409, code },
  })
}

export const collectionRefusals: readonly ContractCase[] = [
  refusedAccount('knows no account of that alias', 'cuenta.perdida', 'ACCOUNT_NOT_FOUND'),
  refusedAccount('takes no account of another person', 'cuenta.ajena', 'ACCOUNT_HOLDER_MISMATCH'),
  refusedAccount('takes no account that cannot be debited', 'cuenta.cerrada', 'ACCOUNT_NOT_DEBITABLE'),
  caseOf(checkAccount, {
    title: 'checks no account for a loan that is collected already',
    ...delia,
    input: { path: deliasPath, body: { externalId: deliasLoan, account } },
    expected: { status: 409, code: 'COLLECTION_NOT_AVAILABLE' },
  }),
  caseOf(checkAccount, {
    title: 'may offer no automatic collection',
    ...marta,
    arranged: { set: { withoutAutomaticCollection: true } },
    input: check,
    expected: { status: 501, code: 'NOT_OFFERED' },
  }),
  {
    call: join.name,
    title: 'refuses to join with a wrong password',
    ...marta,
    ask: async (portal) =>
      portal.client.send(join, await joiningOf(portal, { proof: { currentPass: 'otra2026' } })),
    expected: { status: 409, code: 'PROOF_REFUSED' },
  },
  {
    call: join.name,
    title: 'refuses to join with an account that was not checked',
    ...marta,
    ask: async (portal) => portal.client.send(join, await joiningOf(portal, { checkId: 'cuenta-9' })),
    expected: { status: 409, code: 'ACCOUNT_CHECK_EXPIRED' },
  },
  {
    call: join.name,
    title: 'refuses to join a loan a second time',
    ...marta,
    ask: async (portal) => {
      const joining = await joiningOf(portal)
      valueOf(await portal.client.send(join, joining))
      return portal.client.send(join, { ...joining, idempotencyKey: 'another-key' })
    },
    expected: { status: 409, code: 'COLLECTION_NOT_AVAILABLE' },
  },
  {
    call: join.name,
    title: 'refuses to join while changes are blocked',
    ...marta,
    ...heldBack,
    ask: async (portal) => portal.client.send(join, await joiningOf(portal)),
    expected: isHeldBack,
  },
  caseOf(leave, {
    title: 'refuses to leave for a loan that is not collected',
    ...marta,
    input: { path, body: { externalId: martaLoan }, idempotencyKey },
    expected: { status: 409, code: 'COLLECTION_NOT_ACTIVE' },
  }),
  caseOf(leave, {
    title: 'does not end a newer enrolment than the named one',
    ...delia,
    input: { ...leaving, body: { ...leaving.body, joiningId: 'alta-40166205-antes' } },
    expected: { status: 409, code: 'COLLECTION_NOT_ACTIVE' },
  }),
]
