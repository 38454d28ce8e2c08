import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { servedCalls } from '@/adapters/fake/call-table'
import { personas } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'
import { callEveryGatewayMethod } from '#tests/adapters/http/every-exchange'
import { cardUpdateLinkDataOfPersona } from '#tests/support/lender-links'
import { FakeBackEndClient } from './fake-back-end-client'

let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

function fillPath(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '1')
}

describe('the calls of the contract', () => {
  it('each have a handler', () => {
    expect(servedCalls.filter(({ handler }) => typeof handler !== 'function')).toEqual([])
    expect(servedCalls.length).toBeGreaterThan(100)
  })

  it.each(servedCalls.filter(({ call }) => call.access === 'session'))(
    'need a token for $name',
    async ({ call }) => {
      const answer = await client.sendRequest(call.method, fillPath(call.path), { token: 'inventado' })
      expect([answer.status, answer.json['code']]).toEqual([401, 'UNAUTHORIZED'])
    },
  )

  it('are not found under another path or method', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/nada'],
      ['DELETE', '/users/28456123'],
      ['GET', '/users/28456123/'],
      ['POST', '/loans'],
    ] as const)
      expect((await client.sendRequest(method, path, {})).status).toBe(404)
  })
})

describe('every answer to every persona', () => {
  it.each(personas)('matches the contract for $id', async (persona) => {
    const token = await client.logIn(persona.id)
    const queries = await portalQueryByCall
    const parameters: Record<string, string> = {
      dni: persona.dni,
      taxId: persona.taxId,
      customerTaxId: persona.taxId,
      customerId: persona.customerId,
      fileType: 'DISCLAIMER',
      amount: '50000',
    }
    for (const { name, call } of servedCalls.filter((each) => each.call.method === 'GET')) {
      const targets = targetIdFindersByCall[name]?.(persona) ?? loanOrTaxIdsForCall(name, call.path, persona)
      for (const target of targets) {
        const path = call.path.replaceAll(
          /\{(\w+)\}/g,
          (_, parameter: string) =>
            parameters[parameter] ?? (isCustomerIdParameter(name, parameter) ? persona.customerId : target),
        )
        const answer = await client.get(`${path}${queries[name]}`, { token })
        expect.soft(answer.status, name).toBeLessThan(300)
        if (answer.status === 200 && typeof call.answer === 'object')
          expect.soft(v.safeParse(call.answer, answer.json).issues, name).toBeUndefined()
      }
    }
  })
})

/**
 * Query with which the portal sends each API call, by call. If the portal sends a call with several queries,
 * the shortest one.
 */
const portalQueryByCall = callEveryGatewayMethod().then((exchanges) =>
  Object.fromEntries(
    exchanges
      .map(({ call: callName, request }): [string, string] => [callName, new URL(request.url).search])
      .toSorted(([, one], [, other]) => other.length - one.length),
  ),
)

/**
 * By API call: a function that returns the ids of the persona's objects (such as links, cards or loans) about
 * which the call can be made.
 */
const targetIdFindersByCall: Readonly<Record<string, (persona: Persona) => readonly string[]>> = {
  'offers.findOffer': () => [],
  // The refinancing link of the tests is Ramona's.
  'refinancing.findProposal': ({ id, taxId }) => (id === 'ramona' ? [taxId] : []),
  'card-update.findCardToUpdate': ({ id, cardUpdateLink }) =>
    cardUpdateLink && cardUpdateLink.sentDaysAgo < 3 ? [cardUpdateLinkDataOfPersona(id)] : [],
  'offers.findRequest': unfinishedApplicationHashKeysOf,
  'offers.findRequestSummary': unfinishedApplicationHashKeysOf,
  'cards.listLinkedLoans': ({ savedCards }) => savedCards.map(({ debitCardId }) => debitCardId),
  'cards.listLinkableLoans': ({ loans, taxId }) => (loans.length > 0 ? [taxId] : []),
  'debt-free.debtFreeCertificate': taxIdsIfLoanFinished,
  'certificates.signedCertificate': taxIdsIfLoanFinished,
  // No persona has paid a shop yet.
  'qr-payment.findOperation': () => [],
  'invoices.invoice': ({ loans }) =>
    loans.some(({ nextDueNumber }) => nextDueNumber > 1) ? ['0004-00000001'] : [],
}

/**
 * Returns a list with the persona's tax id if one of their loans is paid in full; otherwise an empty list.
 * Without such a loan, there is no certificate.
 */
function taxIdsIfLoanFinished({ loans, taxId }: Persona): readonly string[] {
  return loans.some(({ status }) => status === 'FINISHED') ? [taxId] : []
}

/**
 * Returns a list with the hash that identifies the persona's unfinished loan application; an empty list if they
 * have none.
 */
function unfinishedApplicationHashKeysOf({ unfinishedLoanApplication }: Persona): readonly string[] {
  return unfinishedLoanApplication ? [unfinishedLoanApplication.applicationId] : []
}

function loanOrTaxIdsForCall(name: string, path: string, persona: Persona): readonly string[] {
  return needsLoan(path)
    ? loansInAnswerOf(name, persona).map(createLoanIdSelector(name, path))
    : [persona.taxId]
}

/** Returns the persona's loans about which the API call returns data. */
function loansInAnswerOf(name: string, { loans }: Persona): Persona['loans'] {
  return loans
    .filter(({ files }) => name !== 'documents.loanFile' || files.includes('DISCLAIMER'))
    .filter(({ withoutCouponBook }) => name !== 'documents.couponBook' || !withoutCouponBook)
}

/**
 * Returns a function that returns the id by which the API call identifies a loan: its internal or its
 * external id.
 */
function createLoanIdSelector(name: string, path: string) {
  const isByLoanId = path.includes('{loanId}') && name !== 'payments.paymentMethods'
  return ({ loanId, externalId }: Persona['loans'][number]) => (isByLoanId ? loanId : externalId)
}

/**
 * Returns whether a path parameter called `id` is the customer's id in the given API call, and not the
 * loan's.
 */
function isCustomerIdParameter(name: string, parameter: string): boolean {
  return (
    /^(documents\.couponBook|debt-free\.|certificates\.|invoices\.|revolving-line\.findLine)/.test(name) &&
    parameter === 'id'
  )
}

function needsLoan(path: string): boolean {
  return /\{externalId\}|\{loanId\}|\/payments\/loans\/\{id\}/.test(path)
}

describe('any request', () => {
  const paths = fc.oneof(
    fc.constantFrom(...servedCalls.map(({ call }) => fillPath(call.path))),
    fc.webPath(),
    fc.constantFrom(
      '/users/%ZZ',
      '/users/__proto__/lastLoan?statusList=ACT',
      '/loans/__proto__',
      '/users/%00',
    ),
  )
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('{"password":', '{"smsCode":"0000"}', 'null', '[]'),
  )

  it('never gets an error of the server itself', async () => {
    const token = await client.logIn('marta')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
        paths,
        bodies,
        fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/plain'),
        async (method, path, body, type) => {
          const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type, 'Idempotency-Key': 'k' }
          const request = new Request(`https://portal.test/api${path}`, {
            method,
            headers,
            ...(method !== 'GET' && { body }),
          })
          const { status } = await client.backEnd.handle(request)
          expect(status).toBeLessThan(500)
          expect(client.internalErrors).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })

  it('with a body that is not JSON or breaks its schema gets 400 with a code and a sentence', async () => {
    const path = 'https://portal.test/users/27284561231/login?isAuthFromApp=false'
    for (const body of ['', '{', '"x"', '{"password":3}', '{}']) {
      const response = await client.backEnd.handle(new Request(path, { method: 'POST', body }))
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        code: 'INVALID_REQUEST',
        message: expect.stringMatching(/^No pudimos leer el pedido/),
      })
    }
    expect((await client.get('/users/27284561231/lastLoan?statusList=XYZ')).status).toBe(400)
  })
})
