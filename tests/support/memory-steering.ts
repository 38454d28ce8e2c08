import { failure, success, type Result } from '@/domain/shared/result'
import type {
  PublishedRemoteConfigReader,
  RemoteConfig,
  RemoteConfigFailure,
} from '@/application/shared/remote-config.port'

/** In-memory source of the remote configuration that the lender publishes. A test sets this configuration. */
export class MemoryPublishedRemoteConfigReader implements PublishedRemoteConfigReader {
  /** Remote configuration that the lender has published; undefined if the portal cannot read it. */
  publishedConfig: RemoteConfig | undefined
  /** Number of times that the portal has read the remote configuration. */
  readCount = 0

  async read(): Promise<Result<RemoteConfig, RemoteConfigFailure>> {
    this.readCount += 1
    return this.publishedConfig ? success(this.publishedConfig) : failure({ kind: 'no-answer' })
  }
}
