import type { Steering } from '@/application/shared/steering.port'
import type { Check } from './configuration-checks'

/** The keys that few lenders use. Source: OPS-03, OPS-05. */
export interface RareKeys {
  readonly checks: Readonly<Record<string, Check>>
  steeringOf(file: object): Steering
}
