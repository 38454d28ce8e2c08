import { beforeEach, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { instant } from '@/domain/shared/calendar-date'
import { ChoosePerson } from '@/application/access/choose-person'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { Settings } from '@/application/shared/settings.port'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { MemoryStorage } from '#tests/support/memory-storage'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { MemoryAccessGateway } from '#tests/support/memory-access-gateway'
import { martaPerson, raulPerson } from '#tests/support/test-customers'

let gateway: MemoryAccessGateway
let loginProgress: LoginProgressStore

beforeEach(() => {
  gateway = new MemoryAccessGateway()
  loginProgress = new StoredLoginProgress(new MemoryStorage(), new MemoryStorage())
  loginProgress.save({ dni: '28456123', people: [martaPerson, raulPerson] })
})

function createChoosePerson(change: Partial<Settings> = {}): ChoosePerson {
  return new ChoosePerson(gateway, loginProgress, {
    ...readShippedConfiguration().settings,
    whitelist: [],
    ...change,
  })
}

it('a person with a password continues to the password', async () => {
  expect(await createChoosePerson().execute(martaPerson)).toEqual(success('password'))
  expect(gateway.receivedCalls).toEqual(['loan of 27284561231', 'credentials of 27284561231'])
})

it('a person without a password continues to the code', async () => {
  gateway.hasPasswordAnswer = success(false)
  expect(await createChoosePerson().execute(martaPerson)).toEqual(success('code'))
  expect(loginProgress.current()).toMatchObject({ person: martaPerson, step: 'code' })
})

it('a person without a loan is not a customer, with or without a password', async () => {
  gateway.hasPasswordAnswer = failure({ kind: 'no-answer' })
  gateway.hasLoanAllowingLoginAnswer = success(false)
  expect(await createChoosePerson().execute(martaPerson)).toEqual(success('not-a-customer'))
  expect(loginProgress.current()).toMatchObject({ person: martaPerson, step: 'not-a-customer' })
  expect(gateway.receivedCalls).toEqual(['loan of 27284561231', 'credentials of 27284561231'])
})

it('asks for the password and the loan at the same time', async () => {
  void createChoosePerson().execute(martaPerson)
  expect(gateway.receivedCalls).toEqual(['loan of 27284561231', 'credentials of 27284561231'])
})

it('a person on the whitelist logs in without a loan', async () => {
  gateway.hasLoanAllowingLoginAnswer = success(false)
  expect(await createChoosePerson({ whitelist: [martaPerson.taxId] }).execute(martaPerson)).toEqual(
    success('password'),
  )
})

it("the chosen person is stored, and another person's code is forgotten", async () => {
  loginProgress.save({
    dni: '28456123',
    people: [martaPerson, raulPerson],
    person: raulPerson,
    sentCode: { delivery: { phone: '3514****23' }, sentAt: instant(0) },
  })
  await createChoosePerson().execute(martaPerson)
  expect(loginProgress.current()).toEqual({
    dni: '28456123',
    people: [martaPerson, raulPerson],
    person: martaPerson,
    step: 'password',
  })
})

it('no person is stored when the lender does not say whether they have a loan', async () => {
  gateway.hasLoanAllowingLoginAnswer = failure({ kind: 'no-answer' })
  expect(await createChoosePerson().execute(martaPerson)).toEqual(failure({ kind: 'no-answer' }))
  expect(loginProgress.current()?.person).toBeUndefined()
})

it('a failed request for the password is returned', async () => {
  gateway.hasPasswordAnswer = failure({ kind: 'server-failure', message: 'Volvé en un rato.' })
  expect(await createChoosePerson().execute(martaPerson)).toEqual(
    failure({ kind: 'server-failure', message: 'Volvé en un rato.' }),
  )
  expect(loginProgress.current()?.person).toBeUndefined()
})

it('nothing is stored for a login that was forgotten meanwhile', async () => {
  loginProgress.forget()
  await createChoosePerson().execute(martaPerson)
  expect(loginProgress.current()).toBeUndefined()
})
