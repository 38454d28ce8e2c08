import { failure, success, type Result } from '@/domain/shared/result'
import type {
  PublishedRemoteConfig,
  RemoteConfig,
  RemoteConfigFailure,
} from '@/application/shared/remote-config.port'

/** In-memory source of the remote configuration that the lender publishes, set by a test. */
export class MemoryPublishedRemoteConfig implements PublishedRemoteConfig {
  /** Remote configuration that the lender has published; undefined while it cannot be read. */
  published: RemoteConfig | undefined
  /** Number of times that the remote configuration was read. */
  readings = 0

  async read(): Promise<Result<RemoteConfig, RemoteConfigFailure>> {
    this.readings += 1
    return this.published ? success(this.published) : failure({ kind: 'no-answer' })
  }
}
