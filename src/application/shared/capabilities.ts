import { inject, injectable } from 'inversify'
import { isCapabilitySwitchedOff, type SwitchableCapability } from '@/domain/session/capability'
import { Settings } from './settings.port'
import type { PortalMaintenance, RemoteConfig } from './remote-config.port'
import { Listeners } from './listeners'

/**
 * Tells which capabilities (parts of the portal, such as claims) the lender has switched off or closed for
 * maintenance. If a part is switched off while a customer is on its screens, they can finish what they are
 * doing there. Source: OPS-03, OPS-05.
 */
@injectable('Singleton')
export class Capabilities {
  private remoteConfig: RemoteConfig
  /** The switchable part of the portal to which the current screen belongs; undefined if it belongs to none. */
  capabilityOfCurrentScreen: SwitchableCapability | undefined
  private readonly listeners = new Listeners()

  constructor(@inject(Settings) { remoteConfig }: Pick<Settings, 'remoteConfig'>) {
    this.remoteConfig = remoteConfig
  }

  /** Returns whether the lender has switched off any part of the portal. */
  isAnySwitchedOff(): boolean {
    return this.remoteConfig.switchedOffCapabilities.length > 0
  }

  isSwitchedOff(capability: SwitchableCapability | undefined): boolean {
    if (capability === undefined || capability === this.capabilityOfCurrentScreen) return false
    return isCapabilitySwitchedOff(capability, this.remoteConfig.switchedOffCapabilities)
  }

  /**
   * Returns the maintenance that closes the given part of the portal, or the whole portal. Undefined if
   * neither is closed.
   */
  maintenanceOfCapability(capability: SwitchableCapability | undefined): PortalMaintenance | undefined {
    const { maintenance } = this.remoteConfig
    if (!maintenance?.capabilities) return maintenance
    const isClosed = capability !== undefined && isCapabilitySwitchedOff(capability, maintenance.capabilities)
    return isClosed ? maintenance : undefined
  }

  /** Records that the customer is on a screen of the given part of the portal. */
  setCapabilityOfCurrentScreen(capability: SwitchableCapability | undefined): void {
    this.capabilityOfCurrentScreen = capability
  }

  replaceRemoteConfig(remoteConfig: RemoteConfig): void {
    this.remoteConfig = remoteConfig
    this.listeners.notify()
  }

  /**
   * Calls `run` whenever the lender's configuration is read again, because it may have switched parts of
   * the portal on or off. Returns a function that unsubscribes.
   */
  readonly onChange = this.listeners.add
}
