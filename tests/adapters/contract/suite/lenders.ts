import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { startSandboxServer, type SandboxServer } from '@/adapters/fake/node-server'
import type { DemoState } from '@/adapters/fake/demo-state'
import { demoStateWithSentLinks, linksSentByLender } from '#tests/support/lender-links'

const contractTestStartTime = '2026-11-21T12:00:00-03:00'

/** Lender that the tests of the API contract call, in the process of the test or over the network. */
export interface TestLender {
  readonly apiAddress: string
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** Restores the initial state of the fake lender and sets its clock to noon of November 21, 2026. */
  reset(): Promise<void>
  changeDemoState(change: Partial<DemoState>): Promise<void>
  countCharges(): Promise<number>
  /**
   * Makes the identity provider decide an identity check: `HIT` if it recognises the person, `NO_HIT` if not.
   * Returns the address to which the provider sends the customer.
   */
  decideIdentityCheckAsProvider(externalId: string, decision: 'HIT' | 'NO_HIT'): Promise<string>
  close(): Promise<void>
}

/**
 * Lender for tests that runs the fake back end in the process of the test, as the demo and the scenarios
 * do.
 */
export class InProcessLender implements TestLender {
  readonly backEnd: FakeBackEnd
  protected instant = Date.parse(contractTestStartTime)

  /**
   * Creates a lender for tests at the given address. `random` returns numbers between 0 and 1, from
   * which the lender makes codes and tokens.
   */
  constructor(
    readonly apiAddress = 'https://lender.invalid/api',
    random?: () => number,
  ) {
    this.backEnd = new FakeBackEnd({
      demoState: demoStateWithSentLinks,
      now: () => this.instant,
      sleep: () => Promise.resolve(),
      ...(random && { random }),
    })
  }

  static async createInProcessLender(): Promise<TestLender> {
    return new InProcessLender()
  }

  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    return this.backEnd.handle(new Request(input, init))
  }

  async reset(): Promise<void> {
    this.backEnd.reset()
    this.backEnd.changeDemoState({ links: linksSentByLender })
  }

  async changeDemoState(change: Partial<DemoState>): Promise<void> {
    this.backEnd.changeDemoState(change)
  }

  async countCharges(): Promise<number> {
    return this.backEnd.countCharges()
  }

  async decideIdentityCheckAsProvider(externalId: string, decision: 'HIT' | 'NO_HIT'): Promise<string> {
    return (
      this.backEnd.saveIdentityCheckResult(externalId, { decision, idParameterName: 'externaltxid' }) ?? ''
    )
  }

  async close(): Promise<void> {}
}

/**
 * Lender for tests that runs the fake back end in a sandbox server. Tests call the server over the
 * network.
 */
export class SandboxLender implements TestLender {
  static async startSandboxLender(): Promise<TestLender> {
    return new SandboxLender(await startSandboxServer({ port: 0 }))
  }

  private constructor(private readonly sandbox: SandboxServer) {}

  get apiAddress(): string {
    return `${this.sandbox.url}/api`
  }

  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    return fetch(input, init)
  }

  async reset(): Promise<void> {
    await this.post('/__reset', {})
    await this.changeDemoState({ now: contractTestStartTime, links: linksSentByLender })
  }

  async changeDemoState(change: Partial<DemoState>): Promise<void> {
    await this.post('/__situation', change)
  }

  async countCharges(): Promise<number> {
    const answer: unknown = await (await fetch(`${this.sandbox.url}/__charges`)).json()
    return Number(Object(answer).charges)
  }

  /**
   * Submits the decision in the form of the identity provider's page, as the customer's browser does.
   * Returns the address to which the provider redirects the customer.
   */
  async decideIdentityCheckAsProvider(externalId: string, decision: 'HIT' | 'NO_HIT'): Promise<string> {
    const body = new URLSearchParams({ externalId, decision, spelling: 'externaltxid' })
    const page = `${this.sandbox.url}${identityProviderStandInPath}/decision`
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    return answer.headers.get('Location') ?? ''
  }

  close(): Promise<void> {
    return this.sandbox.close()
  }

  private async post(path: string, body: unknown): Promise<void> {
    const answer = await fetch(this.sandbox.url + path, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status}`)
  }
}
