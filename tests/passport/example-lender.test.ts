import type { ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/exchange'
import { Lab } from '#passport/lab'
import { readProfile } from '#passport/profile'
import { runChecks } from '#passport/run'
import { exampleLender } from './example-lender'

let server: ServerType
let api: string

beforeAll(async () => {
  ;({ server, api } = await exampleLender('http://localhost:4174'))
})
afterAll(() => {
  server.close()
})

it('the example lender passes all that it offers, and says of the rest that it does not offer it', async () => {
  const profile = await readProfile('examples/lender/passport.json')
  const lab = new Lab(new Transport(api, profile.origin), profile, { writes: true, limits: true })
  const results = await runChecks(everyCheck, lab)
  const wrong = results.filter(
    ({ outcome }) => outcome.verdict === 'fail' || outcome.verdict === 'could-not-run',
  )
  expect(wrong.map(({ name, outcome }) => [name, outcome])).toEqual([])
  const passed = new Set(results.filter(({ outcome }) => outcome.verdict === 'pass').map(({ name }) => name))
  for (const name of [
    'CLAVE-1',
    'CLAVE-2',
    'CLAVE-4',
    'SESION-5',
    'AJENO-1',
    'AJENO-2',
    'FORMA-1 loans.listLoans',
  ])
    expect(passed).toContain(name)
})
