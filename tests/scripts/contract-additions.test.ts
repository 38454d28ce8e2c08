import { describe, expect, it } from 'vitest'
import { addedFields, entryOf, nextMinor, type Published } from '#scripts/contract/additions'

type Schema = Published['components']['schemas'][string]

function contractWith(loan: Schema): Published {
  return { components: { schemas: { Loan: loan, Card: { properties: { brand: {} }, required: ['brand'] } } } }
}

const before = contractWith({ properties: { amount: { description: 'El importe.' } }, required: ['amount'] })
const phone = { description: 'El teléfono que se recargó.' }

describe('a changed contract explains itself', () => {
  it('where an optional field was added', () => {
    const after = contractWith({ properties: { amount: {}, phone }, required: ['amount'] })
    expect(addedFields(before, after)).toEqual([{ name: 'Loan.phone', text: 'El teléfono que se recargó.' }])
  })

  it('not where the field is required', () => {
    const after = contractWith({ properties: { amount: {}, phone }, required: ['amount', 'phone'] })
    expect(addedFields(before, after)).toBeUndefined()
  })

  it('not where something else changed as well', () => {
    const after = contractWith({ properties: { amount: {}, phone }, required: [] })
    expect(addedFields(before, after)).toBeUndefined()
  })

  it('not where a field went', () => {
    expect(addedFields(before, contractWith({ properties: {}, required: [] }))).toBeUndefined()
  })

  it('not where nothing was added', () => {
    expect(addedFields(before, before)).toBeUndefined()
  })
})

it('the entry says the next version, its fingerprint and each field', () => {
  const added = [{ name: 'Loan.phone', text: 'El teléfono que se recargó.' }]
  expect(nextMinor('2.2.4')).toBe('2.3.0')
  expect(entryOf('2.3.0', '0123456789abcdef', added)).toBe(
    '## 2.3.0\n\nHuella: `0123456789abcdef`\n\nSe agregó lo que puede no tenerse:\n\n- `Loan.phone`: El teléfono que se recargó.',
  )
})
