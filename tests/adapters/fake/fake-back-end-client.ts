import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { DemoDataChangeLogStorage } from '@/adapters/fake/change-log'
import { findPersona } from '@/adapters/fake/personas/personas'
import type { DemoState } from '@/adapters/fake/demo-state'
import { demoStateWithSentLinks } from '#tests/support/lender-links'
import { ManualClock } from '#tests/support/manual-clock'

export class MemoryChangeLogStorage implements DemoDataChangeLogStorage {
  text: string | undefined

  read(): string | undefined {
    return this.text
  }

  write(text: string): void {
    this.text = text
  }

  remove(): void {
    this.text = undefined
  }
}

export interface TestResponseContent {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** Parsed JSON of the answer; an empty object if the body of the answer is not JSON. */
  readonly json: LooselyTypedJson
}

/** Parsed JSON of which a test may read any property; a missing property is undefined. */
export interface LooselyTypedJson {
  readonly [key: string]: LooselyTypedJson
  readonly [position: number]: LooselyTypedJson
}

export interface TestRequestContent {
  readonly token?: string
  readonly idempotencyKey?: string
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** Fake back end for tests, together with a client that sends requests to it. */
export class FakeBackEndClient {
  readonly clock = new ManualClock()
  readonly backEnd: FakeBackEnd
  /** Errors in the code of the fake back end, as the fake back end reported them. */
  readonly internalErrors: unknown[] = []

  constructor(
    options: {
      readonly demoState?: Partial<DemoState>
      readonly journal?: DemoDataChangeLogStorage
      readonly sleep?: (ms: number) => Promise<void>
      readonly clock?: ManualClock
    } = {},
  ) {
    if (options.clock) this.clock = options.clock
    this.backEnd = new FakeBackEnd({
      demoState: { ...demoStateWithSentLinks, ...options.demoState },
      now: () => this.clock.now(),
      onInternalError: (mistake) => this.internalErrors.push(mistake),
      sleep: options.sleep ?? (() => Promise.resolve()),
      ...(options.journal && { changeLogStorage: options.journal }),
    })
  }

  get(path: string, question: TestRequestContent = {}): Promise<TestResponseContent> {
    return this.sendRequest('GET', path, question)
  }

  post(path: string, question: TestRequestContent = {}): Promise<TestResponseContent> {
    return this.sendRequest('POST', path, question)
  }

  async sendRequest(
    method: string,
    path: string,
    question: TestRequestContent,
  ): Promise<TestResponseContent> {
    const response = await this.backEnd.handle(
      createTestRequest(`https://portal.test/api${path}`, method, question),
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isJson = response.headers.get('Content-Type') === 'application/json'
    const json: LooselyTypedJson = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {}
    return { status: response.status, headers: response.headers, bytes, json }
  }

  /** Logs a persona in with the code that the lender sends by SMS. Returns the access token. */
  async logIn(personaId: string): Promise<string> {
    return (await this.logInAndReturnTokens(personaId)).access
  }

  async logInAndReturnTokens(
    personaId: string,
  ): Promise<{ readonly access: string; readonly refresh: string }> {
    const taxId = findPersona(personaId)?.taxId
    const sent = await this.get(`/users/${taxId}/verificationCode/sendSMS`)
    const entered = await this.post(`/users/${taxId}/authenticateCustomer`, {
      body: { smsCode: sent.json['smsCode'] },
    })
    return {
      access: stringOrThrow(entered.json['accessToken']),
      refresh: stringOrThrow(entered.json['refreshToken']),
    }
  }
}

/** Returns the value if it is a string; otherwise throws. */
export function stringOrThrow(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`Not a text: ${JSON.stringify(value)}`)
  return value
}

export function createTestRequest(url: string, method: string, question: TestRequestContent): Request {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (question.token !== undefined) headers.set('Authorization', `Bearer ${question.token}`)
  if (question.idempotencyKey !== undefined) headers.set('Idempotency-Key', question.idempotencyKey)
  return new Request(url, {
    method,
    headers,
    ...(question.body !== undefined && { body: JSON.stringify(question.body) }),
    ...(question.signal && { signal: question.signal }),
  })
}
