import { expect, it } from 'vitest'
import { isLongEnteredAmount } from '@/ui/qr-payment/long-entered-amount'

it.each([
  ['', '', false],
  ['999999', '99', false],
  ['1000000', '', true],
])('an amount of %j pesos and %j cents is long: %s', (pesos, cents, isLong) => {
  expect(isLongEnteredAmount({ pesos, cents })).toBe(isLong)
})
