/** The error that a broken call throws, which no code of the portal recognises. */
const plantedError = new Error('broken by the sweep')

/** A call to the back end that the portal made while the calls were recorded. */
export interface RecordedCall {
  /** Position of the call, from 0, in the list of calls since the last `startNewRecording`. */
  readonly position: number
  /** Name of the API call, such as `loans.listLoans`. */
  readonly name: string
}

/** Records the calls to the back end that the portal makes. Can make one of these calls throw an error. */
interface ApiCallFaultInjector {
  /**
   * Starts a new list of recorded calls. If `failingPosition` is given, the call at that
   * position, from 0, throws an error.
   */
  startNewRecording(failingPosition?: number): void
  recordedCalls(): readonly RecordedCall[]
}

/**
 * Returns an object that records the portal's calls to the back end and can make one throw. It replaces
 * `HttpClient.send`, through which every gateway sends its calls.
 */
export async function createApiCallFaultInjector(): Promise<ApiCallFaultInjector> {
  const { HttpClient } = await import('@/adapters/http/http-client')
  const { send } = HttpClient.prototype
  let made: RecordedCall[] = []
  let breaking: number | undefined
  Object.defineProperty(HttpClient.prototype, 'send', {
    value: async function (this: unknown, ...asked: Parameters<typeof send>): Promise<unknown> {
      const position = made.length
      made.push({ position, name: asked[0].name })
      if (position === breaking) throw plantedError
      return Reflect.apply(send, this, asked)
    },
  })
  // The portal rethrows unexpected errors for the console; only ours is expected here.
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (reason: unknown) => {
      if (reason !== plantedError) throw reason
    })
  return {
    startNewRecording: (failingPosition) => {
      made = []
      breaking = failingPosition
    },
    recordedCalls: () => made,
  }
}
