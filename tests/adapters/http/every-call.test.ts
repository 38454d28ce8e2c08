import { expect, it } from 'vitest'
import { contractCallNames, callsMadeByGateways, callsWithHandler } from './every-exchange'

it('every call of the contract has a handler in the fake', () => {
  expect(callsWithHandler()).toEqual(contractCallNames())
})

it('every call of the contract is made by a gateway method, and no other call is made', async () => {
  expect(await callsMadeByGateways()).toEqual(contractCallNames())
})
