import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameOfCheck } from '#passport/check'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/transport'
import { CheckContext } from '#passport/check-context'
import type { PassportProfile } from '#passport/passport-profile'
import { formatPassportAsJunit } from '#passport/report/junit'
import { renderPassportPage } from '#passport/report/page'
import { createPassport } from '#passport/report/passport'
import { allContractCalls } from '#scripts/contract/calls'
import { requirementIds, requirements } from '#passport/requirements'
import { exitCodeOfResults, runChecks, type CheckResult } from '#passport/run-checks'
import {
  createSandboxPassportProfile,
  startContractViolatingServer,
  type ContractViolatingServer,
} from './contract-violating-server'
import { cardDeviationCases } from './deviations/cards'
import { creditDeviationCases } from './deviations/credit'
import { createJsonAnswer, isRequestOfApiCall } from './deviations/deviation-builders'
import { everyDeviationCase } from './deviations/every-deviation-case'
import { documentDeviationCases } from './deviations/documents'
import { refinancingDeviationCases } from './deviations/refinancing'

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

const everyPermission = { mayChangeData: true, mayExhaustRateLimits: true }
const noPermission = { mayChangeData: false, mayExhaustRateLimits: false }

async function runNamedChecks(
  names: readonly string[],
  permissions = everyPermission,
  checkedProfile = passportProfile,
): Promise<readonly CheckResult[]> {
  const checks = everyCheck.filter((check) => names.includes(nameOfCheck(check)))
  const transport = new Transport(server.apiAddress, checkedProfile.origin)
  const context = new CheckContext(transport, checkedProfile, { ...permissions, now: server.now })
  return runChecks(checks, context)
}

const newCardCall = 'payments.payWithNewCard'
/** Names of the checks that charge a saved card. With the name of the other call, they charge a new card. */
const chargeCheckNames = [
  'CLAVE-1',
  'CLAVE-2',
  'CLAVE-3',
  'CLAVE-4',
  'CLAVE-5',
  'CLAVE-6',
  'CLAVE-7',
  'IMPORTE-6',
]

const allCheckNames = everyCheck.map(nameOfCheck)

describe('a server that follows the contract', () => {
  it('passes every check, and the checks cover every requirement', async () => {
    const results = await runNamedChecks(allCheckNames)
    const notPassed = results.filter(({ outcome }) => outcome.verdict !== 'pass')
    expect(notPassed.map(({ name, outcome }) => [name, outcome])).toEqual([])
    expect(exitCodeOfResults(results)).toBe(0)
    expect(new Set(results.map(({ check }) => check.requirement))).toEqual(new Set(requirementIds))
  })

  it('is tried with every API call that takes an idempotency key', async () => {
    const triedCalls = new Set<string>()
    server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      if (answer.status < 300)
        for (const { call } of allContractCalls())
          if (isRequestOfApiCall(call, request)) triedCalls.add(call.name)
      return answer
    })
    await runNamedChecks(allCheckNames)
    const callsWithKey = allContractCalls().filter(({ call }) => call.idempotent === true)
    expect(callsWithKey.map(({ call }) => call.name).filter((name) => !triedCalls.has(name))).toEqual([])
  })

  it('gets no request that changes data without permission', async () => {
    const pathsOfWrites: string[] = []
    server.setDeviation(async (request, forward) => {
      if (request.method !== 'GET' && request.method !== 'OPTIONS') pathsOfWrites.push(request.path)
      return forward(request)
    })
    const results = await runNamedChecks(allCheckNames, noPermission)
    expect(
      pathsOfWrites.filter((path) => !/login|refreshtoken|logout|certificates.standing/.test(path)),
    ).toEqual([])
    const resultsOfWritingChecks = results.filter(({ check }) => check.changeDescription !== undefined)
    expect(new Set(resultsOfWritingChecks.map(({ outcome }) => outcome.verdict))).toEqual(
      new Set(['could-not-run']),
    )
    expect(exitCodeOfResults(results)).toBe(2)
  })
})

describe('a server that deviates from the contract', () => {
  it('is tested with at least sixty deviations', () =>
    expect(everyDeviationCase.length).toBeGreaterThanOrEqual(60))

  it.each(everyDeviationCase)('fails the check $checkName: $name', async ({ checkName, createDeviation }) => {
    server.setDeviation(createDeviation())
    const results = await runNamedChecks([checkName])
    expect(results.map(({ name, outcome }) => [name, outcome.verdict])).toContainEqual([checkName, 'fail'])
    expect(exitCodeOfResults(results)).toBe(1)
  })
})

describe('a deviation in an area other than payments', () => {
  const areas = ['LINEA', 'COMPRA', 'REFI', 'TARJETA', 'CANCELA', 'SUBIR', 'COBRO', 'FIRMA', 'IMPORTE']
  const areaOf = (checkName: string) => checkName.split('-')[0] ?? ''
  const deviationCases = [
    ...creditDeviationCases,
    ...refinancingDeviationCases,
    ...cardDeviationCases,
    ...documentDeviationCases,
  ]

  it('has at least two deviations for each requirement', () => {
    const countByCheckName = new Map<string, number>()
    for (const { checkName } of deviationCases)
      countByCheckName.set(checkName, (countByCheckName.get(checkName) ?? 0) + 1)
    expect(Object.fromEntries([...countByCheckName].filter(([, count]) => count < 2))).toEqual({})
    expect(deviationCases.filter(({ checkName }) => !areas.includes(areaOf(checkName)))).toEqual([])
  })

  it.each(deviationCases)(
    'fails the check $checkName and no other check of its area: $name',
    async ({ checkName, createDeviation }) => {
      server.setDeviation(createDeviation())
      const checkNamesOfArea = allCheckNames.filter((name) => areaOf(name) === areaOf(checkName))
      const results = await runNamedChecks(checkNamesOfArea)
      const failed = results.filter(({ outcome }) => outcome.verdict === 'fail')
      expect(failed.map(({ name }) => name)).toEqual([checkName])
    },
  )
})

describe('a check that cannot run', () => {
  it('does not pass when the profile has no customer for a role', async () => {
    const { origin, chargedPesos, linePesos, nobodysDni } = passportProfile
    const profileWithoutCustomers = { origin, chargedPesos, linePesos, nobodysDni, customers: {} }
    const results = await runNamedChecks(allCheckNames, everyPermission, profileWithoutCustomers)
    const verdicts = new Set(
      results
        .filter(({ check }) => !check.exhaustsRateLimit && check.requirement !== 'ERROR-2')
        .map(({ outcome }) => outcome.verdict),
    )
    expect(verdicts).toEqual(new Set(['could-not-run']))
  })

  it('neither passes nor fails when the test card of the profile is declined', async () => {
    const testCard = { number: '4517650000000002', month: '11', year: '39', ccv: '123' }
    const names = [
      'TARJETA-1',
      'TARJETA-4',
      'REFI-5',
      ...chargeCheckNames.map((each) => `${each} ${newCardCall}`),
    ]
    const results = await runNamedChecks(names, everyPermission, { ...passportProfile, testCard })
    const verdictByName = Object.fromEntries(results.map(({ name, outcome }) => [name, outcome.verdict]))
    expect(verdictByName).toEqual(Object.fromEntries(names.map((name) => [name, 'could-not-run'])))
  })

  it('does not pass without a test card, if the lender takes new cards', async () => {
    const { testCard: _, ...profile } = passportProfile
    const results = await runNamedChecks([`CLAVE-1 ${newCardCall}`], everyPermission, profile)
    expect(results.map(({ outcome }) => outcome.verdict)).toEqual(['could-not-run'])
    expect(exitCodeOfResults(results)).toBe(2)
  })

  it.each([
    ['without an identity check', undefined],
    ['with an unknown identity check', { idtx: 'unknown', externalTransactionId: 'unknown' }],
  ])('neither passes nor fails a down payment %s', async (_, identityCheck) => {
    const profile = { ...passportProfile, identityCheck }
    const results = await runNamedChecks(['REFI-5'], everyPermission, profile)
    expect(results.map(({ outcome }) => outcome.verdict)).toEqual(['could-not-run'])
  })

  it('is not applicable when the lender answers 501 because it takes no new cards', async () => {
    server.setDeviation(async (request, forward) =>
      request.path.includes('/payments/cardPayment/')
        ? createJsonAnswer(501, { code: 'NOT_OFFERED', message: 'No se ofrece.' })
        : forward(request),
    )
    const names = [...chargeCheckNames, 'SESION-7', 'AJENO-2'].map((each) => `${each} ${newCardCall}`)
    const results = await runNamedChecks(names)
    expect(results.map(({ outcome }) => outcome.verdict)).toEqual(names.map(() => 'not-applicable'))
  })

  it('is not applicable when the lender answers 501 because it does not offer the call', async () => {
    server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      return request.path.includes('/operations') ? { ...answer, status: 501 } : answer
    })
    const [result] = await runNamedChecks(['FORMA-1 orders.recentOperations'])
    expect(result?.outcome.verdict).toBe('not-applicable')
  })
})

describe('a missing path parameter', () => {
  it('affects only the check that needs it, such as a refinancing link without a customer', async () => {
    const results = await runNamedChecks(['REFI-1', 'SESION-1'], everyPermission, {
      ...passportProfile,
      refinancingHash: '.nadie',
    })
    expect(results.map(({ name, outcome }) => [name, outcome.verdict])).toEqual([
      ['SESION-1', 'pass'],
      ['REFI-1', 'could-not-run'],
    ])
    expect(results[1]?.outcome.details).toEqual([
      'No se pudo pedir refinancing.findProposal: falta un dato de /refinancing/{customerTaxId}. Vino vacío del servidor o del perfil.',
    ])
    expect(exitCodeOfResults(results)).toBe(2)
  })

  it('does not stop the run when every loan of the server has an empty id', async () => {
    server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      if (!/json/.test(answer.headers.get('Content-Type') ?? '')) return answer
      const bodyWithEmptyIds = new TextDecoder()
        .decode(answer.body)
        .replaceAll(/"externalId":"[^"]*"/g, '"externalId":""')
      return { ...answer, body: new TextEncoder().encode(bodyWithEmptyIds) }
    })
    const results = await runNamedChecks(allCheckNames, noPermission)
    expect(results).toHaveLength(allCheckNames.length)
    expect(exitCodeOfResults(results)).toBe(1)
  })
})

describe('the report of the passport', () => {
  it('shows the problem, the advice, the request and the answer, but no secret', async () => {
    server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      answer.headers.delete('Clear-Site-Data')
      return answer
    })
    const results = await runNamedChecks(['GUARDAR-2', 'SESION-1'])
    const passport = createPassport(results, {
      api: server.apiAddress,
      date: new Date('2026-11-26T03:00:00Z'),
    })
    expect(passport.counts).toEqual({ pass: 1, fail: 1, 'not-applicable': 0, 'could-not-run': 0 })
    const page = renderPassportPage(passport)
    for (const text of [
      'GUARDAR-2',
      'Clear-Site-Data es ninguno.',
      'Qué hacer',
      passport.contractFingerprint,
    ])
      expect(page).toContain(text)
    const everyReport = page + JSON.stringify(passport) + formatPassportAsJunit(passport)
    expect(everyReport).not.toContain('cuota2026')
    expect(everyReport).not.toMatch(/"(access|refresh)Token": ?"[^•]/)
    expect(formatPassportAsJunit(passport)).toContain('failures="1"')
  })

  it('shows neither the secret of a link nor the number of a card', async () => {
    server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      return /\/(refinancing|myCards)\//.test(request.path) ? { ...answer, status: 500 } : answer
    })
    const results = await runNamedChecks(['REFI-1', 'TARJETA-2', 'TARJETA-4'])
    const passport = createPassport(results, {
      api: server.apiAddress,
      date: new Date('2026-11-26T03:00:00Z'),
    })
    const everyReport =
      renderPassportPage(passport) + JSON.stringify(passport) + formatPassportAsJunit(passport)
    const secret = server.refinancingHash.split('.')[1] ?? ''
    for (const each of [secret, encodeURIComponent(secret), passportProfile.testCard?.number ?? '', 'tk-td'])
      expect(everyReport).not.toContain(each)
    expect(everyReport).toContain('/refinancing/')
    expect(everyReport).toContain('hash=***')
  })

  it('contains only requirements that the guide for integrators explains', () => {
    const guide = readFileSync('docs/integracion.md', 'utf8').replaceAll(/ +/g, ' ')
    const unexplainedIds = requirementIds.filter(
      (id) => !guide.includes(`| ${id} | ${requirements[id].title} |`),
    )
    expect(unexplainedIds).toEqual([])
  })
})
