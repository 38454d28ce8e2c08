import type { CallQueryParameters } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { identityCheckContract } from '@/adapters/contract/identity-check.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import { expectedJsonSuccessAnswer, martaTaxId, expectedEmptySuccessAnswer } from './marta'

export const newPhoneNumber = '1155550001'
export const exampleSelfieBase64 = 'aW1hZ2Vu'

/**
 * Starts an identity check by selfie and makes the provider decide it. By default, the check is for
 * Marta's change of phone. Returns the two ids of the check and the address to which the provider sends
 * the customer back.
 */
export async function runIdentityCheck(
  { client, lender }: PortalClient,
  decision: 'HIT' | 'NO_HIT',
  { taxId, purpose }: WantedIdentityCheck = { taxId: martaTaxId, purpose: 'PHONE' },
) {
  const path = { id: taxId }
  const query = { redirectPath: '/cambio-celular?paso=2', purpose }
  const call = identityCheckContract.start
  const begun = successValueOrThrow(await client.send(call, { path, query }))
  const back = new URL(await lender.decideIdentityCheckAsProvider(begun.externalId, decision))
  return { back, externalId: begun.externalId, idtx: back.searchParams.get('idtx') ?? '' }
}

interface WantedIdentityCheck {
  /** Tax id of the person whose identity is checked. */
  readonly taxId: string
  readonly purpose: CallQueryParameters<typeof identityCheckContract.start>['purpose']
}

/**
 * The two ids of an identity check. The provider adds them to the address to which it sends the customer
 * back.
 */
interface ReturnedIdentityCheckIds {
  readonly idtx: string
  readonly externalId: string
}

/** Input of a change of phone: the new phone number, and the identity check that authorises the change. */
interface PhoneChangeInput {
  readonly cellphone: string
  readonly identityCheck: ReturnedIdentityCheckIds
}

/** Asks the lender to send Marta's verification code to the new phone number. */
export const requestPhoneChangeCode = (
  { client }: PortalClient,
  { cellphone, identityCheck }: PhoneChangeInput,
) =>
  client.send(accessContract.sendCode, {
    path: { id: martaTaxId },
    query: { phone: cellphone, idtx: identityCheck.idtx, externalTransactionId: identityCheck.externalId },
  })

/** Requests a verification code for the new phone number from the lender. Returns the code. */
export async function requestAndReadPhoneChangeCode(
  portalClient: PortalClient,
  wanted: PhoneChangeInput,
): Promise<string> {
  return successValueOrThrow(await requestPhoneChangeCode(portalClient, wanted)).smsCode ?? ''
}

export const confirmPhoneChange = (
  { client }: PortalClient,
  { cellphone, identityCheck, smsCode }: PhoneChangeInput & { readonly smsCode: string },
) =>
  client.send(phoneChangeContract.updateCellphone, {
    path: { taxId: martaTaxId },
    body: { cellphone, smsCode, idtx: identityCheck.idtx, externalTransactionId: identityCheck.externalId },
  })

/**
 * Changes Marta's phone number: passes the identity check, requests the verification code, and confirms
 * the change with this code.
 */
export async function changePhoneWithIdentityCheck(portalClient: PortalClient, cellphone: string) {
  const wanted = { cellphone, identityCheck: await runIdentityCheck(portalClient, 'HIT') }
  return confirmPhoneChange(portalClient, {
    ...wanted,
    smsCode: await requestAndReadPhoneChangeCode(portalClient, wanted),
  })
}

const requestCheckResult = (
  { client }: PortalClient,
  { idtx, externalId }: { readonly idtx: string; readonly externalId: string },
) =>
  client.send(identityCheckContract.findResult, { path: { idtx, externalId }, query: { purpose: 'PHONE' } })

/**
 * Tests of the API contract in which the lender answers with success to the requests of an identity
 * check and to the requests that need one.
 */
export const identitySuccessCases: readonly ContractCase[] = [
  createContractCase(identityCheckContract.start, {
    title: 'returns the form of the provider',
    input: { path: { id: martaTaxId }, query: { redirectPath: '/cambio-celular', purpose: 'PHONE' } },
    expected: expectedJsonSuccessAnswer,
  }),
  {
    call: 'identity-check.findResult',
    title: 'leads back to the portal, and returns the match with its picture',
    makeCall: async (portalClient) => {
      const { back, ...check } = await runIdentityCheck(portalClient, 'HIT')
      const { decision, imageBase64 } = successValueOrThrow(await requestCheckResult(portalClient, check))
      const holds = decision === 'HIT' && (imageBase64 ?? '') !== '' && back.searchParams.get('paso') === '2'
      return createResultFromCondition(holds, { back, decision })
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'identity-check.findResult',
    title: 'returns no picture of a face that does not match',
    makeCall: async (portalClient) => {
      const result = successValueOrThrow(
        await requestCheckResult(portalClient, await runIdentityCheck(portalClient, 'NO_HIT')),
      )
      return createResultFromCondition(
        result.decision === 'NO_HIT' && result.imageBase64 === undefined,
        result,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'identity-check.findResult',
    title: "finds no check under another check's number",
    makeCall: async (portalClient) => {
      const { externalId } = await runIdentityCheck(portalClient, 'HIT')
      const result = successValueOrThrow(await requestCheckResult(portalClient, { idtx: 'otro', externalId }))
      return createResultFromCondition(result.decision === 'NOT_FOUND', result)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'identity-check.findResult',
    title: 'finds no check that was made for another purpose',
    makeCall: async (portalClient) => {
      const { idtx, externalId } = await runIdentityCheck(portalClient, 'HIT')
      const query = { purpose: 'LINE' } as const
      const input = { path: { idtx, externalId }, query }
      const result = successValueOrThrow(
        await portalClient.client.send(identityCheckContract.findResult, input),
      )
      return createResultFromCondition(result.decision === 'NOT_FOUND', result)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'saves the new phone after a matching face',
    makeCall: (portalClient) => changePhoneWithIdentityCheck(portalClient, newPhoneNumber),
    expected: expectedEmptySuccessAnswer,
  },
  {
    call: 'phone-change.updateCellphone',
    title: 'sends the next code to the new phone',
    makeCall: async (portalClient) => {
      successValueOrThrow(await changePhoneWithIdentityCheck(portalClient, newPhoneNumber))
      const input = { path: { id: martaTaxId } }
      const call = accessContract.sendCode
      const sent = successValueOrThrow(await portalClient.client.send(call, input))
      return createResultFromCondition(
        sent.phoneNumber.startsWith('1155') && sent.phoneNumber.endsWith('01'),
        sent,
      )
    },
    expected: expectedJsonSuccessAnswer,
  },
]
