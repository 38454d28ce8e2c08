import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nameOf } from '#passport/check'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/exchange'
import { Lab } from '#passport/lab'
import type { Profile } from '#passport/profile'
import { toJunit } from '#passport/report/junit'
import { toPage } from '#passport/report/page'
import { passportOf } from '#passport/report/passport-data'
import { requirementIds, requirements } from '#passport/requirements'
import { exitCodeOf, runChecks, type Result } from '#passport/run'
import {
  createSandboxPassportProfile,
  startContractViolatingServer,
  type ContractViolatingServer,
} from './contract-violating-server'
import { cardDeviationCases } from './deviations/cards'
import { creditDeviationCases } from './deviations/credit'
import { everyDeviationCase } from './deviations/every-deviation-case'
import { documentDeviationCases } from './deviations/documents'

let server: ContractViolatingServer
let profile: Profile

beforeAll(async () => {
  server = await startContractViolatingServer()
  profile = await createSandboxPassportProfile(server)
})
afterAll(async () => server.close())

beforeEach(async () => {
  await server.reset()
  server.setDeviation(async (asked, forward) => forward(asked))
})

const allOptions = { writes: true, limits: true }

async function runNamedChecks(
  names: readonly string[],
  options = allOptions,
  of = profile,
): Promise<readonly Result[]> {
  const checks = everyCheck.filter((check) => names.includes(nameOf(check)))
  const { apiAddress, now } = server
  return runChecks(checks, new Lab(new Transport(apiAddress, of.origin), of, { ...options, now }))
}

const allCheckNames = everyCheck.map(nameOf)

describe('a server that follows the contract', () => {
  it('passes whole, and every requirement is checked', async () => {
    const results = await runNamedChecks(allCheckNames)
    const notPassed = results.filter(({ outcome }) => outcome.verdict !== 'pass')
    expect(notPassed.map(({ name, outcome }) => [name, outcome])).toEqual([])
    expect(exitCodeOf(results)).toBe(0)
    expect(new Set(results.map(({ check }) => check.requirement))).toEqual(new Set(requirementIds))
  })

  it('is neither charged nor sent anything without permission', async () => {
    const changed: string[] = []
    server.setDeviation(async (asked, forward) => {
      if (asked.method !== 'GET' && asked.method !== 'OPTIONS') changed.push(asked.path)
      return forward(asked)
    })
    const results = await runNamedChecks(allCheckNames, { writes: false, limits: false })
    expect(changed.filter((path) => !/login|refreshtoken|logout|certificates.standing/.test(path))).toEqual(
      [],
    )
    const writing = results.filter(({ check }) => check.writes !== undefined)
    expect(new Set(writing.map(({ outcome }) => outcome.verdict))).toEqual(new Set(['could-not-run']))
    expect(exitCodeOf(results)).toBe(2)
  })
})

describe('a server that breaks the contract', () => {
  it('is planted in at least sixty ways', () => expect(everyDeviationCase.length).toBeGreaterThanOrEqual(60))

  it.each(everyDeviationCase)('$checkName finds: $name', async ({ checkName, createDeviation }) => {
    server.setDeviation(createDeviation())
    const results = await runNamedChecks([checkName])
    expect(results.map(({ name, outcome }) => [name, outcome.verdict])).toContainEqual([checkName, 'fail'])
    expect(exitCodeOf(results)).toBe(1)
  })
})

describe('a break of the contract outside payments', () => {
  const areas = ['LINEA', 'COMPRA', 'REFI', 'TARJETA', 'CANCELA', 'SUBIR', 'COBRO', 'FIRMA', 'IMPORTE']
  const areaOf = (check: string) => check.split('-')[0] ?? ''
  const planted = [...creditDeviationCases, ...cardDeviationCases, ...documentDeviationCases]

  it('is planted at least twice for each requirement', () => {
    const counts = new Map<string, number>()
    for (const { checkName: check } of planted) counts.set(check, (counts.get(check) ?? 0) + 1)
    expect(Object.fromEntries([...counts].filter(([, count]) => count < 2))).toEqual({})
    expect(planted.filter(({ checkName }) => !areas.includes(areaOf(checkName)))).toEqual([])
  })

  it.each(planted)(
    'is found by $checkName and by no other check of its area: $name',
    async ({ checkName, createDeviation }) => {
      server.setDeviation(createDeviation())
      const ofArea = allCheckNames.filter((name) => areaOf(name) === areaOf(checkName))
      const results = await runNamedChecks(ofArea)
      const failed = results.filter(({ outcome }) => outcome.verdict === 'fail')
      expect(failed.map(({ name }) => name)).toEqual([checkName])
    },
  )
})

describe('a check that cannot run', () => {
  it('does not pass when the profile has no customer for a role', async () => {
    const { origin, chargedPesos, linePesos, nobodysDni } = profile
    const nobody = { origin, chargedPesos, linePesos, nobodysDni, customers: {} }
    const results = await runNamedChecks(allCheckNames, allOptions, nobody)
    const verdicts = new Set(
      results
        .filter(({ check }) => !check.usesLimit && check.requirement !== 'ERROR-2')
        .map(({ outcome }) => outcome.verdict),
    )
    expect(verdicts).toEqual(new Set(['could-not-run']))
  })

  it('neither passes nor fails when the test card of the profile is declined', async () => {
    const testCard = { number: '4517650000000002', month: '11', year: '39', ccv: '123' }
    const results = await runNamedChecks(['TARJETA-1', 'TARJETA-4'], allOptions, { ...profile, testCard })
    expect(results.map(({ outcome }) => outcome.verdict)).toEqual(['could-not-run', 'could-not-run'])
  })

  it('is not applicable when the lender says that it does not offer the call', async () => {
    server.setDeviation(async (asked, forward) => {
      const answered = await forward(asked)
      return asked.path.includes('/operations') ? { ...answered, status: 501 } : answered
    })
    const [result] = await runNamedChecks(['FORMA-1 orders.recentOperations'])
    expect(result?.outcome.verdict).toBe('not-applicable')
  })
})

describe('a missing part of an address', () => {
  it('ends no run: with a link without a customer, one check could not run', async () => {
    const results = await runNamedChecks(['REFI-1', 'SESION-1'], allOptions, {
      ...profile,
      refinancingHash: '.nadie',
    })
    expect(results.map(({ name, outcome }) => [name, outcome.verdict])).toEqual([
      ['SESION-1', 'pass'],
      ['REFI-1', 'could-not-run'],
    ])
    expect(results[1]?.outcome.details).toEqual([
      'No se pudo pedir refinancing.findProposal: falta un dato de /refinancing/{customerTaxId}. Vino vacío del servidor o del perfil.',
    ])
    expect(exitCodeOf(results)).toBe(2)
  })

  it('ends no run when every loan of the server has an empty id', async () => {
    server.setDeviation(async (asked, forward) => {
      const answered = await forward(asked)
      if (!/json/.test(answered.headers.get('Content-Type') ?? '')) return answered
      const emptied = new TextDecoder()
        .decode(answered.body)
        .replaceAll(/"externalId":"[^"]*"/g, '"externalId":""')
      return { ...answered, body: new TextEncoder().encode(emptied) }
    })
    const results = await runNamedChecks(allCheckNames, { writes: false, limits: false })
    expect(results).toHaveLength(allCheckNames.length)
    expect(exitCodeOf(results)).toBe(1)
  })
})

describe('the report of the passport', () => {
  it('shows the error, the remedy and the exchange, and no secret', async () => {
    server.setDeviation(async (asked, forward) => {
      const answered = await forward(asked)
      answered.headers.delete('Clear-Site-Data')
      return answered
    })
    const results = await runNamedChecks(['GUARDAR-2', 'SESION-1'])
    const passport = passportOf(results, { api: server.apiAddress, date: new Date('2026-11-26T03:00:00Z') })
    expect(passport.counts).toEqual({ pass: 1, fail: 1, 'not-applicable': 0, 'could-not-run': 0 })
    const page = toPage(passport)
    for (const words of [
      'GUARDAR-2',
      'Clear-Site-Data es ninguno.',
      'Qué hacer',
      passport.contractFingerprint,
    ])
      expect(page).toContain(words)
    const everywhere = page + JSON.stringify(passport) + toJunit(passport)
    expect(everywhere).not.toContain('cuota2026')
    expect(everywhere).not.toMatch(/"(access|refresh)Token": ?"[^•]/)
    expect(toJunit(passport)).toContain('failures="1"')
  })

  it('shows neither the secret of a link nor the number of a card', async () => {
    server.setDeviation(async (asked, forward) => {
      const answered = await forward(asked)
      return /\/(refinancing|myCards)\//.test(asked.path) ? { ...answered, status: 500 } : answered
    })
    const results = await runNamedChecks(['REFI-1', 'TARJETA-2', 'TARJETA-4'])
    const passport = passportOf(results, { api: server.apiAddress, date: new Date('2026-11-26T03:00:00Z') })
    const everywhere = toPage(passport) + JSON.stringify(passport) + toJunit(passport)
    const secret = server.refinancingHash.split('.')[1] ?? ''
    for (const each of [secret, encodeURIComponent(secret), profile.testCard?.number ?? '', 'tk-td'])
      expect(everywhere).not.toContain(each)
    expect(everywhere).toContain('/refinancing/')
    expect(everywhere).toContain('hash=***')
  })

  it('names requirements that the guide for integrators explains', () => {
    const guide = readFileSync('docs/integracion.md', 'utf8')
    const lines = guide.replaceAll(/ +/g, ' ')
    const missing = requirementIds.filter((id) => !lines.includes(`| ${id} | ${requirements[id].title} |`))
    expect(missing).toEqual([])
  })
})
