import { describe, expect, it } from 'vitest'
import { cardsContract } from '@/adapters/contract/cards.contract'
import { apiContracts, apiContractNames } from '@/adapters/contract/contracts'
import { documentsContract } from '@/adapters/contract/documents.contract'
import { passwordsContract } from '@/adapters/contract/passwords.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import type { ApiCall } from '@/adapters/contract/call'
import { findContractDeviation, detectJsonValueKind } from '@/adapters/http/answer-deviation'
import { recordCallExamples } from '#tests/adapters/contract/recorded-examples'

const apiCalls: readonly ApiCall[] = apiContractNames.flatMap((name): readonly ApiCall[] =>
  Object.values(apiContracts[name]),
)

function findDeviation(
  call: ApiCall,
  text: string,
  more: Partial<Parameters<typeof findContractDeviation>[0]> = {},
) {
  const bytes = new Uint8Array(new TextEncoder().encode(text)).buffer
  return findContractDeviation({
    call,
    status: 200,
    contentType: 'application/json',
    bytes,
    isRead: false,
    milliseconds: 0,
    ...more,
  })
}

const cardAnswer = {
  cardId: '1',
  token: 't',
  brand: 'VISA',
  number: '0926',
  status: 'ACTIVE',
  expirationDate: '2027-01-31',
}

describe('the reported deviations of a wrong answer', () => {
  it('are each missing field of each item, with its kind and the expected one', () => {
    const cards = [cardAnswer, { ...cardAnswer, status: 'LOST', expirationDate: '31/01/2027' }]
    expect(findDeviation(cardsContract.listCards, JSON.stringify(cards), { isRead: true })).toEqual({
      call: 'cards.listCards',
      request: 'GET /myCards',
      outcome: 'incomplete',
      fields: [
        {
          field: '[1].status',
          received: 'text',
          expected: '("ACTIVE" | "DUE_SOON" | "OVERDUE" | "INCOLLECTIBLE")',
        },
        {
          field: '[1].expirationDate',
          received: 'date-as-text',
          expected: String.raw`/^\d{4}-\d{2}-\d{2}$/`,
        },
      ],
    })
  })

  it.each([
    ['<html>Bienvenidos</html>', 'text/html; charset=utf-8', 'html-page', 'Array'],
    ['Bienvenidos', 'text/plain', 'other-content', 'Array'],
    ['', 'application/json', 'no-content', 'Array'],
    ['{"cards": []}', 'application/json', 'object', 'Array'],
  ])('are the whole answer for %j', (text, contentType, received, expected) => {
    expect(findDeviation(cardsContract.listCards, text, { contentType })?.fields).toEqual([
      { field: '', received, expected },
    ])
  })

  it('include an impossible day, by the name of its rule', () => {
    const cards = [{ ...cardAnswer, expirationDate: '2027-02-30' }]
    expect(findDeviation(cardsContract.listCards, JSON.stringify(cards))?.fields).toEqual([
      { field: '[0].expirationDate', received: 'date-as-text', expected: 'existing-day' },
    ])
  })

  it('include a fraction of a cent, and an account status without content', () => {
    const fields = (body: object) =>
      findDeviation(sessionContract.accountStatus, JSON.stringify(body))?.fields
    expect(fields({ totalDebt: 12.345 })).toEqual([
      { field: 'totalDebt', received: 'decimal-number', expected: 'whole-cents' },
    ])
    expect(fields({})).toEqual([{ field: '', received: 'object', expected: 'some-field' }])
  })

  it('include an invalid file', () => {
    expect(findDeviation(documentsContract.couponBook, '{}')?.fields).toEqual([
      {
        field: '',
        received: 'object',
        expected: 'application/pdf | image/png | image/jpeg | application/octet-stream',
      },
    ])
    expect(
      findDeviation(documentsContract.couponBook, '%PDF', { contentType: 'application/pdf', isRead: true }),
    ).toBeUndefined()
  })

  it('include content where none is expected, and a redirect to another origin', () => {
    expect(findDeviation(passwordsContract.setPassword, '[]')?.fields).toEqual([
      { field: '', received: 'list', expected: 'no-content' },
    ])
    expect(findDeviation(passwordsContract.setPassword, '', { isFromOtherOrigin: true })?.fields).toEqual([
      { field: '', received: 'another-origin', expected: 'same-origin' },
    ])
  })

  it.each([
    ['<html>502</html>', 'text/html', [{ field: '', received: 'html-page', expected: 'error' }]],
    ['{"error": "x"}', 'application/json', [{ field: 'code', received: 'missing', expected: 'string' }]],
    ['{"errorCode": "x"}', 'application/json', undefined],
    ['', '', undefined],
  ])('include an error without its code: %j', (text, contentType, fields) => {
    const deviation = findDeviation(cardsContract.listCards, text, { status: 502, contentType, isRead: true })
    expect(deviation?.fields).toEqual(fields)
  })
})

/**
 * Name of a person, planted in answers of the lender, that must not appear when the portal reports how an
 * answer deviates from the API contract.
 */
const plantedPersonName = 'Zoraida'

it('a deviation names any field of the wrong kind, and never its content', async () => {
  const examples = await recordCallExamples()
  let tried = 0
  for (const call of apiCalls) {
    const example = examples.get(call.name)?.answer
    if (typeof call.answer === 'string' || example === undefined) continue
    expect(findDeviation(call, JSON.stringify(example), { isRead: true })).toBeUndefined()
    for (const { secretField, value } of plantSecretInEachField(example)) {
      const deviation = findDeviation(call, JSON.stringify(value), { isRead: true })
      // A field that the contract does not list may hold anything.
      if (!deviation) continue
      tried += 1
      expect(JSON.stringify(deviation)).not.toContain(plantedPersonName)
      expect(deviation.fields.map(({ field }) => field)).toContain(secretField)
    }
  }
  expect(tried).toBeGreaterThan(250)
})

interface AnswerWithSecret {
  readonly secretField: string
  readonly value: unknown
}

/**
 * Returns one copy of the value for each of its fields. In each copy, that field is replaced by an object
 * that contains the secret.
 */
function plantSecretInEachField(value: unknown, secretField = ''): readonly AnswerWithSecret[] {
  const here = { secretField, value: { [plantedPersonName.toLowerCase()]: [plantedPersonName] } }
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      plantSecretInEachField(each, `${secretField}[${index}]`).map((inside) => ({
        ...inside,
        value: value.with(index, inside.value),
      })),
    )
  if (typeof value !== 'object' || value === null) return [here]
  return Object.entries(value).flatMap(([name, each]) =>
    plantSecretInEachField(each, secretField === '' ? name : `${secretField}.${name}`).map((inside) => ({
      ...inside,
      value: { ...value, [name]: inside.value },
    })),
  )
}

it.each([
  [undefined, 'missing'],
  [null, 'null'],
  [true, 'boolean'],
  [12, 'whole-number'],
  [12.5, 'decimal-number'],
  [' ', 'empty-text'],
  ['28456123', 'digits'],
  ['12625,00', 'number-as-text'],
  ['2026-11-21', 'date-as-text'],
  ['21/11/2026', 'date-as-text'],
  ['2026-11-21T10:00:00Z', 'instant-as-text'],
  ['Marta', 'text'],
  [[], 'list'],
  [{}, 'object'],
])('a deviation in %j shows the integrator its kind: %s', (value, kind) => {
  expect(detectJsonValueKind(value)).toBe(kind)
})
