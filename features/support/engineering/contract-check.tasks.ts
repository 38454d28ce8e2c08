import { nameOf } from '#passport/check'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/exchange'
import { Lab, type LabOptions } from '#passport/lab'
import type { Verdict } from '#passport/outcome'
import type { Role } from '#passport/profile'
import { exitCodeOf, runChecks, type Result } from '#passport/run'
import { everyDeviationCase } from '#tests/passport/deviations/every-deviation-case'
import {
  createSandboxPassportProfile,
  startContractViolatingServer,
  type ContractViolatingServer,
} from '#tests/passport/contract-violating-server'
import { assert } from '#features/support/assert'

/**
 * Runs the checks of the API contract against a back-end server, as an integrator does before they
 * connect the portal to it.
 */
export class ApiContractCheckTasks {
  private server: ContractViolatingServer | undefined
  private results: readonly Result[] = []
  private readonly omittedCustomers = new Set<Role>()
  private readonly pathsOfWrites: string[] = []

  async startConformingServer(): Promise<void> {
    this.server = await startContractViolatingServer()
    this.server.setDeviation(async (asked, forward) => {
      const changesNothing = /\/(login|refreshtoken|logout|certificates\/standing)(\?|$)/.test(asked.path)
      if (asked.method !== 'GET' && asked.method !== 'OPTIONS' && !changesNothing)
        this.pathsOfWrites.push(asked.path)
      return forward(asked)
    })
  }

  async startServerWithoutOperationCalls(): Promise<void> {
    this.server = await startContractViolatingServer()
    this.server.setDeviation(async (asked, forward) => {
      const answered = await forward(asked)
      return asked.path.includes('/operations') ? { ...answered, status: 501 } : answered
    })
  }

  async startDeviatingServer(name: string): Promise<void> {
    const planted = everyDeviationCase.find(({ nameInScenarios }) => nameInScenarios === name)
    if (!planted) throw new Error(`No hay ningún desvío ${name}`)
    this.server = await startContractViolatingServer()
    this.server.setDeviation(planted.createDeviation())
  }

  omitTestCustomer(role: Role): void {
    this.omittedCustomers.add(role)
  }

  /** Runs every check of the API contract. If a name is given, runs only the check with that name. */
  async runChecks(options: LabOptions, name?: string): Promise<void> {
    if (!this.server) throw new Error('Ningún servidor arrancó')
    const profile = await createSandboxPassportProfile(this.server)
    const customers = Object.fromEntries(
      Object.entries(profile.customers).filter(([role]) => !this.omittedCustomers.has(role as Role)),
    )
    const transport = new Transport(this.server.apiAddress, profile.origin)
    const { now } = this.server
    const checks = everyCheck.filter((check) => name === undefined || nameOf(check) === name)
    this.results = await runChecks(checks, new Lab(transport, { ...profile, customers }, { ...options, now }))
  }

  expectAllChecksPassed(): void {
    const notKept = this.results.filter(
      ({ outcome }) => outcome.verdict === 'fail' || outcome.verdict === 'could-not-run',
    )
    assert.equal(notKept.map(({ name }) => name).join(', '), '')
    assert.equal(exitCodeOf(this.results), 0)
  }

  expectFailedRun(): void {
    assert.ok(exitCodeOf(this.results) !== 0, 'El pasaporte se da por completo.')
  }

  expectCheckVerdict(name: string, verdict: Verdict, why?: string): void {
    const result = this.results.find((each) => each.name === name)
    assert.equal(result?.outcome.verdict, verdict)
    if (why === undefined) return
    const details = result?.outcome.details.join(' ') ?? ''
    assert.ok(details.includes(why), `Esperaba «${why}»; el pasaporte dice «${details}».`)
  }

  expectNoDataChanged(): void {
    assert.equal(this.pathsOfWrites.join(', '), '')
  }

  async close(): Promise<void> {
    await this.server?.close()
  }
}
