import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from './shared/base64url'
import { findPersona } from './personas/personas'
import { defaultDemoState, demoStateSchema, type DemoState } from './demo-state'

/** Encodes a demo state as the text after `#situacion=` in a link: JSON in base64url. */
export function encodeDemoState(demoState: DemoState): string {
  return toBase64Url(JSON.stringify(demoState))
}

/**
 * Decodes the demo state in the text of a link; undefined if the text is not a demo state or names an
 * unknown customer.
 */
export function decodeDemoState(text: string): DemoState | undefined {
  const json = fromBase64Url(text)
  if (json === undefined) return undefined
  return parseDemoStateText(json)
}

/**
 * Returns the demo state that an address of the portal contains, as `#situacion=…` or in the short form
 * `?cliente=marta`; undefined if it contains none.
 */
export function parseDemoStateAddress(address: string): DemoState | undefined {
  const url = URL.parse(address, 'https://portal.invalid')
  if (!url) return undefined
  const encoded = new URLSearchParams(url.hash.slice(1)).get('situacion')
  if (encoded !== null) return decodeDemoState(encoded)
  const customer = url.searchParams.get('cliente')
  return customer !== null && findPersona(customer) ? { ...defaultDemoState, customer } : undefined
}

/**
 * Converts parsed JSON to a demo state, with defaults for missing fields; undefined if it is not a demo
 * state or names an unknown customer.
 */
export function parseDemoState(value: unknown): DemoState | undefined {
  const parsed = v.safeParse(demoStateSchema, value)
  if (!parsed.success) return undefined
  const { customer } = parsed.output
  return customer === undefined || findPersona(customer) ? parsed.output : undefined
}

/** Returns whether parsed JSON is a demo state without any missing field. */
export function isCompleteDemoState(value: unknown): value is DemoState {
  const found = parseDemoState(value)
  return found !== undefined && Object.keys(found).every((key) => key in Object(value))
}

/**
 * Returns the fields of a demo state that parsed JSON contains, without defaults for the missing ones;
 * undefined if the JSON contains any other field or an invalid value.
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
