import type { MissingPart, Release } from '@/application/shared/release.port'

/** Recognises errors of missing parts as a test says. */
export class MemoryRelease implements Release {
  readonly missing = new Map<unknown, Promise<MissingPart>>()

  readonly name = '0.9.0'
  /** The newer release that is to replace this one. */
  newer: string | undefined

  replaceBy(newer: string): void {
    this.newer = newer
  }

  missingPart(reason: unknown): Promise<MissingPart> | undefined {
    return this.missing.get(reason)
  }
}
