import { describe, expect, test } from 'vitest'
import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { apiContractNames, apiContracts } from '@/adapters/contract/contracts'
import {
  callsWithoutSpecifiedFormat,
  apiCallsInAccountSpecification,
  apiCallsInCreditSpecification,
  callsThatNeedIdempotencyKey,
} from './specified-calls'

const namedCalls = Object.entries<ApiContract>(apiContracts).flatMap(([capability, contract]) =>
  Object.entries(contract).map(([key, call]) => ({
    name: `${capability}.${key}`,
    call,
    place: methodAndPathOf(call),
  })),
)

function methodAndPathOf(call: ApiCall): string {
  return `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`
}

function callNamesForMethodAndPath(place: string): readonly string[] {
  return namedCalls.filter((each) => each.place === place).map((each) => each.name)
}

describe('the contract', () => {
  test.each([...new Set([...apiCallsInAccountSpecification, ...apiCallsInCreditSpecification])])(
    'has one call for %s',
    (place) => {
      expect(callNamesForMethodAndPath(place)).toHaveLength(1)
    },
  )

  test.each([...callsWithoutSpecifiedFormat])('marks %s as an assumption', (place) => {
    expect(namedCalls.filter((each) => each.place === place).map((each) => each.call.assumption)).toEqual([
      expect.stringMatching(/\S/),
    ])
  })

  test('marks every call that the specification does not name as an assumption', () => {
    const named = new Set<string>([...apiCallsInAccountSpecification, ...apiCallsInCreditSpecification])
    const unnamed = namedCalls.filter((each) => !named.has(each.place))
    expect(unnamed.length).toBeGreaterThan(10)
    expect(unnamed.filter(({ call }) => !call.assumption?.trim()).map((each) => each.name)).toEqual([])
  })

  test('never uses the same method and path twice', () => {
    expect(new Set(namedCalls.map((each) => each.place)).size).toBe(namedCalls.length)
  })

  test('gives every call a purpose and a source', () => {
    expect(namedCalls.filter(({ call }) => !call.summary.endsWith('.') || call.source === '')).toEqual([])
  })

  test('requires an idempotency key exactly for the calls that must run once', () => {
    expect(
      namedCalls
        .filter(({ call }) => call.idempotent)
        .map((each) => each.place)
        .toSorted(),
    ).toEqual([...callsThatNeedIdempotencyKey].toSorted())
  })

  test('sends no body with a read', () => {
    expect(namedCalls.filter(({ call }) => call.method === 'GET' && call.body !== undefined)).toEqual([])
  })

  test('names every call by its capability and its key', () => {
    expect(namedCalls.filter(({ name, call }) => call.name !== name)).toEqual([])
  })

  test('names each path parameter once', () => {
    const repeated = namedCalls.filter(({ call }) => {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([name]) => name)
      return new Set(names).size !== names.length
    })
    expect(repeated).toEqual([])
  })

  test('writes the code of every refusal in capitals', () => {
    const codes = namedCalls.flatMap(({ call }) => Object.keys(call.refusals ?? {}))
    expect(codes.filter((code) => !/^[A-Z][A-Z_]+$/.test(code))).toEqual([])
  })

  const accessed = (access: ApiCall['access']) =>
    apiContractNames
      .flatMap((capability) =>
        Object.entries<ApiCall>(apiContracts[capability])
          .filter(([, call]) => call.access === access)
          .map(([key]) => `${capability}.${key}`),
      )
      .toSorted()

  test('allows a call without a session only before the login, or when it belongs to no signed-in customer', () => {
    expect(accessed('open')).toEqual([
      'access.authenticateWithCode',
      'access.findCredentials',
      'access.findPeople',
      'access.logInWithPassword',
      'access.sendCode',
      'auto-login.enterWithLink',
      'card-update.findCardToUpdate',
      'card-update.updateCard',
      'certificates.certificateStanding',
      'certificates.issuerKeys',
      'notifications.unsubscribeDevice',
      'orders.statusWithoutSession',
      'passkeys.authenticate',
      'passkeys.authenticationChallenge',
      'protection.reportLostPhone',
      'refinancing.createLoan',
      'refinancing.findProposal',
      'refinancing.installmentPlan',
      'refinancing.payDownPayment',
      'session.logOut',
      'session.refreshToken',
    ])
  })

  test('sends the session when there may be one, for calls that work with and without', () => {
    expect(accessed('optional')).toEqual([
      'access.findLastLoan',
      'identity-check.findResult',
      'identity-check.savePhoto',
      'identity-check.start',
      'loan-cost.agreement',
      'loan-cost.costDetail',
      'phone-change.updateCellphone',
      'revocations.sendRevocation',
    ])
  })
})
