import type { MissingPartReason, Release } from '@/application/shared/release.port'

/** Recognises errors of missing parts as a test says. */
export class MemoryRelease implements Release {
  readonly missing = new Map<unknown, Promise<MissingPartReason>>()

  readonly name = '0.9.0'
  /** The newer release that is to replace this one. */
  newer: string | undefined

  reloadInto(newer: string): void {
    this.newer = newer
  }

  explainMissingPart(reason: unknown): Promise<MissingPartReason> | undefined {
    return this.missing.get(reason)
  }
}
