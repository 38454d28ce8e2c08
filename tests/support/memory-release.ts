import type { MissingPart, Release } from '@/application/shared/release.port'

/** Knows of parts that are missing by what broke. */
export class MemoryRelease implements Release {
  readonly missing = new Map<unknown, Promise<MissingPart>>()

  missingPart(reason: unknown): Promise<MissingPart> | undefined {
    return this.missing.get(reason)
  }
}
