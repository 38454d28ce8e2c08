import { readConfiguration, type Configuration } from '@/start/configuration'
import { rarelyUsedConfigurationKeys } from '@/start/rarely-used-configuration'
import type { ScenarioConfigurationChanges } from '#features/support/world'
import shippedConfiguration from '#public/config.json' with { type: 'json' }
import { originOfInMemoryPortal } from './portal-origin'

/**
 * Returns the configuration that is shipped with the portal, with the changes that a scenario makes to
 * it. Throws if the shipped configuration is not valid.
 */
export function createConfigurationWithChanges({
  componentGallery = 'OFF',
  links,
  supportCode: _,
  ...rest
}: ScenarioConfigurationChanges): Configuration {
  const file = {
    ...shippedConfiguration,
    ...rest,
    WIKI_AVAILABLE: componentGallery,
    links: { ...shippedConfiguration.links, ...links },
  }
  const read = readConfiguration(file, { showsLoginCodes: true }, rarelyUsedConfigurationKeys)
  if (!read.ok) throw new Error(`The shipped configuration is wrong at ${read.failure.wrongEntryPath}`)
  return {
    ...read.value,
    apiBaseUrl: `${originOfInMemoryPortal}/api`,
    pushBaseUrl: `${originOfInMemoryPortal}/push`,
  }
}
