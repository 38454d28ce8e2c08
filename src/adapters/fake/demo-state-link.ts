import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from './shared/base64url'
import { personaById } from './personas/personas'
import { defaultDemoState, demoStateSchema, type DemoState } from './demo-state'

/** Returns a demo state as the text after `#situacion=` in a link: JSON in base64url. */
export function encodeDemoState(demoState: DemoState): string {
  return toBase64Url(JSON.stringify(demoState))
}

/**
 * Returns the demo state in the text of a link; undefined if the text is not a demo state or names an
 * unknown customer.
 */
export function decodeDemoState(text: string): DemoState | undefined {
  const json = fromBase64Url(text)
  if (json === undefined) return undefined
  return situationOf(json)
}

/** Returns the demo state in an address: `#situacion=…`, or the short form `?cliente=marta`. */
export function demoStateFromAddress(address: string): DemoState | undefined {
  const url = URL.parse(address, 'https://portal.invalid')
  if (!url) return undefined
  const encoded = new URLSearchParams(url.hash.slice(1)).get('situacion')
  if (encoded !== null) return decodeDemoState(encoded)
  const customer = url.searchParams.get('cliente')
  return customer !== null && personaById(customer) ? { ...defaultDemoState, customer } : undefined
}

/**
 * Returns the demo state in parsed JSON, with defaults for missing fields; undefined if it is not a demo
 * state.
 */
export function demoStateFrom(value: unknown): DemoState | undefined {
  const parsed = v.safeParse(demoStateSchema, value)
  if (!parsed.success) return undefined
  const { customer } = parsed.output
  return customer === undefined || personaById(customer) ? parsed.output : undefined
}

/** Returns whether the parsed JSON is a complete demo state. */
export function isDemoState(value: unknown): value is DemoState {
  const found = demoStateFrom(value)
  return found !== undefined && Object.keys(found).every((key) => key in Object(value))
}

/** Returns the fields of a demo state that the parsed JSON contains; undefined if it is not a part of one. */
export function demoStateChangeFrom(value: unknown): Partial<DemoState> | undefined {
  const whole = demoStateFrom(value)
  if (!whole || typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key in value))
}

function situationOf(json: string): DemoState | undefined {
  try {
    return demoStateFrom(JSON.parse(json))
  } catch {
    return undefined
  }
}
