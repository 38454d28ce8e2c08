import type { DemoConfiguredAnswer } from './demo-state'

/** Returns a promise that rejects like `fetch` when the client gives up, and stays pending until then. */
export function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** Converts an answer that the demo state configures for a call to a response. */
export function createConfiguredResponse(next: DemoConfiguredAnswer): Response {
  if (next.status === 204) return new Response(undefined, { status: 204 })
  if (next.page) return createCaptivePortalResponse(next.status)
  const body = next.body ?? { code: next.code, message: next.message }
  return Response.json(body, { status: next.status })
}

/**
 * Returns a response with the login page of a captive portal (a public Wi-Fi network); by default with status
 * 200.
 */
export function createCaptivePortalResponse(status = 200): Response {
  const page = '<!doctype html><title>Wi-Fi</title><h1>Bienvenido. Ingresá con tu número de habitación.</h1>'
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Returns the error that `fetch` throws if the network fails. */
export function createConnectionError(): TypeError {
  return new TypeError('Failed to fetch')
}

/**
 * Returns the response with an invalid item added at the start of each of its lists; unchanged if it
 * contains no list.
 */
export async function addInvalidItemToLists(answer: Response): Promise<Response> {
  if (answer.headers.get('Content-Type') !== 'application/json') return answer
  const { status } = answer
  const body: unknown = await answer.json()
  return Response.json(Array.isArray(body) ? [{}, ...body] : addInvalidItemToFields(body), { status })
}

function addInvalidItemToFields(body: unknown): unknown {
  const fields: readonly [string, unknown][] = Object.entries(Object(body))
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? [{}, ...value] : value]),
  )
}
