import { failure, success, type Result } from '@/domain/shared/result'
import type {
  PublishedRemoteConfigReader,
  RemoteConfig,
  RemoteConfigFailure,
} from '@/application/shared/remote-config.port'
import { readConfiguration } from './configuration'
import { rarelyUsedConfigurationKeys } from './rarely-used-configuration'

/**
 * Reads the remote configuration (what the lender can change while pages of the portal are open) from
 * the published `config.json`. Source: OPS-05.
 */
export class RemoteConfigFetcher implements PublishedRemoteConfigReader {
  constructor(private readonly fetch: typeof globalThis.fetch) {}

  async read(): Promise<Result<RemoteConfig, RemoteConfigFailure>> {
    const response = await this.fetch('/config.json', { cache: 'no-cache' }).catch(() => undefined)
    if (!response?.ok) return failure({ kind: 'no-answer' })
    const file: unknown = await response.json().catch(() => undefined)
    const read = readConfiguration(file, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
    return read.ok ? success(read.value.settings.remoteConfig) : failure({ kind: 'unreadable' })
  }
}
