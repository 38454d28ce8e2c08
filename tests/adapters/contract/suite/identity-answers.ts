import type { QueryOf } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './portal-client'
import { jsonAnswer, martaTaxId, nothing } from './marta'

export const newPhone = '1155550001'
export const picture = 'aW1hZ2Vu'

/**
 * Makes an identity check by selfie, by default for Marta's new phone. Returns the provider's two numbers.
 */
export async function checkedFace(
  { client, lender }: PortalClient,
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

/** The numbers of an identity check in the provider's return address. */
export interface NamedFace {
  readonly idtx: string
  readonly externalId: string
}

/** A new phone number, and the identity check that authorises it. */
export interface WantedPhone {
  readonly cellphone: string
  readonly face: NamedFace
}

/** Asks for the code for a phone that is not on the account yet. */
export const askCodeTo = ({ client }: PortalClient, { cellphone, face }: WantedPhone) =>
  client.send(accessContract.sendCode, {
    path: { id: martaTaxId },
    query: { phone: cellphone, idtx: face.idtx, externalTransactionId: face.externalId },
  })

/** Returns the code that was sent to that phone. */
export async function codeTo(portalClient: PortalClient, wanted: WantedPhone): Promise<string> {
  return valueOf(await askCodeTo(portalClient, wanted)).smsCode ?? ''
}

export const changePhone = (
  { client }: PortalClient,
  { cellphone, face, smsCode }: WantedPhone & { readonly smsCode: string },
) =>
  client.send(phoneChangeContract.updateCellphone, {
    path: { taxId: martaTaxId },
    body: { cellphone, smsCode, idtx: face.idtx, externalTransactionId: face.externalId },
  })

/** Changes the phone, from the selfie to the code. */
export async function changeWithFace(portalClient: PortalClient, cellphone: string) {
  const wanted = { cellphone, face: await checkedFace(portalClient, 'HIT') }
  return changePhone(portalClient, { ...wanted, smsCode: await codeTo(portalClient, wanted) })
}

const resultOf = (
  { client }: PortalClient,
  { idtx, externalId }: { readonly idtx: string; readonly externalId: string },
) =>
  client.send(identityCheckContract.findResult, { path: { idtx, externalId }, query: { purpose: 'PHONE' } })

/** Answers to the identity check and to the calls that need one. */
export const identityAnswers: readonly ContractCase[] = [
  caseOf(identityCheckContract.start, {
    title: 'returns the form of the provider',
    input: { path: { id: martaTaxId }, query: { redirectPath: '/cambio-celular', purpose: 'PHONE' } },
    expected: jsonAnswer,
  }),
  {
    call: 'identity-check.findResult',
    title: 'leads back to the portal, and returns the match with its picture',
    ask: async (portalClient) => {
      const { back, ...check } = await checkedFace(portalClient, 'HIT')
      const { decision, imageBase64 } = valueOf(await resultOf(portalClient, check))
      const holds = decision === 'HIT' && (imageBase64 ?? '') !== '' && back.searchParams.get('paso') === '2'
      return checked(holds, { back, decision })
    },
    expected: jsonAnswer,
  },
  {
    call: 'identity-check.findResult',
    title: 'returns no picture of a face that does not match',
    ask: async (portalClient) => {
      const result = valueOf(await resultOf(portalClient, await checkedFace(portalClient, 'NO_HIT')))
      return checked(result.decision === 'NO_HIT' && result.imageBase64 === undefined, result)
    },
    expected: jsonAnswer,
  },
  {
    call: 'identity-check.findResult',
    title: "finds no check under another check's number",
    ask: async (portalClient) => {
      const { externalId } = await checkedFace(portalClient, 'HIT')
      const result = valueOf(await resultOf(portalClient, { idtx: 'otro', externalId }))
      return checked(result.decision === 'NOT_FOUND', result)
    },
    expected: jsonAnswer,
  },
  {
    call: 'identity-check.findResult',
    title: 'finds no check that was made for another purpose',
    ask: async (portalClient) => {
      const { idtx, externalId } = await checkedFace(portalClient, 'HIT')
      const query = { purpose: 'LINE' } as const
      const input = { path: { idtx, externalId }, query }
      const result = valueOf(await portalClient.client.send(identityCheckContract.findResult, input))
      return checked(result.decision === 'NOT_FOUND', result)
    },
    expected: jsonAnswer,
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'saves the new phone after a matching face',
    ask: (portalClient) => changeWithFace(portalClient, newPhone),
    expected: nothing,
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'sends the next code to the new phone',
    ask: async (portalClient) => {
      valueOf(await changeWithFace(portalClient, newPhone))
      const input = { path: { id: martaTaxId } }
      const row = accessContract.sendCode
      const sent = valueOf(await portalClient.client.send(row, input))
      return checked(sent.phoneNumber.startsWith('1155') && sent.phoneNumber.endsWith('01'), sent)
    },
    expected: jsonAnswer,
  },
]
