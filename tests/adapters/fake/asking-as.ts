import { servedCallOf } from '@/adapters/fake/call-table'
import type { ContractCase } from '#tests/adapters/contract/suite/contract-case'
import { PortalClient } from '#tests/adapters/contract/suite/portal-client'
import { InProcessLender } from '#tests/adapters/contract/suite/lenders'

/** The lender's answer to one call. */
export interface LenderAnswer {
  readonly status: number
  readonly text: string
}

/** Changes a request just before it arrives. */
export type Change = (request: Request, lender: WatchedLender) => Request | Promise<Request>

/** A lender that records its answers to one call. A test may change one of the requests before it arrives. */
export class WatchedLender extends InProcessLender {
  readonly answers: LenderAnswer[] = []

  constructor(
    private readonly call: string,
    private readonly changed?: { readonly at: number; readonly change: Change },
  ) {
    super()
  }

  override async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api', '')
    if (servedCallOf(request.method, path)?.name !== this.call) return this.backEnd.handle(request)
    const isChanged = this.changed !== undefined && this.answers.length === this.changed.at
    const sent = isChanged && this.changed ? await this.changed.change(request, this) : request
    const answer = await this.backEnd.handle(sent)
    this.answers.push({ status: answer.status, text: await answer.clone().text() })
    return answer
  }

  advance(milliseconds: number): void {
    this.instant += milliseconds
  }

  tokenOf(personaId: string): string {
    return this.backEnd.signIn(personaId)?.accessToken ?? ''
  }

  /** Returns a token that expired some hours ago. */
  expiredTokenOf(personaId: string): string {
    this.instant -= 3_600_000
    const token = this.tokenOf(personaId)
    this.instant += 3_600_000
    return token
  }
}

/** Returns the answer to the last request of a case, which `change` may modify before it arrives. */
export async function answerOf(contractCase: ContractCase, change?: Change): Promise<LenderAnswer> {
  const untouched = new WatchedLender(contractCase.call)
  await play(contractCase, untouched)
  const last = untouched.answers.length - 1
  if (change === undefined) return answerAt(untouched, last)
  const lender = new WatchedLender(contractCase.call, { at: last, change })
  // The case may fail after an unexpected answer, which is irrelevant here.
  await play(contractCase, lender).catch(() => undefined)
  return answerAt(lender, last)
}

async function play({ by, arranged, ask }: ContractCase, lender: WatchedLender): Promise<void> {
  const portalClient = new PortalClient(lender)
  if (by !== undefined) await portalClient.logIn(by)
  if (arranged) await lender.arrange(arranged)
  await ask(portalClient)
}

function answerAt({ answers }: WatchedLender, position: number): LenderAnswer {
  const found = answers[position]
  if (!found) throw new Error('The case does not ask its call')
  return found
}
