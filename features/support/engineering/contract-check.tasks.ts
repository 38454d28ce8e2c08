import { nameOfCheck } from '#passport/check'
import { everyCheck } from '#passport/checks/every-check'
import { Transport } from '#passport/transport'
import { CheckContext, type CheckOptions } from '#passport/check-context'
import type { CheckVerdict } from '#passport/check-outcome'
import type { TestCustomerRole } from '#passport/passport-profile'
import { exitCodeOfResults, runChecks, type CheckResult } from '#passport/run-checks'
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
  private results: readonly CheckResult[] = []
  private readonly omittedCustomers = new Set<TestCustomerRole>()
  private readonly pathsOfWrites: string[] = []

  async startConformingServer(): Promise<void> {
    this.server = await startContractViolatingServer()
    this.server.setDeviation(async (request, forward) => {
      const changesNothing = /\/(login|refreshtoken|logout|certificates\/standing)(\?|$)/.test(request.path)
      if (request.method !== 'GET' && request.method !== 'OPTIONS' && !changesNothing)
        this.pathsOfWrites.push(request.path)
      return forward(request)
    })
  }

  async startServerWithoutOperationsEndpoint(): Promise<void> {
    this.server = await startContractViolatingServer()
    this.server.setDeviation(async (request, forward) => {
      const answer = await forward(request)
      return request.path.includes('/operations') ? { ...answer, status: 501 } : answer
    })
  }

  async startDeviatingServer(name: string): Promise<void> {
    const deviationCase = everyDeviationCase.find(({ nameInScenarios }) => nameInScenarios === name)
    if (!deviationCase) throw new Error(`No hay ningún desvío ${name}`)
    this.server = await startContractViolatingServer()
    this.server.setDeviation(deviationCase.createDeviation())
  }

  omitTestCustomer(role: TestCustomerRole): void {
    this.omittedCustomers.add(role)
  }

  /** Runs every check of the API contract. If a name is given, runs only the check with that name. */
  async runChecks(options: CheckOptions, name?: string): Promise<void> {
    if (!this.server) throw new Error('Ningún servidor arrancó')
    const profile = await createSandboxPassportProfile(this.server)
    const customers = Object.fromEntries(
      Object.entries(profile.customers).filter(
        ([role]) => !this.omittedCustomers.has(role as TestCustomerRole),
      ),
    )
    const transport = new Transport(this.server.apiAddress, profile.origin)
    const { now } = this.server
    const checks = everyCheck.filter((check) => name === undefined || nameOfCheck(check) === name)
    this.results = await runChecks(
      checks,
      new CheckContext(transport, { ...profile, customers }, { ...options, now }),
    )
  }

  expectAllChecksPassed(): void {
    const notPassed = this.results.filter(
      ({ outcome }) => outcome.verdict === 'fail' || outcome.verdict === 'could-not-run',
    )
    assert.equal(notPassed.map(({ name }) => name).join(', '), '')
    assert.equal(exitCodeOfResults(this.results), 0)
  }

  expectFailedRun(): void {
    assert.ok(exitCodeOfResults(this.results) !== 0, 'El pasaporte se da por completo.')
  }

  expectCheckVerdict(name: string, verdict: CheckVerdict, why?: string): void {
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
