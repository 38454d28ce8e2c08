import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiCall } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { nameOfCheck } from '#passport/check'
import { CheckContext } from '#passport/check-context'
import { everyCheck } from '#passport/checks/every-check'
import { runChecks } from '#passport/run-checks'
import { Transport } from '#passport/transport'
import {
  createSandboxPassportProfile,
  startContractViolatingServer,
  type ContractViolatingServer,
} from './contract-violating-server'
import { createAnswerBodyDeviation, type JsonObject } from './deviations/deviation-builders'

const { access, session } = apiContracts

let server: ContractViolatingServer

beforeAll(async () => {
  server = await startContractViolatingServer()
})
afterAll(async () => server.close())
beforeEach(async () => server.reset())

/** Runs checks while every answer to a call lacks a field. Returns their verdicts, by name. */
async function verdictsWithoutField(names: readonly string[], call: ApiCall, field: string) {
  server.setDeviation(createAnswerBodyDeviation(call, ({ [field]: _, ...each }: JsonObject) => each)())
  const profile = await createSandboxPassportProfile(server)
  const context = new CheckContext(new Transport(server.apiAddress, profile.origin), profile, {
    mayChangeData: true,
    mayExhaustRateLimits: false,
    now: server.now,
  })
  const checks = everyCheck.filter((check) => names.includes(nameOfCheck(check)))
  const results = await runChecks(checks, context)
  return Object.fromEntries(results.map(({ name, outcome }) => [name, outcome.verdict]))
}

describe('an answer that the portal cannot read', () => {
  it('fails the check of the login, and not each check that needs a session', async () => {
    const names = ['CORS-1', 'SESION-1', 'ERROR-3', 'CLAVE-1', 'FORMA-1 access.logInWithPassword']
    expect(await verdictsWithoutField(names, access.logInWithPassword, 'customerSurname')).toEqual({
      'CORS-1': 'could-not-run',
      'SESION-1': 'could-not-run',
      'ERROR-3': 'could-not-run',
      'CLAVE-1': 'could-not-run',
      'FORMA-1 access.logInWithPassword': 'fail',
    })
  })

  it('fails the checks of a renewed token', async () => {
    const names = ['SESION-4', 'SESION-6', 'FORMA-1 session.refreshToken']
    expect(await verdictsWithoutField(names, session.refreshToken, 'accessToken')).toEqual({
      'SESION-4': 'fail',
      'SESION-6': 'pass',
      'FORMA-1 session.refreshToken': 'fail',
    })
  })
})
