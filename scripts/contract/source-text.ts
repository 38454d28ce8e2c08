import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { ApiCall } from '@/adapters/contract/call'

const rootFolder = join(import.meta.dirname, '..', '..')
const meaningByRuleId = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(join(rootFolder, 'features', 'reglas.json'), 'utf8')),
)

const agreedCallText = 'La llamada es parte de lo acordado con los prestamistas.'
const agreedAnswerText = 'Lo que se responde está acordado; la ruta es la que el portal supone.'
const assumedCallText = 'Ni la llamada ni su ruta están acordadas: el portal las supone.'

/**
 * Returns a text that says why an API call is in the API contract: it was agreed with lenders, or
 * certain rules require it.
 */
export function explainWhyCallIsInContract({ source }: ApiCall): string {
  const places = source.split(', ')
  const asked = places.filter((place) => !place.includes('§'))
  return [agreementText(places), ...asked.map((id) => `${id}: ${ruleMeaningText(id)}`)].join(' ')
}

function agreementText(places: readonly string[]): string {
  if (places.some((place) => place.endsWith('§7'))) return agreedCallText
  return places.some((place) => place.includes('§')) ? agreedAnswerText : assumedCallText
}

function ruleMeaningText(id: string): string {
  const text = meaningByRuleId[id]
  if (text === undefined) throw new Error(`No rule is called ${id}`)
  return text
}
