/** Maximum milliseconds for a screen to be shown and checked. */
const screenTimeoutMilliseconds = 60_000

/** Throws once a screen has taken too long. The timer does not keep the process alive. */
export async function failAfterScreenTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, screenTimeoutMilliseconds).unref())
  throw new Error(`The screen was not ready in ${screenTimeoutMilliseconds / 1000} s`)
}
