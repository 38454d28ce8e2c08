import { beforeEach, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { IdentifyByDni } from '@/application/access/identify-by-dni'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemoryAccessGateway } from '#tests/support/memory-access-gateway'
import { martaPerson, raulPerson } from '#tests/support/test-customers'

let gateway: MemoryAccessGateway
let loginProgress: LoginProgressStore
let identify: IdentifyByDni

beforeEach(() => {
  gateway = new MemoryAccessGateway()
  loginProgress = new StoredLoginProgress(new MemoryStorage(), new MemoryStorage())
  identify = new IdentifyByDni(gateway, loginProgress)
})

it('one person found is stored for the next steps', async () => {
  expect(await identify.execute({ dni: '28456123', remember: false })).toEqual(
    success({ kind: 'one-person', person: martaPerson }),
  )
  expect(gateway.receivedCalls).toEqual(['people of 28456123'])
  expect(loginProgress.current()).toEqual({ dni: '28456123', people: [martaPerson] })
})

it('several people found need a choice', async () => {
  gateway.peopleAnswer = success([martaPerson, raulPerson])
  expect(await identify.execute({ dni: '28456123', remember: false })).toEqual(
    success({ kind: 'several-people' }),
  )
  expect(loginProgress.current()?.people).toEqual([martaPerson, raulPerson])
})

it('an empty list is no person', async () => {
  gateway.peopleAnswer = success([])
  expect(await identify.execute({ dni: '11111111', remember: true })).toEqual(
    failure({ kind: 'customer-not-found' }),
  )
  expect([loginProgress.current(), loginProgress.rememberedDni()]).toEqual([undefined, undefined])
})

it('a failure stores no person and no DNI', async () => {
  gateway.peopleAnswer = failure({ kind: 'no-answer' })
  expect(await identify.execute({ dni: '28456123', remember: true })).toEqual(failure({ kind: 'no-answer' }))
  expect([loginProgress.current(), loginProgress.rememberedDni()]).toEqual([undefined, undefined])
})

it('the DNI is remembered when the box is ticked and forgotten when not', async () => {
  await identify.execute({ dni: '28456123', remember: true })
  expect(loginProgress.rememberedDni()).toBe('28456123')
  await identify.execute({ dni: '28456123', remember: false })
  expect(loginProgress.rememberedDni()).toBeUndefined()
})

it('the remembered DNI of another person stays', async () => {
  loginProgress.rememberDni('24318907')
  await identify.execute({ dni: '28456123', remember: 'as-before' })
  expect(loginProgress.rememberedDni()).toBe('24318907')
})

it('a new start forgets the chosen person and the sent code', async () => {
  loginProgress.save({ dni: '24318907', people: [raulPerson], person: raulPerson })
  await identify.execute({ dni: '28456123', remember: false })
  expect(loginProgress.current()?.person).toBeUndefined()
})
