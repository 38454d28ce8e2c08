import { expect, it } from 'vitest'
import { allRows, rowsThatAreUsed, rowsWithHandler } from './every-exchange'

it('every call of the contract has a handler in the fake', () => {
  expect(rowsWithHandler()).toEqual(allRows())
})

it('every call of the contract is made by a method of a gateway, and no other call is', async () => {
  expect(await rowsThatAreUsed()).toEqual(allRows())
})
