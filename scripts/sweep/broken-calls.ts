/** The error that a broken call throws, which no code of the portal recognises. */
const broken = new Error('broken by the sweep')

export interface MadeCall {
  /** The position of the call among those made since `begin`. */
  readonly place: number
  readonly name: string
}

/** Records the calls that the portal makes and can make one of them throw. */
export interface BrokenCalls {
  /** Starts a new list of calls; the call at `place`, if given, throws. */
  begin(place?: number): void
  made(): readonly MadeCall[]
}

/** Wraps `HttpClient.send`, so every gateway goes through it. */
export async function brokenCalls(): Promise<BrokenCalls> {
  const { HttpClient } = await import('@/adapters/http/http-client')
  const { send } = HttpClient.prototype
  let made: MadeCall[] = []
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
    begin: (place) => {
      made = []
      breaking = place
    },
    made: () => made,
  }
}
