import { failure, success, type Result } from '@/domain/shared/result'
import type {
  PublishedRemoteConfigReader,
  RemoteConfig,
  RemoteConfigFailure,
} from '@/application/shared/remote-config.port'
import { rarelyUsedConfigurationKeys } from './rarely-used-configuration'
import { pickRemoteConfigKeys } from './remote-config-keys'

/**
 * Reads the remote configuration (what the lender can change while pages of the portal are open) from
 * the published `config.json`. The other keys of that file may be those of a newer release. Source: OPS-05.
 */
export class RemoteConfigFetcher implements PublishedRemoteConfigReader {
  constructor(private readonly fetch: typeof globalThis.fetch) {}

  async read(): Promise<Result<RemoteConfig, RemoteConfigFailure>> {
    const response = await this.fetch('/config.json', { cache: 'no-cache' }).catch(() => undefined)
    if (!response?.ok) return failure({ kind: 'no-answer' })
    const keys = pickRemoteConfigKeys(await response.json().catch(() => undefined))
    return keys
      ? success(rarelyUsedConfigurationKeys.readRemoteConfigSettings(keys))
      : failure({ kind: 'unreadable' })
  }
}
