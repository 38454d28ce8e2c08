import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration, type Configuration } from '@/start/configuration'

const file = join(import.meta.dirname, '..', '..', 'public', 'config.json')

/** `public/config.json` as it is shipped, not yet checked. */
export function shippedJson(): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return { ...Object(json) }
}

export function shippedConfiguration(): Configuration {
  const read = readConfiguration(shippedJson(), { showsCodes: true })
  if (!read.ok) throw new Error(`The shipped configuration is wrong at ${read.failure.key}`)
  return read.value
}
