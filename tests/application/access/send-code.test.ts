import { StoredSentLoginCodes } from '@/adapters/device/stored/stored-sent-login-codes'
import { beforeEach, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { SendCode } from '@/application/access/send-code'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemoryAccessGateway } from '#tests/support/memory-access-gateway'
import { martaPerson, raulPerson } from '#tests/support/test-customers'

const noon = Date.parse('2026-11-21T12:00:00-03:00')

let clock: ManualClock
let storage: MemoryStorage
let gateway: MemoryAccessGateway
let loginProgress: LoginProgressStore
let sendCode: SendCode

beforeEach(() => {
  gateway = new MemoryAccessGateway()
  clock = new ManualClock(noon)
  storage = new MemoryStorage()
  loginProgress = new StoredLoginProgress(storage, new MemoryStorage())
  sendCode = new SendCode(gateway, loginProgress, new StoredSentLoginCodes(storage, clock), clock)
  loginProgress.save({ dni: '28456123', people: [martaPerson], person: martaPerson })
})

it('a code is sent to the person, and the portal stores where and when', async () => {
  expect(await sendCode.execute(martaPerson.taxId, 'phone-and-email')).toEqual(
    success({ phone: '1145****01' }),
  )
  expect(gateway.receivedCalls).toEqual(['code to the phone-and-email of 27284561231'])
  expect(loginProgress.current()?.sentCode).toEqual({ delivery: { phone: '1145****01' }, sentAt: noon })
})

it('a code that fails to be sent leaves the last wait unchanged', async () => {
  await sendCode.execute(martaPerson.taxId, 'phone')
  gateway.sendCodeAnswer = failure({ kind: 'number-not-valid' })
  expect(await sendCode.execute(martaPerson.taxId, 'phone-and-email')).toEqual(
    failure({ kind: 'number-not-valid' }),
  )
  expect(loginProgress.current()?.sentCode?.sentAt).toBe(noon)
})

it.each([
  [
    'another person was chosen',
    () => loginProgress.save({ dni: '24318907', people: [raulPerson], person: raulPerson }),
  ],
  ['the login was forgotten', () => loginProgress.forget()],
])('a code is not stored when %s meanwhile', async (_, meanwhile) => {
  const delivery = new ManuallyResolvedAnswer<Awaited<typeof gateway.sendCodeAnswer>>()
  gateway.sendCodeAnswer = delivery.promise
  const sending = sendCode.execute(martaPerson.taxId, 'phone')
  meanwhile()
  delivery.resolveWith(success({ phone: '1145****01' }))
  await sending
  expect(loginProgress.current()?.sentCode).toBeUndefined()
})

it('a code sent before the DNI was typed again is used while its wait lasts', async () => {
  await sendCode.execute(martaPerson.taxId, 'phone')
  loginProgress.save({ dni: '28456123', people: [martaPerson], person: martaPerson })
  clock.advance(59_999)
  expect(sendCode.findAlreadySentCode()).toEqual({ delivery: { phone: '1145****01' }, sentAt: noon })
  expect(loginProgress.current()?.sentCode?.sentAt).toBe(noon)
})

it('a code is forgotten after its wait, unless the login is the same', async () => {
  await sendCode.execute(martaPerson.taxId, 'phone')
  clock.advance(60_000)
  expect(sendCode.findAlreadySentCode()?.sentAt).toBe(noon)
  loginProgress.save({ dni: '28456123', people: [martaPerson], person: martaPerson })
  expect(sendCode.findAlreadySentCode()).toBeUndefined()
})

it('a code of one person is not used for another, and stays for the first', async () => {
  await sendCode.execute(martaPerson.taxId, 'phone')
  loginProgress.save({ dni: '24318907', people: [raulPerson], person: raulPerson })
  expect(sendCode.findAlreadySentCode()).toBeUndefined()
  await sendCode.execute(raulPerson.taxId, 'phone')
  loginProgress.save({ dni: '28456123', people: [martaPerson], person: martaPerson })
  expect(sendCode.findAlreadySentCode()?.sentAt).toBe(noon)
})

it.each([
  'null',
  '[]',
  '{"version":1,"value":[{"taxId":"27284561231","delivery":null,"sentAt":0}]}',
  '{"version":1,"value":[{"taxId":"27284561231","delivery":{"phone":"11"},"sentAt":1e300}]}',
  '{"version":1,"value":[{"taxId":"1","delivery":{"phone":"11"},"sentAt":0}]}',
])('a code is absent when the stored text is %s', (text) => {
  storage.write('sentCodes', text)
  expect(sendCode.findAlreadySentCode()).toBeUndefined()
})
