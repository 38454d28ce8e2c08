import type { CodeNotLoadedReason, PortalRelease } from '@/application/shared/release.port'

/**
 * In-memory release of the portal. A test sets which errors mean that a file of this release is missing
 * on the server.
 */
export class MemoryPortalRelease implements PortalRelease {
  readonly notLoadedReasonByError = new Map<unknown, Promise<CodeNotLoadedReason>>()

  /** Number of times that the portal has looked for a newer release. */
  newerReleaseSearchCount = 0

  private postponementCount = 0

  /** Whether the page does work for which it postpones its reload into a newer release. */
  get isReloadPostponed(): boolean {
    return this.postponementCount > 0
  }

  constructor(readonly currentVersion = '0.9.0') {}

  async lookForNewerRelease(): Promise<void> {
    this.newerReleaseSearchCount += 1
  }

  reloadIfNewerReleaseExists(): void {
    // No newer release is published.
  }

  async postponeReloadUntil<Value>(workEnd: Promise<Value>): Promise<Value> {
    this.postponementCount += 1
    return workEnd.finally(() => (this.postponementCount -= 1))
  }

  findCodeNotLoadedReason(reason: unknown): Promise<CodeNotLoadedReason> | undefined {
    return this.notLoadedReasonByError.get(reason)
  }
}
