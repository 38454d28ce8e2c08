/** What a call throws that was made to break; nothing of the portal knows it. */
const broken = new Error('broken by the sweep')

export interface MadeCall {
  /** Among those that were made since. */
  readonly place: number
  readonly name: string
}

/** The calls that are made; one of them may be told to break: to throw, not to fail. */
export interface BrokenCalls {
  /** From now on, with the call at that place of the list breaking, if any. */
  begin(place?: number): void
  made(): readonly MadeCall[]
}

/** Stands between every gateway and the wire. */
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
  // Whatever breaks is thrown on, so that a browser's console tells it.
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
