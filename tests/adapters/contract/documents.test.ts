import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allContractCalls } from '#scripts/contract/calls'
import { documentedPathOfCall, documentedParameterLocation } from '#scripts/contract/path-parameters'
import type { ApiCall } from '@/adapters/contract/call'
import { cardRefusalCodes } from '@/adapters/contract/refusals'
import { webAddressSchema } from '@/adapters/contract/web-address.schema'

const execFileAsync = promisify(execFile)

const openApiDocumentSchema = v.object({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ operationId: v.string() }))),
  components: v.record(v.string(), v.record(v.string(), v.unknown())),
})

function readPublishedContract() {
  const text = readFileSync('docs/openapi.json', 'utf8')
  return { text, document: v.parse(openApiDocumentSchema, JSON.parse(text)) }
}

const schemaShape = v.looseObject({
  type: v.optional(v.string()),
  $ref: v.optional(v.string()),
  required: v.optional(v.array(v.string())),
  minProperties: v.optional(v.number()),
})

function operationIn({ paths }: ReturnType<typeof readPublishedContract>['document'], call: ApiCall) {
  return paths[documentedPathOfCall(call)]?.[call.method.toLowerCase()]
}

function answerSchemaIn(document: ReturnType<typeof readPublishedContract>['document'], call: ApiCall) {
  const answers = Object(operationIn(document, call))['responses']
  return answers[String(call.successStatus ?? 200)]['content']['application/json']['schema']
}

/** Maximum of every amount in pesos in the API contract. The test recognises amounts by this maximum. */
const maxPesos = 1_000_000_000_000

/**
 * Returns the names of the fields inside a JSON Schema whose number may have a fraction. For an amount of
 * money, it returns `Pesos` instead of the name.
 */
function fractionalFieldsIn(name: string, described: unknown): readonly string[] {
  if (typeof described !== 'object' || described === null) return []
  const { type, anyOf, maximum } = Object(described)
  if (maximum === maxPesos) return ['Pesos']
  if ([type].flat().includes('number')) return [name]
  const inside = Array.isArray(anyOf) ? anyOf.map((each) => [name, each] as const) : Object.entries(described)
  return inside.flatMap(([key, value]) => fractionalFieldsIn(key, value))
}

const parameterShape = v.looseObject({ in: v.optional(v.string()), description: v.optional(v.string()) })

function documentedParametersOf(
  document: ReturnType<typeof readPublishedContract>['document'],
  call: ApiCall,
) {
  const { parameters = [] } = Object(operationIn(document, call))
  return v.parse(v.array(parameterShape), parameters)
}

function allowsEmptyObject(
  schema: unknown,
  document: ReturnType<typeof readPublishedContract>['document'],
): boolean {
  const { $ref, type, required = [], minProperties = 0 } = v.parse(schemaShape, schema)
  const name = $ref?.split('/').at(-1)
  if (name !== undefined) return allowsEmptyObject(document.components['schemas']?.[name], document)
  return type === 'object' && required.length === 0 && minProperties === 0
}

describe('the published contract', () => {
  test('matches the calls; otherwise run `npm run contract`', async () => {
    const { stderr } = await execFileAsync(process.execPath, [
      '--import',
      'tsx',
      'scripts/contract.ts',
      '--check',
    ])
    expect(stderr).toBe('')
  })

  test('refers only to parts that it has', () => {
    const { text, document } = readPublishedContract()
    const references = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    )
    const parts = Object.entries(document.components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${kind}/${name}`),
    )
    expect([...references].filter((reference) => !parts.includes(reference))).toEqual([])
  })

  test('describes a payment with its key, its refusals and its assumption', () => {
    const operation = readPublishedContract().document.paths['/refinancing/{customerTaxId}/process']?.['post']
    expect(operation).toMatchObject({
      operationId: 'refinancingPayDownPayment',
      'x-call': 'refinancing.payDownPayment',
      tags: ['refinancing'],
      security: [],
      parameters: [
        { name: 'customerTaxId', in: 'path' },
        { name: 'hash', in: 'query', required: true },
        { $ref: '#/components/parameters/IdempotencyKey' },
      ],
      'x-touches': { whose: 'secret', by: { 'query.hash': 'refinancing-link' } },
      'x-refusals': { CARD_BLOCKED: expect.any(String) },
      'x-assumption': expect.stringContaining('409'),
    })
  })

  test('states for every call whose object it touches, in objectAccess and on the page', () => {
    const { document } = readPublishedContract()
    const page = readFileSync('docs/contract-assumptions.md', 'utf8')
    for (const { call } of allContractCalls()) {
      const by = Object.entries(call.objectAccess.by ?? {}).map(([place, role]) => [
        documentedParameterLocation(call, place),
        role,
      ])
      const objectAccess = {
        whose: call.objectAccess.ownership,
        ...(call.objectAccess.by && { by: Object.fromEntries(by) }),
      }
      expect(operationIn(document, call)).toMatchObject({
        description: expect.stringMatching(/\.$/),
        'x-touches': objectAccess,
      })
      expect(page).toContain(`| \`${call.name}\` | \`${call.objectAccess.ownership}\` |`)
    }
  })

  test('requires the bearer token when a session is needed', () => {
    const operation = readPublishedContract().document.paths['/customers/{taxId}/loans']?.['get']
    expect(operation).toMatchObject({ security: [{ session: [] }] })
  })

  test.each([
    '/debitCard/installmentPaymentDebitCard/{externalId}',
    '/payments/cardPayment/{externalId}',
    '/refinancing/{customerTaxId}/process',
  ])('lists at %s the codes by which a card was not charged', (path) => {
    expect(readPublishedContract().document.paths[path]?.['post']).toMatchObject({
      'x-refusals': cardRefusalCodes,
    })
  })

  test('lists one set of codes for a card that only replaces another', () => {
    const put = readPublishedContract().document.paths['/users/debitCardUpdate/{linkData}']?.['put']
    expect(Object.keys(Object(put)['x-refusals'])).toEqual(['OPERATION_HELD_BACK'])
  })

  test('lists the codes of a card where it describes the word of an answer, and on the page', () => {
    const page = readFileSync('docs/contract-assumptions.md', 'utf8')
    const { CardPaymentResult, OrderStatus } = readPublishedContract().document.components['schemas'] ?? {}
    for (const code of Object.keys(cardRefusalCodes)) {
      for (const schema of [CardPaymentResult, OrderStatus])
        expect(Object(schema).properties.errorCode.description).toContain(code)
      expect(page).toContain(`\`${code}\``)
    }
  })

  test('describes each parameter of a path and of a query', () => {
    const unsaid = allContractCalls().flatMap(({ call }) =>
      documentedParametersOf(readPublishedContract().document, call).filter(
        ({ in: place, description = '' }) => place !== undefined && !description.endsWith('.'),
      ),
    )
    expect(unsaid).toEqual([])
  })

  test.each([
    ['/users/{taxId}/verificationCode/sendSMS', 'get', 'lleva el CUIT'],
    ['/users/debitCardUpdate/{linkData}', 'put', 'lleva el data del enlace'],
    ['/payments/cardPayment/{externalId}', 'post', 'idCredit es el externalId'],
    ['/refinancing/{customerTaxId}/process', 'post', 'externalLoanId es el loanId'],
    ['/myCards/replace-card/{oldCardId}/with/{newDebitCardId}', 'post', 'cardId'],
  ])('describes at %s the number to send', (path, method, said) => {
    const operation = readPublishedContract().document.paths[path]?.[method]
    expect(operation).toMatchObject({ 'x-assumption': expect.stringContaining(said) })
  })

  test.each([
    ['https://pagos.example/cobro?id=1', true],
    ['http://localhost:4000/x', true],
    ['http://pagos.example/cobro', false],
    ['http://localhost.otro.example/', false],
  ])('states whether the portal goes to %s', (address, goes) => {
    const { pattern } = Object(readPublishedContract().document.components['schemas']?.['WebAddress'])
    expect([new RegExp(pattern).test(address), v.is(webAddressSchema, address)]).toEqual([goes, goes])
  })

  test('allows fractions in amounts, rates and places in a row only', () => {
    expect([...new Set(fractionalFieldsIn('', readPublishedContract().document))].toSorted()).toEqual([
      'Pesos',
      'amount',
      'cft',
      'firstInstallmentDiscount',
      'index',
      'installmentAmount',
      'order',
      'rate',
      'requestedAmount',
      'tea',
      'tna',
    ])
  })

  test('allows no empty answer that the portal refuses', () => {
    const { document } = readPublishedContract()
    const refused = allContractCalls().filter(
      ({ call }) => typeof call.answer !== 'string' && !v.is(call.answer, {}),
    )
    const loose = refused.filter(({ call }) => allowsEmptyObject(answerSchemaIn(document, call), document))
    expect(loose.map(({ call }) => call.name)).toEqual([])
  })

  test('lists the assumptions for an engineer who connects a server', () => {
    const page = readFileSync('docs/contract-assumptions.md', 'utf8')
    expect(page).toContain('`GET /payments/cashPayment/{externalId}/barcode`')
  })
})
