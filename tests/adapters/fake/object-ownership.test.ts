import { describe, expect, it } from 'vitest'
import type { ApiCall } from '@/adapters/contract/call'
import { cancellationContract } from '@/adapters/contract/cancellation.contract'
import { revocationsContract } from '@/adapters/contract/revocations.contract'
import { isSecretParameterKind, type CallParameterRole } from '@/adapters/contract/object-access'
import { servedCalls } from '@/adapters/fake/call-table'
import { findPersona } from '@/adapters/fake/personas/personas'
import { createContractCase, type ContractCase } from '#tests/adapters/contract/suite/contract-case'
import { allSuccessCases } from '#tests/adapters/contract/suite/success-cases'
import {
  runContractCaseAndReturnLastAnswer,
  type RequestReplacer,
  type RecordedAnswer,
} from './recording-lender'

const dayMilliseconds = 86_400_000

const successCases: readonly ContractCase[] = [
  ...allSuccessCases,
  createContractCase(cancellationContract.findTerms, {
    title: 'gives the terms',
    signedInPersonaId: 'marta',
    input: { path: { loanId: 'p-6b1f0c92' } },
    expected: { status: 200 },
  }),
  createContractCase(revocationsContract.sendRevocation, {
    title: 'opens a case',
    input: {
      path: {},
      body: { kind: 'REVOCATION', dni: '28456123', fullName: 'Marta Giménez', contact: '1145556677' },
    },
    expected: { status: 201 },
  }),
]

/**
 * Every API call, with its first test of the API contract that does not set the answer to this call. An
 * answer set by a test would ignore the session.
 */
const callsAndCases = servedCalls.map(({ name, call }) => {
  const answers = successCases.find(
    (each) => each.call === name && !each.demoState?.next?.some((next) => next.call === name),
  )
  if (!answers) throw new Error(`Nothing asks ${name}`)
  return { name, call, contractCase: answers, owner: answers.signedInPersonaId ?? 'marta' }
})

const callsWithOwner = (owner: ApiCall['objectAccess']['ownership']) =>
  callsAndCases.filter(({ call }) => call.objectAccess.ownership === owner)

/**
 * API calls that need a session and give every customer the same answer. Calls for public files, such as the
 * lender's keys, need no session and are not included.
 */
const callsWithSameAnswerForAll = callsWithOwner('nobody').filter(({ call }) => call.access === 'session')
const sessionCalls = [...callsWithOwner('own'), ...callsWithSameAnswerForAll]
const sessionOrSecretCalls = callsWithOwner('own-or-secret')
const secretOnlyCalls = callsWithOwner('secret')
const anyPersonCalls = callsWithOwner('anybody')

function parameterRolesOf(call: ApiCall): readonly (readonly [string, CallParameterRole])[] {
  return Object.entries(call.objectAccess.by ?? {})
}

function hasParameterRole(call: ApiCall, ...roles: readonly CallParameterRole[]): boolean {
  return parameterRolesOf(call).some(([, role]) => roles.includes(role))
}

const removeToken: RequestReplacer = (request) => {
  request.headers.delete('Authorization')
  return request
}

const customerSwitcher =
  (owner: string): RequestReplacer =>
  (request, lender) => {
    request.headers.set(
      'Authorization',
      `Bearer ${lender.signInAndReturnAccessToken(owner === 'raul' ? 'lucia' : 'raul')}`,
    )
    return request
  }

const tokenExpirer =
  (owner: string): RequestReplacer =>
  (request, lender) => {
    request.headers.set('Authorization', `Bearer ${lender.issueExpiredAccessToken(owner)}`)
    return request
  }

/** Days for which each kind of secret is valid; a kind that is not listed is valid for one day. */
const validityDaysByRole: Readonly<Partial<Record<CallParameterRole, number>>> = {
  'card-update-link': 3,
  'auto-login-link': 2,
}

const secretExpirer =
  (call: ApiCall): RequestReplacer =>
  (request, lender) => {
    const days = Math.max(1, ...parameterRolesOf(call).map(([, role]) => validityDaysByRole[role] ?? 1))
    lender.advanceClock(days * dayMilliseconds + 1)
    return request
  }

/**
 * Returns a function that returns a copy of a request in which the last characters of each secret are
 * changed.
 */
const secretAlterer =
  (call: ApiCall): RequestReplacer =>
  async (request) => {
    const url = new URL(request.url)
    const sent = await request.clone().text()
    const isBodied = sent !== ''
    const body: Record<string, unknown> = isBodied ? Object(JSON.parse(sent)) : {}
    const template = call.path.split('/')
    const offset = url.pathname.split('/').length - template.length
    const steps = url.pathname.split('/')
    for (const [place, role] of secretParametersOf(call)) {
      const [where, name = ''] = place.split('.')
      if (where === 'path') {
        const position = offset + template.indexOf(`{${name}}`)
        steps[position] = alteredSecret(role, steps[position] ?? '')
      }
      if (where === 'query') url.searchParams.set(name, alteredSecret(role, url.searchParams.get(name) ?? ''))
      if (where === 'body') body[name] = alteredSecret(role, String(body[name]))
    }
    url.pathname = steps.join('/')
    return new Request(url, {
      method: request.method,
      headers: request.headers,
      ...(isBodied && { body: JSON.stringify(body) }),
    })
  }

/**
 * Returns the parameters of an API call that are secrets and prove who sends it. If one of them is a
 * refinancing link, only the link is returned.
 */
function secretParametersOf(call: ApiCall) {
  const secrets = parameterRolesOf(call).filter(([, role]) => isSecretParameterKind(role))
  const links = secrets.filter(([, role]) => role === 'refinancing-link')
  return links.length > 0 ? links : secrets
}

function alteredSecret(role: CallParameterRole, secret: string): string {
  return role === 'sms-code'
    ? String((Number(secret) + 1) % 10_000).padStart(4, '0')
    : `${secret.slice(0, -3)}xyz`
}

function errorCodeIn({ text }: RecordedAnswer): unknown {
  return text.startsWith('{') ? Object(JSON.parse(text)).code : undefined
}

/** Returns the ids of a persona and of their loans and cards. No other customer may see them. */
function idsOfPersonaLoansAndCards(personaId: string): readonly string[] {
  const persona = findPersona(personaId)
  if (!persona) throw new Error(personaId)
  const { taxId, customerId, loans, savedCards } = persona
  return [
    taxId,
    customerId,
    ...loans.flatMap(({ loanId, externalId }) => [loanId, externalId]),
    ...savedCards.map(({ debitCardId }) => debitCardId),
  ]
}

/**
 * The HTTP status and error code that the lender has to answer to a request for another customer's object, by
 * the parameters of the call; `own` if the call has no such parameter, so that the lender answers about the
 * signed-in customer.
 */
function expectedRefusalForOtherCustomer(call: ApiCall): readonly [number, unknown] | 'own' {
  if (hasParameterRole(call, 'tax-id', 'customer-id')) return [403, 'FORBIDDEN']
  if (hasParameterRole(call, 'loan', 'new-loan-number')) return [404, 'LOAN_NOT_FOUND']
  if (hasParameterRole(call, 'card', 'card-token')) return [404, 'CARD_NOT_FOUND']
  if (hasParameterRole(call, 'offer', 'loan-request')) return [404, 'LOAN_REQUEST_NOT_FOUND']
  if (hasParameterRole(call, 'notice')) return [404, 'NOTIFICATION_NOT_FOUND']
  if (hasParameterRole(call, 'shop-payment')) return [404, 'NOT_FOUND']
  return 'own'
}

describe('the contract', () => {
  it('states of every call whose object it touches, and for each one by a secret which secret', () => {
    const without = [...secretOnlyCalls, ...sessionOrSecretCalls].filter(
      ({ call }) => !parameterRolesOf(call).some(([, role]) => isSecretParameterKind(role)),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })
})

describe.each(callsAndCases)('$name', ({ contractCase }) => {
  it('is answered to each permitted caller', async () => {
    expect((await runContractCaseAndReturnLastAnswer(contractCase)).status).toBeLessThan(300)
  })
})

describe.each(sessionCalls)('$name, with a session', ({ call, contractCase, owner }) => {
  it('logs no caller in', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, removeToken)
    expect([answers.status, errorCodeIn(answers)]).toEqual([401, 'UNAUTHORIZED'])
  })

  it('refuses an expired token', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, tokenExpirer(owner))
    expect([answers.status, errorCodeIn(answers)]).toEqual([401, 'UNAUTHORIZED'])
  })

  it('gives another customer no data of the owner', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, customerSwitcher(owner))
    const word = call.objectAccess.ownership === 'nobody' ? 'own' : expectedRefusalForOtherCustomer(call)
    if (word !== 'own') expect([answers.status, errorCodeIn(answers)]).toEqual(word)
    expect(idsOfPersonaLoansAndCards(owner).filter((id) => answers.text.includes(id))).toEqual([])
  })
})

describe.each(sessionOrSecretCalls)('$name, with a session or a secret', ({ call, contractCase, owner }) => {
  it('refuses a caller with neither', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(
      contractCase,
      contractCase.signedInPersonaId === undefined ? secretAlterer(call) : removeToken,
    )
    expect([answers.status, errorCodeIn(answers)]).toEqual([404, 'LOAN_NOT_FOUND'])
  })

  it('refuses another customer', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, async (request, lender) => {
      if (contractCase.signedInPersonaId !== undefined) return customerSwitcher(owner)(request, lender)
      return customerSwitcher(owner)(await secretAlterer(call)(request, lender), lender)
    })
    expect([answers.status, errorCodeIn(answers)]).toEqual([404, 'LOAN_NOT_FOUND'])
  })

  it('refuses an expired token', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, tokenExpirer(owner))
    expect([answers.status, errorCodeIn(answers)]).toEqual([401, 'UNAUTHORIZED'])
  })
})

/**
 * Answers of the API calls that are never refused, by name of the call. A refusal would reveal something, or
 * the lender has no reason to refuse.
 */
const answersOfNeverRefusedCalls: Readonly<Record<string, unknown>> = {
  'session.logOut': '',
  'notifications.unsubscribeDevice': '',
  'orders.statusWithoutSession': { status: 'NOT_FOUND' },
  'identity-check.findResult': { decision: 'NOT_FOUND' },
}

function expectNoDisclosure(name: string, answers: RecordedAnswer): void {
  if (name in answersOfNeverRefusedCalls)
    expect(answers.text === '' ? '' : JSON.parse(answers.text)).toEqual(answersOfNeverRefusedCalls[name])
  else expect([name, answers.status >= 400 && answers.status < 500]).toEqual([name, true])
}

describe.each(secretOnlyCalls)('$name, with a secret', ({ name, call, contractCase, owner }) => {
  it('gives a caller without it no data', async () => {
    expectNoDisclosure(name, await runContractCaseAndReturnLastAnswer(contractCase, secretAlterer(call)))
  })

  it('gives another customer without it no data', async () => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, async (request, lender) =>
      customerSwitcher(owner)(await secretAlterer(call)(request, lender), lender),
    )
    expectNoDisclosure(name, answers)
  })

  const lasting = hasParameterRole(call, 'password', 'device-token', 'own-order-key', 'certificate-number')
  if (!lasting)
    it('gives no data once it has expired', async () => {
      const answers = await runContractCaseAndReturnLastAnswer(contractCase, secretExpirer(call))
      // An offer that has ended is shown like one that does not exist. Source: REF-02.
      if (name === 'refinancing.findProposal') expect(answers).toEqual({ status: 200, text: '{}' })
      else expectNoDisclosure(name, answers)
    })
})

describe.each(anyPersonCalls)('$name, about any person', ({ call, contractCase, owner }) => {
  it.each([
    ['nobody', removeToken],
    ['another customer', customerSwitcher(owner)],
  ])('with %s gives no data of a loan or a card', async (_, change) => {
    const answers = await runContractCaseAndReturnLastAnswer(contractCase, change)
    const { loans, savedCards } = findPersona(owner) ?? { loans: [], savedCards: [] }
    const ids = [
      ...loans.flatMap(({ loanId, externalId }) => [loanId, externalId]),
      ...savedCards.map(({ debitCardId }) => debitCardId),
    ]
    expect(ids.filter((id) => answers.text.includes(id))).toEqual([])
  })

  if (call.access === 'optional')
    it('refuses an expired token', async () => {
      const answers = await runContractCaseAndReturnLastAnswer(contractCase, tokenExpirer(owner))
      expect([answers.status, errorCodeIn(answers)]).toEqual([401, 'UNAUTHORIZED'])
    })
})
