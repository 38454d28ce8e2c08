import { expect, it } from 'vitest'
import { builtRows, rowsThatAreUsed, rowsWithHandler } from './every-gateway-method'

it('every call of the built capabilities has a handler in the fake', () => {
  expect(rowsWithHandler()).toEqual(builtRows())
})

it('every call of the built capabilities is made by a method of a gateway, and no other call is', async () => {
  expect(await rowsThatAreUsed()).toEqual(builtRows())
})
