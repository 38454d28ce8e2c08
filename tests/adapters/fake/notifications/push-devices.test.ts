import { expect, it } from 'vitest'
import {
  createTestRequest,
  FakeBackEndClient,
  MemoryChangeLogStorage,
} from '#tests/adapters/fake/fake-back-end-client'

const marta = { id: 'marta', taxId: '27284561231', customerId: 'c-8f21d04b' }
const raul = { id: 'raul', taxId: '20243189072', customerId: 'c-17be90a3' }

it('a device receives the messages of the customer who registered it last', async () => {
  const journal = new MemoryChangeLogStorage()
  const { backEnd } = new FakeBackEndClient({ journal })
  const register = async ({ id, customerId }: typeof marta, firebaseToken: string): Promise<void> => {
    const body = { externalCustomerID: customerId, firebaseToken }
    const token = backEnd.signIn(id)?.accessToken ?? ''
    const address = 'https://portal.test/push/push-notifications/subscribe'
    expect((await backEnd.handle(createTestRequest(address, 'POST', { token, body }))).status).toBe(201)
  }
  await register(marta, 'tablet')
  await register(marta, 'phone')
  await register(raul, 'phone')
  await register(raul, 'phone')
  const { customers } = JSON.parse(journal.text ?? '').value
  expect([marta, raul].map(({ taxId }) => customers[taxId].pushTokens)).toEqual([['tablet'], ['phone']])
})
