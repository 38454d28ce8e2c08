import { failure, success, type Result } from '@/domain/shared/result'
import type {
  PublishedRemoteConfig,
  RemoteConfig,
  RemoteConfigFailure,
} from '@/application/shared/remote-config.port'

/** The published configuration, as a test says. */
export class MemorySteering implements PublishedRemoteConfig {
  /** The published configuration; undefined while it cannot be read. */
  published: RemoteConfig | undefined
  /** How many times the published configuration was read. */
  readings = 0

  async read(): Promise<Result<RemoteConfig, RemoteConfigFailure>> {
    this.readings += 1
    return this.published ? success(this.published) : failure({ kind: 'no-answer' })
  }
}
