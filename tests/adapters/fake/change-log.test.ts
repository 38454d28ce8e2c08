import { beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '#tests/support/manual-clock'
import { FakeBackEndClient, MemoryChangeLogStorage } from './fake-back-end-client'

const payPath = '/debitCard/installmentPaymentDebitCard/40128753'
let changeLogStorage: MemoryChangeLogStorage
let clock: ManualClock

beforeEach(() => {
  changeLogStorage = new MemoryChangeLogStorage()
  clock = new ManualClock()
})

function openPage(): FakeBackEndClient {
  return new FakeBackEndClient({ journal: changeLogStorage, clock })
}

async function payMartasInstallment(asking: FakeBackEndClient): Promise<string> {
  const token = await asking.logIn('marta')
  const body = { debitCardId: 'td-51c7a8e0', installmentAmount: 12625 }
  await asking.post(payPath, { token, idempotencyKey: 'k-1', body })
  return token
}

describe('an operation of the demo', () => {
  it('is still there after a reload: the payment, the debt, the charge and the session', async () => {
    const token = await payMartasInstallment(openPage())
    const reloaded = openPage()
    expect((await reloaded.get('/payments/info/40128753', { token })).json['finalAmount']).toBe(0)
    expect((await reloaded.get('/customers/27284561231/payments', { token })).json[0]).toMatchObject({
      amount: 12625,
      paymentDate: '2026-11-21 12:00:00',
    })
    expect(reloaded.backEnd.countCharges()).toBe(1)
  })

  it("stores the page's errors with a claim", async () => {
    const asking = openPage()
    const token = await asking.logIn('marta')
    const trouble = { kind: 'call', pattern: '/mis-prestamos', name: 'loans.listLoans', code: 'HTTP_500' }
    const claim = { reason: 'OTRO', email: 'marta@correo.example' }
    const body = { ...claim, supportCode: 'KMPRTX', pageEvents: [trouble] }
    expect((await asking.post('/claims', { token, idempotencyKey: 'k-1', body })).status).toBe(201)
    expect(changeLogStorage.text).toContain(
      JSON.stringify({ supportCode: 'KMPRTX', pageEvents: [trouble] }).slice(1, -1),
    )
  })

  it('is deleted by a reset, here and after a reload', async () => {
    const asking = openPage()
    const token = await payMartasInstallment(asking)
    asking.backEnd.reset()
    expect(changeLogStorage.text).toBeUndefined()
    for (const each of [asking, openPage()]) {
      expect((await each.get('/customers/validateSession', { token })).status).toBe(401)
      const again = await each.logIn('marta')
      expect((await each.get('/payments/info/40128753', { token: again })).json['finalAmount']).toBe(12625)
      expect(each.backEnd.countCharges()).toBe(0)
    }
  })

  it('is seen by another tab that was open at the time', async () => {
    const [one, other] = [openPage(), openPage()]
    const token = await payMartasInstallment(one)
    expect((await other.get('/payments/info/40128753', { token })).json['finalAmount']).toBe(0)
    other.backEnd.receiveLoanPaymentTransfer('40097264')
    expect((await one.get('/payments/info/40097264', { token })).json['finalAmount']).toBe(0)
  })

  it('counts wrong passwords across a reload', async () => {
    const logIn = (asking: FakeBackEndClient, password: string) =>
      asking.post('/users/27284561231/login?isAuthFromApp=false', { body: { password } })
    await logIn(openPage(), 'una')
    await logIn(openPage(), 'otra')
    expect((await logIn(openPage(), 'otra más')).json['code']).toBe('LOGIN_INVALID_USER_BLOCKED')
  })
})

describe('the journal', () => {
  it('stores only what changed', async () => {
    const asking = openPage()
    await asking.get('/users/28456123')
    expect(changeLogStorage.text).toBeUndefined()
    await payMartasInstallment(asking)
    expect(changeLogStorage.text).not.toContain('Raúl')
    expect(changeLogStorage.text?.length).toBeLessThan(3000)
  })

  it('of another release is discarded', async () => {
    const token = await payMartasInstallment(openPage())
    const release = changeLogStorage.text?.replace('"version":4', '"version":3')
    for (const text of [release, JSON.stringify(JSON.parse(changeLogStorage.text ?? '{}').value)]) {
      changeLogStorage.text = text
      expect((await openPage().get('/customers/validateSession', { token })).status).toBe(401)
    }
  })

  it.each(['', 'no', 'null', '[]', '{"loans":3}', '{"loans":{"x":null}}', '{"nothing":{"a":{"b":1}}}'])(
    'that reads %s counts as empty',
    async (text) => {
      changeLogStorage.text = text
      expect((await openPage().get('/users/28456123')).status).toBe(200)
    },
  )
})
