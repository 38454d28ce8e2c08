import type { QueryOf } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type Conversation } from './conversation'
import { good, martaTaxId, nothing } from './marta'

export const newPhone = '1155550001'
export const picture = 'aW1hZ2Vu'

/** A check of a face, for a new phone of Marta's unless told; the two numbers with which it comes back. */
export async function checkedFace(
  { client, lender }: Conversation,
  decision: 'HIT' | 'NO_HIT',
  { id, purpose }: WantedFace = { id: martaTaxId, purpose: 'PHONE' },
) {
  const path = { id }
  const query = { redirectPath: '/cambio-celular?paso=2', purpose }
  const row = identityCheckContract.start
  const begun = valueOf(await client.send(row, { path, query }))
  const back = new URL(await lender.decideIdentity(begun.externalId, decision))
  return { back, externalId: begun.externalId, idtx: back.searchParams.get('idtx') ?? '' }
}

interface WantedFace {
  /** The tax id. */
  readonly id: string
  readonly purpose: QueryOf<typeof identityCheckContract.start>['purpose']
}

/** How a check is named on its way back. */
export interface NamedFace {
  readonly idtx: string
  readonly externalId: string
}

/** A phone that is to be hers, and the check that says that she is herself. */
export interface WantedPhone {
  readonly cellphone: string
  readonly face: NamedFace
}

/** The code for a phone that is not on her account yet. */
export const askCodeTo = ({ client }: Conversation, { cellphone, face }: WantedPhone) =>
  client.send(accessContract.sendCode, {
    path: { id: martaTaxId },
    query: { phone: cellphone, idtx: face.idtx, externalTransactionId: face.externalId },
  })

/** The code that went to that phone. */
export async function codeTo(conversation: Conversation, wanted: WantedPhone): Promise<string> {
  return valueOf(await askCodeTo(conversation, wanted)).smsCode ?? ''
}

export const changePhone = (
  { client }: Conversation,
  { cellphone, face, smsCode }: WantedPhone & { readonly smsCode: string },
) =>
  client.send(phoneChangeContract.updateCellphone, {
    path: { taxId: martaTaxId },
    body: { cellphone, smsCode, idtx: face.idtx, externalTransactionId: face.externalId },
  })

/** From the selfie to the new phone. */
export async function changeWithFace(conversation: Conversation, cellphone: string) {
  const wanted = { cellphone, face: await checkedFace(conversation, 'HIT') }
  return changePhone(conversation, { ...wanted, smsCode: await codeTo(conversation, wanted) })
}

const resultOf = (
  { client }: Conversation,
  { idtx, externalId }: { readonly idtx: string; readonly externalId: string },
) =>
  client.send(identityCheckContract.findResult, { path: { idtx, externalId }, query: { purpose: 'PHONE' } })

/** The check of a face, and what it opens. */
export const identityAnswers: readonly ContractCase[] = [
  caseOf(identityCheckContract.start, {
    title: 'gives the form of the provider',
    input: { path: { id: martaTaxId }, query: { redirectPath: '/cambio-celular', purpose: 'PHONE' } },
    expected: good,
  }),
  {
    call: 'identity-check.findResult',
    title: 'leads back to where she was, and knows her face with its picture',
    ask: async (conversation) => {
      const { back, ...check } = await checkedFace(conversation, 'HIT')
      const { decision, imageBase64 } = valueOf(await resultOf(conversation, check))
      const holds = decision === 'HIT' && (imageBase64 ?? '') !== '' && back.searchParams.get('paso') === '2'
      return checked(holds, { back, decision })
    },
    expected: good,
  },
  {
    call: 'identity-check.findResult',
    title: 'gives no picture of a face that is not hers',
    ask: async (conversation) => {
      const result = valueOf(await resultOf(conversation, await checkedFace(conversation, 'NO_HIT')))
      return checked(result.decision === 'NO_HIT' && result.imageBase64 === undefined, result)
    },
    expected: good,
  },
  {
    call: 'identity-check.findResult',
    title: 'does not know a check under the number of another',
    ask: async (conversation) => {
      const { externalId } = await checkedFace(conversation, 'HIT')
      const result = valueOf(await resultOf(conversation, { idtx: 'otro', externalId }))
      return checked(result.decision === 'NOT_FOUND', result)
    },
    expected: good,
  },
  {
    call: 'identity-check.findResult',
    title: 'does not know a check that was made for something else',
    ask: async (conversation) => {
      const { idtx, externalId } = await checkedFace(conversation, 'HIT')
      const query = { purpose: 'LINE' } as const
      const input = { path: { idtx, externalId }, query }
      const result = valueOf(await conversation.client.send(identityCheckContract.findResult, input))
      return checked(result.decision === 'NOT_FOUND', result)
    },
    expected: good,
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'takes the new phone of whose face was seen',
    ask: (conversation) => changeWithFace(conversation, newPhone),
    expected: nothing,
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'sends the next code to the new phone',
    ask: async (conversation) => {
      valueOf(await changeWithFace(conversation, newPhone))
      const input = { path: { id: martaTaxId } }
      const row = accessContract.sendCode
      const sent = valueOf(await conversation.client.send(row, input))
      return checked(sent.phoneNumber.startsWith('1155') && sent.phoneNumber.endsWith('01'), sent)
    },
    expected: good,
  },
]
