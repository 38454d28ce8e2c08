import { inject, injectable } from 'inversify'
import { isSwitchedOff, type Capability } from '@/domain/session/capability'
import { Settings } from './settings.port'
import type { Maintenance, Steering } from './steering.port'

/**
 * Which capabilities are switched off or closed for maintenance. A customer who is within one when that
 * changes can finish there. Source: OPS-03, OPS-05.
 */
@injectable('Singleton')
export class Capabilities {
  private steering: Steering
  /** The capability of the screen that is shown. */
  private current: Capability | undefined
  private readonly listeners = new Set<() => void>()

  constructor(@inject(Settings) { steering }: Pick<Settings, 'steering'>) {
    this.steering = steering
  }

  /** Returns whether the lender has switched something off. */
  areSwitched(): boolean {
    return this.steering.off.length > 0
  }

  isOff(capability: Capability | undefined): boolean {
    if (capability === undefined || capability === this.current) return false
    return isSwitchedOff(capability, this.steering.off)
  }

  /** Returns the maintenance that closes that capability, or the whole portal. */
  maintenanceOf(capability: Capability | undefined): Maintenance | undefined {
    const { maintenance } = this.steering
    if (!maintenance?.capabilities) return maintenance
    const isClosed = capability !== undefined && isSwitchedOff(capability, maintenance.capabilities)
    return isClosed ? maintenance : undefined
  }

  /** Records that the customer is within that capability. */
  enter(capability: Capability | undefined): void {
    this.current = capability
  }

  change(steering: Steering): void {
    this.steering = steering
    for (const run of this.listeners) run()
  }

  /** Calls `run` at each change. Returns a function that unsubscribes. */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => {
      this.listeners.delete(run)
    }
  }
}
