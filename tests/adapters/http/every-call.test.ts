import { expect, it } from 'vitest'
import { allRows, rowsThatAreUsed, rowsWithHandler } from './every-exchange'

it('every call of the contract has a handler in the fake', () => {
  expect(rowsWithHandler()).toEqual(allRows())
})

it('every call of the contract is made by a gateway method, and no other call is made', async () => {
  expect(await rowsThatAreUsed()).toEqual(allRows())
})
