import { failure, success, type Result } from '@/domain/shared/result'
import type { PublishedSteering, Steering, SteeringFailure } from '@/application/shared/steering.port'

/** The published configuration, as a test says. */
export class MemorySteering implements PublishedSteering {
  /** Undefined while it cannot be read. */
  published: Steering | undefined
  /** How often it was read. */
  readings = 0

  async read(): Promise<Result<Steering, SteeringFailure>> {
    this.readings += 1
    return this.published ? success(this.published) : failure({ kind: 'no-answer' })
  }
}
