import { beforeEach, describe, expect, it } from 'vitest'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { demoPassword, type Persona } from '@/adapters/fake/personas/persona'
import { irma } from '@/adapters/fake/personas/irma'
import { lucia } from '@/adapters/fake/personas/lucia'
import { marta } from '@/adapters/fake/personas/marta'
import { raul } from '@/adapters/fake/personas/raul'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { HttpAccessGateway } from '@/adapters/http/access-gateway'
import { HttpClient } from '@/adapters/http/http-client'
import { HttpLoanGateway } from '@/adapters/http/loan-gateway'
import { failure, success } from '@/domain/shared/result'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { createSessionStore } from '#tests/support/sessions-in'

const apiBaseUrl = 'https://portal.test/api'

let backEnd: FakeBackEnd
let requestedPaths: string[]

beforeEach(() => {
  const clock = new ManualClock(Date.parse('2026-11-21T12:00:00-03:00'))
  backEnd = new FakeBackEnd({
    demoState: defaultDemoState,
    now: () => clock.now(),
    sleep: () => Promise.resolve(),
  })
  requestedPaths = []
})

function recordingFetch(input: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const request = new Request(input, options)
  requestedPaths.push(decodeURIComponent(request.url.slice(apiBaseUrl.length)))
  return backEnd.handle(request)
}

async function createGatewayForPersona(persona: Persona): Promise<HttpLoanGateway> {
  const sessions = createSessionStore()
  const addresses = { apiBaseUrl, pushBaseUrl: apiBaseUrl, portalBaseUrl: apiBaseUrl }
  const client = new HttpClient({
    fetch: recordingFetch,
    addresses,
    sessions,
    tabLock: new MemoryCrossTabLock(),
  })
  const access = new HttpAccessGateway(client, { isStandalone: () => false, showsLoginCodes: true })
  const session = await access.logInWithPassword({ taxId: persona.taxId, password: demoPassword })
  if (!session.ok) throw new Error(`${persona.firstName} cannot log in: ${session.failure.kind}`)
  sessions.openSession(session.value)
  requestedPaths = []
  return new HttpLoanGateway(client)
}

describe('the active loans', () => {
  it('are requested with their installments and without the line', async () => {
    await (await createGatewayForPersona(marta)).activeLoans(marta.taxId)
    expect(requestedPaths).toEqual([
      '/customers/27284561231/loans?status=ACTIVE&expandedResources=INSTALLMENT&excludeProducts=46',
    ])
  })

  it('are in cents, with the current installment and all of them', async () => {
    const loans = await (await createGatewayForPersona(marta)).activeLoans(marta.taxId)
    if (!loans.ok) throw new Error(loans.failure.kind)
    const { installments, ...loan } = loans.value.find(({ loanId }) => loanId === 'p-6b1f0c92') ?? {}
    expect(loan).toEqual({
      loanId: 'p-6b1f0c92',
      externalId: '40128753',
      productId: 1,
      subproductId: 12,
      commerceName: 'Casa Rivadavia Hogar',
      disbursedAmount: 9_800_000,
      installmentCount: 12,
      averageInstallmentAmount: 1_262_500,
      startDate: '2026-08-01',
      disbursementDate: '2026-08-01',
      currentInstallment: { number: 4, totalAmount: 1_262_500, dueDate: '2026-12-01' },
      collectionMode: 'voluntary',
      paymentEnabled: true,
      couponBookEnabled: true,
      isUnused: false,
      documentKinds: [],
    })
    expect(installments?.[3]).toEqual({
      number: 4,
      status: 'pending',
      dueDate: '2026-12-01',
      totalAmount: 1_262_500,
      waivedAmount: 0,
    })
  })

  it('exclude the line', async () => {
    const loans = await (await createGatewayForPersona(lucia)).activeLoans(lucia.taxId)
    expect(loans.ok && loans.value.map((loan) => loan.productId)).toEqual([19, 19])
  })

  it('have installments that are paid, partly paid with the amount, overdue or pending', async () => {
    const loans = await (await createGatewayForPersona(raul)).activeLoans(raul.taxId)
    const installments = loans.ok ? loans.value[0]?.installments : undefined
    expect(installments?.slice(0, 5).map(({ status, paidAmount }) => [status, paidAmount])).toEqual([
      ['paid', undefined],
      ['partial', 2_000_000],
      ['overdue', undefined],
      ['overdue', undefined],
      ['pending', undefined],
    ])
  })

  it('have the waived and the postponed amounts', async () => {
    const loans = await (await createGatewayForPersona(irma)).activeLoans(irma.taxId)
    const installments = loans.ok ? loans.value[0]?.installments : undefined
    expect(installments?.[19]).toMatchObject({ number: 20, totalAmount: 3_370_615, waivedAmount: 150_000 })
    expect(installments?.[21]).toMatchObject({ number: 22, status: 'deferred' })
  })
})

describe('the loans with their files', () => {
  it('are requested by stage', async () => {
    const gateway = await createGatewayForPersona(marta)
    await gateway.loansWithDocumentKinds(marta.taxId, 'active')
    await gateway.loansWithDocumentKinds(marta.taxId, 'finished')
    expect(requestedPaths).toEqual([
      '/customers/27284561231/loans?status=ACTIVE&expandedResources=INSTALLMENT,LOAN_FILE&excludeProducts=46',
      '/customers/27284561231/loans?status=FINISHED&expandedResources=INSTALLMENT,LOAN_FILE&excludeProducts=46',
    ])
  })

  it('have company, phone, form and the kinds of file', async () => {
    const loans = await (await createGatewayForPersona(lucia)).loansWithDocumentKinds(lucia.taxId, 'active')
    expect(loans.ok && loans.value[0]).toMatchObject({
      subproductId: 69,
      serviceCompany: { name: 'Telefonía del Plata S.A.', taxId: '30709156221' },
      topUpPhone: '2614789056',
      topUpFormId: 'RC-208841',
      documentKinds: ['contract'],
    })
    expect(loans.ok && loans.value[1]?.documentKinds).toEqual(['contract', 'services-receipt'])
  })
})

describe('debts and payments', () => {
  it('name the loans with debt', async () => {
    const debts = await (await createGatewayForPersona(raul)).idsOfLoansWithDebt(raul.taxId)
    expect(debts).toEqual(success(new Set(['p-9e40d71b'])))
  })

  it('have the day of a payment without its hour, and its loan', async () => {
    const payments = await (await createGatewayForPersona(marta)).recentPayments(marta.customerId)
    expect(requestedPaths).toEqual(['/customers/paymentsDetails/c-8f21d04b'])
    expect(payments.ok && payments.value[0]).toEqual({
      amount: 1_262_500,
      date: '2026-10-28',
      status: 'paid',
      paymentMethod: 'pago-facil',
      loanExternalId: '40128753',
      subproductId: 12,
      commerceName: 'Casa Rivadavia Hogar',
    })
  })
})

describe('a failed answer about loans', () => {
  it('that breaks the contract is unreadable, by the name of the call', async () => {
    const gateway = await createGatewayForPersona(marta)
    backEnd.changeDemoState({ next: [{ call: 'loans.listLoans', answer: 'malformed' }] })
    expect(await gateway.activeLoans(marta.taxId)).toEqual(
      failure({ kind: 'unreadable', reference: 'loans.listLoans' }),
    )
  })

  it('with a status 500 is a failure of the server, with its message', async () => {
    const gateway = await createGatewayForPersona(marta)
    backEnd.changeDemoState({
      next: [{ call: 'loans.listLoanDebts', answer: { status: 500, message: 'Estamos actualizando.' } }],
    })
    expect(await gateway.idsOfLoansWithDebt(marta.taxId)).toEqual(
      failure({ kind: 'server-failure', mayBeDone: true, message: 'Estamos actualizando.' }),
    )
  })

  it('that never arrives is no answer', async () => {
    const gateway = await createGatewayForPersona(marta)
    backEnd.changeDemoState({ next: [{ call: 'loans.listRecentPayments', answer: 'network-error' }] })
    expect(await gateway.recentPayments(marta.customerId)).toEqual(failure({ kind: 'no-answer' }))
  })
})
