import { failure, success, type Result } from '@/domain/shared/result'
import type { PublishedSteering, Steering, SteeringFailure } from '@/application/shared/steering.port'
import { readConfiguration } from './configuration'
import { rareKeys } from './rare-configuration'

/** Reads the steering from the published `config.json`. Source: OPS-05. */
export class FetchedSteering implements PublishedSteering {
  constructor(private readonly fetch: typeof globalThis.fetch) {}

  async read(): Promise<Result<Steering, SteeringFailure>> {
    const response = await this.fetch('/config.json', { cache: 'no-cache' }).catch(() => undefined)
    if (!response?.ok) return failure({ kind: 'no-answer' })
    const file: unknown = await response.json().catch(() => undefined)
    const read = readConfiguration(file, { showsCodes: false }, rareKeys)
    return read.ok ? success(read.value.settings.steering) : failure({ kind: 'unreadable' })
  }
}
