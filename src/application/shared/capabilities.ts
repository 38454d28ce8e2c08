import { inject, injectable } from 'inversify'
import { isCapabilitySwitchedOff, type SwitchableCapability } from '@/domain/session/capability'
import { Settings } from './settings.port'
import type { Maintenance, RemoteConfig } from './remote-config.port'

/**
 * Knows which capabilities (parts of the portal, such as claims) the lender has switched off or closed for
 * maintenance. If one is switched off while a customer is on its screens, they can finish there.
 * Source: OPS-03, OPS-05.
 */
@injectable('Singleton')
export class Capabilities {
  private remoteConfig: RemoteConfig
  /** The capability that the screen shown now belongs to. */
  private current: SwitchableCapability | undefined
  private readonly listeners = new Set<() => void>()

  constructor(@inject(Settings) { remoteConfig }: Pick<Settings, 'remoteConfig'>) {
    this.remoteConfig = remoteConfig
  }

  /** Returns whether the lender has switched any capability off. */
  isAnySwitchedOff(): boolean {
    return this.remoteConfig.off.length > 0
  }

  isOff(capability: SwitchableCapability | undefined): boolean {
    if (capability === undefined || capability === this.current) return false
    return isCapabilitySwitchedOff(capability, this.remoteConfig.off)
  }

  /** Returns the maintenance that closes that capability or the whole portal; undefined if none does. */
  maintenanceOf(capability: SwitchableCapability | undefined): Maintenance | undefined {
    const { maintenance } = this.remoteConfig
    if (!maintenance?.capabilities) return maintenance
    const isClosed = capability !== undefined && isCapabilitySwitchedOff(capability, maintenance.capabilities)
    return isClosed ? maintenance : undefined
  }

  /** Records that the customer is on a screen of that capability. */
  enter(capability: SwitchableCapability | undefined): void {
    this.current = capability
  }

  replaceRemoteConfig(remoteConfig: RemoteConfig): void {
    this.remoteConfig = remoteConfig
    for (const run of this.listeners) run()
  }

  /**
   * Calls `run` whenever the lender's configuration of the capabilities is read again. Returns a function
   * that unsubscribes.
   */
  onChange(run: () => void): () => void {
    this.listeners.add(run)
    return () => {
      this.listeners.delete(run)
    }
  }
}
