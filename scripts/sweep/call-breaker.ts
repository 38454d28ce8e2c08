/** The error that a broken call throws, which no code of the portal recognises. */
const broken = new Error('broken by the sweep')

export interface RecordedCall {
  /** The position of the call among those made since `startCallList`, from 0. */
  readonly place: number
  readonly name: string
}

/** Records the calls that the portal makes, and can make one of them throw an error. */
export interface CallBreaker {
  /** Starts a new list of calls. If `place` is given, the call at that position of the list throws. */
  startCallList(place?: number): void
  recordedCalls(): readonly RecordedCall[]
}

/** Returns a call breaker. It replaces `HttpClient.send`, through which every gateway sends its calls. */
export async function createCallBreaker(): Promise<CallBreaker> {
  const { HttpClient } = await import('@/adapters/http/http-client')
  const { send } = HttpClient.prototype
  let made: RecordedCall[] = []
  let breaking: number | undefined
  Object.defineProperty(HttpClient.prototype, 'send', {
    value: async function (this: unknown, ...asked: Parameters<typeof send>): Promise<unknown> {
      const place = made.length
      made.push({ place, name: asked[0].name })
      if (place === breaking) throw broken
      return Reflect.apply(send, this, asked)
    },
  })
  // The portal rethrows unexpected errors for the console; only ours is expected here.
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (reason: unknown) => {
      if (reason !== broken) throw reason
    })
  return {
    startCallList: (place) => {
      made = []
      breaking = place
    },
    recordedCalls: () => made,
  }
}
