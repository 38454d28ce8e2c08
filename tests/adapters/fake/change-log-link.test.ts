import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64Url, toBase64Url } from '@/adapters/fake/shared/base64url'
import { serializeDemoDataChangeLog, parseDemoDataChangeLog } from '@/adapters/fake/change-log'
import { encodeDemoChangeLogForLink, decodeDemoChangeLogFromLink } from '@/adapters/fake/change-log-link'

const paymentChangeLog = { payments: { 'p-1': { amount: 1_262_500, commerceName: 'Óptica «Ñandú»' } } }

function readBackFromLink(text: string | undefined): unknown {
  const done = encodeDemoChangeLogForLink(text)
  return done.kind === 'whole' ? parseDemoDataChangeLog(decodeDemoChangeLogFromLink(done.encoded)) : done.kind
}

describe('the journal in a link', () => {
  it('is the same after reading the link', () => {
    const rows = fc.dictionary(
      fc.string(),
      fc.dictionary(fc.stringMatching(/^[a-o]{1,5}$/), fc.jsonValue(), { minKeys: 1 }),
      {
        minKeys: 1,
        maxKeys: 4,
      },
    )
    const journals = fc.dictionary(fc.stringMatching(/^[d-s]{1,6}$/), rows, { minKeys: 1, maxKeys: 3 })
    fc.assert(
      fc.property(journals, (changes) => {
        const text = serializeDemoDataChangeLog(changes)
        const arrived = readBackFromLink(text)
        expect(arrived === 'too-much' || arrived).toEqual(
          arrived === 'too-much' || parseDemoDataChangeLog(text),
        )
      }),
    )
  })

  it.each([
    undefined,
    '',
    '{',
    serializeDemoDataChangeLog({}),
    serializeDemoDataChangeLog({ tokens: { t: { kind: 'access' } } }),
  ])('is omitted: %j', (text) => {
    expect(encodeDemoChangeLogForLink(text)).toEqual({ kind: 'nothing' })
  })

  it('omits photos, however small', () => {
    const customers = { 'c-1': { avatar: '/9j/4AAQ', email: 'marta@nuevo.example' } }
    expect(readBackFromLink(serializeDemoDataChangeLog({ customers }))).toEqual({
      customers: { 'c-1': { email: 'marta@nuevo.example' } },
    })
  })

  it('omits who made a consumer request', () => {
    const consumerCases = { 'BAJ-2026-000001': { dni: '14223078', fullName: 'Ana Castro' } }
    expect(readBackFromLink(serializeDemoDataChangeLog({ ...paymentChangeLog, consumerCases }))).toEqual(
      paymentChangeLog,
    )
  })

  it('omits what logs a person in', () => {
    const customers = {
      'c-1': { password: 'secreta', failedPasswords: 2, pushTokens: ['d-1'], cellphone: '11' },
    }
    const text = serializeDemoDataChangeLog({
      ...paymentChangeLog,
      customers,
      tokens: { 't-1': { kind: 'access' } },
      codes: { 'c-1': { code: '4821' } },
      challenges: { 'x-1': { purpose: 'register' } },
    })
    expect(readBackFromLink(text)).toEqual({ ...paymentChangeLog, customers: { 'c-1': { cellphone: '11' } } })
  })

  it('is refused as too long when a message would cut it', () => {
    const many = Object.fromEntries(
      Array.from({ length: 150 }, (_, place) => [`p-${place}`, { note: 'x'.repeat(90) }]),
    )
    expect(encodeDemoChangeLogForLink(serializeDemoDataChangeLog({ payments: many }))).toEqual({
      kind: 'too-much',
    })
  })

  it('ignores what logs a person in, also when reading', () => {
    const forged = toBase64Url(
      serializeDemoDataChangeLog({ ...paymentChangeLog, tokens: { t: { kind: 'access' } } }),
    )
    expect(parseDemoDataChangeLog(decodeDemoChangeLogFromLink(forged))).toEqual(paymentChangeLog)
  })

  it('of a release with other tables is ignored', () => {
    const text = serializeDemoDataChangeLog(paymentChangeLog)
    for (const other of [text.replace('"version":4', '"version":3'), JSON.stringify(paymentChangeLog)])
      expect(decodeDemoChangeLogFromLink(toBase64Url(other))).toBeUndefined()
  })

  it.each([
    '',
    '%',
    'e30K*',
    toBase64Url('{'),
    toBase64Url('[]'),
    toBase64Url('{"payments":[]}'),
    toBase64Url('{"a":{"b":1}}'),
  ])('is absent when the link cannot be read: %j', (encoded) => {
    expect(decodeDemoChangeLogFromLink(encoded)).toBeUndefined()
  })

  it('never throws, whatever the link contains', () => {
    fc.assert(fc.property(fc.string(), (encoded) => void decodeDemoChangeLogFromLink(encoded)))
    fc.assert(fc.property(fc.json(), (json) => void decodeDemoChangeLogFromLink(toBase64Url(json))))
  })
})

it('a text in a link is the same after reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fromBase64Url(toBase64Url(text))).toBe(text)
    }),
  )
})
