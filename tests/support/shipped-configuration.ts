import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration, type Configuration } from '@/start/configuration'
import { rarelyUsedConfigurationKeys } from '@/start/rarely-used-configuration'

const configurationFile = join(import.meta.dirname, '..', '..', 'public', 'config.json')

/** Returns the JSON of `public/config.json`, the shipped configuration, without validating it. */
export function readShippedConfigurationJson(): Readonly<Record<string, unknown>> {
  const json: unknown = JSON.parse(readFileSync(configurationFile, 'utf8'))
  return { ...Object(json) }
}

export function readShippedConfiguration(): Configuration {
  const read = readConfiguration(
    readShippedConfigurationJson(),
    { showsLoginCodes: true },
    rarelyUsedConfigurationKeys,
  )
  if (!read.ok) throw new Error(`The shipped configuration is wrong at ${read.failure.wrongEntryPath}`)
  return read.value
}
