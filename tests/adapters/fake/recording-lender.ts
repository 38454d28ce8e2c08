import { findServedCall } from '@/adapters/fake/call-table'
import type { ContractCase } from '#tests/adapters/contract/suite/contract-case'
import { PortalClient } from '#tests/adapters/contract/suite/portal-client'
import { InProcessLender } from '#tests/adapters/contract/suite/lenders'

/** Recorded answer of the lender to one request: status and body. */
export interface RecordedAnswer {
  readonly status: number
  readonly text: string
}

/** Function that takes the request of the client and returns the request that the lender receives instead. */
export type RequestReplacer = (request: Request, lender: AnswerRecordingLender) => Request | Promise<Request>

/**
 * Lender for tests that records its answers to all requests to one API endpoint. A test may replace one of
 * these requests before the lender receives it.
 */
class AnswerRecordingLender extends InProcessLender {
  readonly answers: RecordedAnswer[] = []

  constructor(
    private readonly call: string,
    private readonly changed?: { readonly at: number; readonly change: RequestReplacer },
  ) {
    super()
  }

  override async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api', '')
    if (findServedCall(request.method, path)?.name !== this.call) return this.backEnd.handle(request)
    const isChanged = this.changed !== undefined && this.answers.length === this.changed.at
    const sent = isChanged && this.changed ? await this.changed.change(request, this) : request
    const answer = await this.backEnd.handle(sent)
    this.answers.push({ status: answer.status, text: await answer.clone().text() })
    return answer
  }

  advanceClock(milliseconds: number): void {
    this.instant += milliseconds
  }

  signInAndReturnAccessToken(personaId: string): string {
    return this.backEnd.signIn(personaId)?.accessToken ?? ''
  }

  /** Returns an access token of the persona. The token was issued an hour ago and has expired. */
  issueExpiredAccessToken(personaId: string): string {
    this.instant -= 3_600_000
    const token = this.signInAndReturnAccessToken(personaId)
    this.instant += 3_600_000
    return token
  }
}

/**
 * Runs a test of the API contract and returns the lender's last answer to the API call of this test.
 * `change` may replace the last request before the lender receives it.
 */
export async function runContractCaseAndReturnLastAnswer(
  contractCase: ContractCase,
  change?: RequestReplacer,
): Promise<RecordedAnswer> {
  const untouched = new AnswerRecordingLender(contractCase.call)
  await runContractCaseOnLender(contractCase, untouched)
  const last = untouched.answers.length - 1
  if (change === undefined) return recordedAnswerAt(untouched, last)
  const lender = new AnswerRecordingLender(contractCase.call, { at: last, change })
  // The case may fail after an unexpected answer, which is irrelevant here.
  await runContractCaseOnLender(contractCase, lender).catch(() => undefined)
  return recordedAnswerAt(lender, last)
}

async function runContractCaseOnLender(
  { signedInPersonaId, demoState, makeCall: ask }: ContractCase,
  lender: AnswerRecordingLender,
): Promise<void> {
  const portalClient = new PortalClient(lender)
  if (signedInPersonaId !== undefined) await portalClient.logIn(signedInPersonaId)
  if (demoState) await lender.changeDemoState(demoState)
  await ask(portalClient)
}

function recordedAnswerAt({ answers }: AnswerRecordingLender, position: number): RecordedAnswer {
  const found = answers[position]
  if (!found) throw new Error('The case does not ask its call')
  return found
}
