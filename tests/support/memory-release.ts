import type { MissingPart, Release } from '@/application/shared/release.port'

/** Recognises errors of missing parts as a test says. */
export class MemoryRelease implements Release {
  readonly missing = new Map<unknown, Promise<MissingPart>>()

  missingPart(reason: unknown): Promise<MissingPart> | undefined {
    return this.missing.get(reason)
  }
}
