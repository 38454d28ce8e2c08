import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from './shared/base64url'
import { findPersona } from './personas/personas'
import { defaultDemoState, demoStateSchema, type DemoState } from './demo-state'

/** Encodes a demo state as the text after `#situacion=` in a link: JSON in base64url. */
export function encodeDemoState(demoState: DemoState): string {
  return toBase64Url(JSON.stringify(demoState))
}

/**
 * Decodes a demo state from the text of a link; undefined if the text is not a demo state or names an
 * unknown customer.
 */
export function decodeDemoState(text: string): DemoState | undefined {
  const json = fromBase64Url(text)
  if (json === undefined) return undefined
  return parseDemoStateText(json)
}

/** Returns the demo state in an address: `#situacion=…`, or the short form `?cliente=marta`. */
export function parseDemoStateAddress(address: string): DemoState | undefined {
  const url = URL.parse(address, 'https://portal.invalid')
  if (!url) return undefined
  const encoded = new URLSearchParams(url.hash.slice(1)).get('situacion')
  if (encoded !== null) return decodeDemoState(encoded)
  const customer = url.searchParams.get('cliente')
  return customer !== null && findPersona(customer) ? { ...defaultDemoState, customer } : undefined
}

/**
 * Returns parsed JSON as a demo state, with defaults for missing fields; undefined if it is not a demo
 * state.
 */
export function parseDemoState(value: unknown): DemoState | undefined {
  const parsed = v.safeParse(demoStateSchema, value)
  if (!parsed.success) return undefined
  const { customer } = parsed.output
  return customer === undefined || findPersona(customer) ? parsed.output : undefined
}

/** Returns whether the parsed JSON is a complete demo state. */
export function isCompleteDemoState(value: unknown): value is DemoState {
  const found = parseDemoState(value)
  return found !== undefined && Object.keys(found).every((key) => key in Object(value))
}

/**
 * Returns the fields of a demo state in parsed JSON that has only some of them; undefined if it has any
 * other field.
 */
export function parseDemoStateChange(value: unknown): Partial<DemoState> | undefined {
  const whole = parseDemoState(value)
  if (!whole || typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key in value))
}

function parseDemoStateText(json: string): DemoState | undefined {
  try {
    return parseDemoState(JSON.parse(json))
  } catch {
    return undefined
  }
}
