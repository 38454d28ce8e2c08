import { failure, success, type Result } from '@/domain/shared/result'
import type {
  PortalMaintenance,
  PublishedRemoteConfigReader,
  RemoteConfig,
  RemoteConfigFailure,
} from '@/application/shared/remote-config.port'
import { readConfiguration } from './configuration'
import {
  rarelyUsedConfigurationKeys,
  type PublishedMaintenance,
  type RemoteConfigKeys,
} from './rarely-used-configuration'
import { mergeRemoteConfigKeys } from './remote-config-keys'

/**
 * Reads the remote configuration (what the lender can change while pages of the portal are open) from
 * the published `config.json`. That file may be of a newer release, or mistyped. Source: OPS-05.
 */
export class RemoteConfigFetcher implements PublishedRemoteConfigReader {
  constructor(private readonly fetch: typeof globalThis.fetch) {}

  async read(known: RemoteConfig): Promise<Result<RemoteConfig, RemoteConfigFailure>> {
    const response = await this.fetch('/config.json', { cache: 'no-cache' }).catch(() => undefined)
    if (!response?.ok) return failure({ kind: 'no-answer' })
    const file: unknown = await response.json().catch(() => undefined)
    const whole = readConfiguration(file, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
    if (whole.ok) return success(whole.value.settings.remoteConfig)
    const keys = mergeRemoteConfigKeys(toRemoteConfigKeys(known), file)
    return keys
      ? success(rarelyUsedConfigurationKeys.readRemoteConfigSettings(keys))
      : failure({ kind: 'unreadable' })
  }
}

function toRemoteConfigKeys({
  switchedOffCapabilities,
  maintenance,
  minRelease,
}: RemoteConfig): RemoteConfigKeys {
  return {
    capabilities: Object.fromEntries(switchedOffCapabilities.map((name) => [name, false])),
    maintenance: maintenance && toPublishedMaintenance(maintenance),
    minRelease,
  }
}

function toPublishedMaintenance({ until, ...rest }: PortalMaintenance): PublishedMaintenance {
  return { ...rest, ...(until === undefined ? {} : { until: new Date(until).toISOString() }) }
}
