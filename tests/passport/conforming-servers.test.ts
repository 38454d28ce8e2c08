import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiCall } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { everyCheck } from '#passport/checks/every-check'
import { CheckContext } from '#passport/check-context'
import type { PassportProfile } from '#passport/passport-profile'
import { runChecks } from '#passport/run-checks'
import { Transport } from '#passport/transport'
import {
  createSandboxPassportProfile,
  startContractViolatingServer,
  type ContractViolatingServer,
  type Deviation,
  type ServerRequest,
} from './contract-violating-server'
import {
  copyWithFirstItemChanged,
  createAnswerBodyDeviation,
  createDueInstallmentsChanger,
  createJsonAnswer,
  isRequestOfApiCall,
  type JsonObject,
} from './deviations/deviation-builders'

const { payments } = apiContracts
const revolvingLineContract = apiContracts['revolving-line']

let server: ContractViolatingServer
let passportProfile: PassportProfile

beforeAll(async () => {
  server = await startContractViolatingServer()
})
afterAll(async () => server.close())

beforeEach(async () => {
  await server.reset()
  passportProfile = await createSandboxPassportProfile(server)
  server.setDeviation(async (request, forward) => forward(request))
})

/** Runs the checks of the given areas, such as `CLAVE`, and returns those that do not pass. */
async function findNotPassed(areas: readonly string[], profile = passportProfile) {
  const checks = everyCheck.filter((check) => areas.includes(check.requirement.split('-')[0] ?? ''))
  const context = new CheckContext(new Transport(server.apiAddress, profile.origin), profile, {
    mayChangeData: true,
    mayExhaustRateLimits: true,
    now: server.now,
  })
  const results = await runChecks(checks, context)
  expect(results).toHaveLength(checks.length)
  return results
    .filter(({ outcome }) => outcome.verdict !== 'pass')
    .map(({ name, outcome }) => [name, outcome])
}

const areasOfCardPayments = ['CLAVE', 'SESION', 'AJENO', 'IMPORTE']

describe('a server that differs from the sandbox as the API contract allows passes', () => {
  it.each([payments.payWithSavedCard, payments.payWithNewCard])(
    'when it takes longer for a charge than its client waits, and says so: $name',
    async (call) => {
      server.setDeviation(createSlowChargeDeviation(call))
      expect(await findNotPassed(areasOfCardPayments)).toEqual([])
    },
  )

  it('when its list of payments has no loan numbers', async () => {
    await server.setSandboxOverrides({ listsWithoutLoan: true })
    expect(await findNotPassed(areasOfCardPayments)).toEqual([])
  })

  it('when its payments have neither the loan, nor the product, nor the store', async () => {
    server.setDeviation(
      createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map(({ amount, paymentDate, accused }) => ({ amount, paymentDate, accused })),
      )(),
    )
    expect(await findNotPassed(areasOfCardPayments)).toEqual([])
  })

  it('when it lists a payment as pending until it lowers the debt', async () => {
    await server.setSandboxOverrides({ appliesLater: true })
    expect(await findNotPassed(areasOfCardPayments)).toEqual([])
  })

  it('when its payments have neither the loan nor the product, and an empty text as their store', async () => {
    server.setDeviation(
      createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map(({ amount, paymentDate, accused }) => ({ amount, paymentDate, accused, commerceName: '' })),
      )(),
    )
    expect(await findNotPassed(areasOfCardPayments)).toEqual([])
  })

  it('when it deducts a pending payment between the answers about the list and about what is due', async () => {
    server.setDeviation(createPendingInFirstListDeviation())
    expect(await findNotPassed(['IMPORTE'])).toEqual([])
  })

  it('when it calculates late interest again from what is left of an installment', async () => {
    server.setDeviation(createRecalculatedInterestDeviation())
    expect(await findNotPassed(['IMPORTE'])).toEqual([])
  })

  it('when only 8,000 pesos are left of the credit line, and the profile asks for less', async () => {
    server.setDeviation(async (request, forward) =>
      isRequestOfApiCall(revolvingLineContract.installmentPlan, request) &&
      Number(request.path.split('/').at(-1)) > 8_000
        ? createJsonAnswer(409, { code: 'AMOUNT_OVER_REMAINING', message: 'Es más que lo que queda.' })
        : forward(request),
    )
    const profile = { ...passportProfile, linePesos: 2_000 }
    expect(await findNotPassed(['FORMA', 'LINEA'], profile)).toEqual([])
  })
})

/** Time that a slow charge takes. The check of a lost answer waits less for it. */
const slowChargeMilliseconds = 120

/**
 * Creates a deviation in which each charge of `call` takes a while. Until a charge ends, a repeated request gets
 * 409 and the status of its idempotency key is IN_PROCESS, as the API contract allows.
 */
function createSlowChargeDeviation(call: ApiCall): Deviation {
  const keysInProcess = new Set<string>()
  return async (request, forward) => {
    const asked = new URL(request.path, 'http://localhost').searchParams.get('idempotencyKey')
    if (keysInProcess.has(asked ?? '')) return createJsonAnswer(200, { status: 'IN_PROCESS' })
    if (!isRequestOfApiCall(call, request)) return forward(request)
    const key = request.headers.get('Idempotency-Key') ?? ''
    if (keysInProcess.has(key))
      return createJsonAnswer(409, { code: 'OPERATION_IN_PROCESS', message: 'Ya se está haciendo.' })
    keysInProcess.add(key)
    await setTimeout(slowChargeMilliseconds)
    const answer = await forward(request)
    keysInProcess.delete(key)
    return answer
  }
}

const isCardCharge = (request: ServerRequest): boolean =>
  [payments.payWithSavedCard, payments.payWithNewCard].some((call) => isRequestOfApiCall(call, request))

/**
 * Creates a deviation in which every payment is pending in the first list of all and in the first list after
 * each charge, although the debt is already lower.
 */
function createPendingInFirstListDeviation(): Deviation {
  let isFirstList = true
  const showAsPending = createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
    list.map((each) => ({ ...each, accused: false })),
  )()
  return async (request, forward) => {
    if (isCardCharge(request)) isFirstList = true
    if (!isFirstList || !isRequestOfApiCall(payments.listPayments, request)) return forward(request)
    isFirstList = false
    return showAsPending(request, forward)
  }
}

/**
 * Creates a deviation in which each charge of 10 pesos lowers the first installment by 10 pesos, and its late
 * interest in the same proportion.
 */
function createRecalculatedInterestDeviation(): Deviation {
  let chargedPesos = 0
  let installmentAtFirst: JsonObject | undefined
  const showRecalculated = createAnswerBodyDeviation(
    payments.amountDue,
    createDueInstallmentsChanger((due) =>
      copyWithFirstItemChanged(due, (each) => {
        installmentAtFirst ??= each
        const [amount, punitive] = [
          Number(installmentAtFirst['installmentAmount']),
          Number(installmentAtFirst['installmentPunitive']),
        ]
        const installmentAmount = Number((amount - chargedPesos).toFixed(2))
        const installmentPunitive = Number(((punitive * installmentAmount) / amount).toFixed(2))
        const { components: _, ...withoutComponents } = each
        return { ...withoutComponents, installmentAmount, installmentPunitive }
      }),
    ),
  )()
  return async (request, forward) => {
    if (isCardCharge(request)) chargedPesos += 10
    return showRecalculated(request, forward)
  }
}
