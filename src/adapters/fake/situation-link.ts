import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from './base64url'
import { personaById } from './personas/cast'
import { everydaySituation, situationSchema, type Situation } from './situation'

/** The text that follows `#situacion=`: JSON in base64url. */
export function encodeSituation(situation: Situation): string {
  return toBase64Url(JSON.stringify(situation))
}

/** Nothing when the text is not a situation, or names a customer that does not exist. */
export function decodeSituation(text: string): Situation | undefined {
  const json = fromBase64Url(text)
  if (json === undefined) return undefined
  return situationOf(json)
}

/** The situation of an address: `#situacion=…`, or its short form `?cliente=marta`. */
export function situationFromAddress(address: string): Situation | undefined {
  const url = URL.parse(address, 'https://portal.invalid')
  if (!url) return undefined
  const encoded = new URLSearchParams(url.hash.slice(1)).get('situacion')
  if (encoded !== null) return decodeSituation(encoded)
  const customer = url.searchParams.get('cliente')
  return customer !== null && personaById(customer) ? { ...everydaySituation, customer } : undefined
}

/** Nothing when the value, as read from JSON, is not a situation. */
export function situationFrom(value: unknown): Situation | undefined {
  const parsed = v.safeParse(situationSchema, value)
  if (!parsed.success) return undefined
  const { customer } = parsed.output
  return customer === undefined || personaById(customer) ? parsed.output : undefined
}

/** Whether the value, as read from JSON, is a whole situation, with nothing left to be filled in. */
export function isSituation(value: unknown): value is Situation {
  const found = situationFrom(value)
  return found !== undefined && Object.keys(found).every((key) => key in Object(value))
}

/** Only what the value names of a situation; nothing when it is not part of one. */
export function situationChangeFrom(value: unknown): Partial<Situation> | undefined {
  const whole = situationFrom(value)
  if (!whole || typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key in value))
}

function situationOf(json: string): Situation | undefined {
  try {
    return situationFrom(JSON.parse(json))
  } catch {
    return undefined
  }
}
