import { expect, it } from 'vitest'
import { apiContractCallNames, findCallsMadeByGateways, callsHandledByFakeBackEnd } from './every-exchange'

it('every call of the contract has a handler in the fake', () => {
  expect(callsHandledByFakeBackEnd()).toEqual(apiContractCallNames())
})

it('every call of the contract is made by a gateway method, and no other call is made', async () => {
  expect(await findCallsMadeByGateways()).toEqual(apiContractCallNames())
})
