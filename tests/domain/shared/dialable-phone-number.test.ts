import { expect, it } from 'vitest'
import { dialablePhoneNumber } from '@/domain/shared/dialable-phone-number'

it.each([
  ['0800 222 1234', '08002221234'],
  ['(011) 4555-1234', '01145551234'],
  ['+54 9 11 4555.1234', '+5491145551234'],
  ['911', '911'],
  ['123456789012345', '123456789012345'],
])('%s is dialled as %s', (written, number) => {
  expect(dialablePhoneNumber(written)).toBe(number)
})

it.each(['', '11', '1234567890123456', '*611', '##21#', '54+11', '++5411', 'tel:911', '911;ext=1', '9a11'])(
  '%j is not dialled',
  (written) => {
    expect(dialablePhoneNumber(written)).toBeUndefined()
  },
)
