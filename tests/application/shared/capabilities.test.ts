import { describe, expect, it } from 'vitest'
import { Capabilities } from '@/application/shared/capabilities'
import type { RemoteConfig } from '@/application/shared/remote-config.port'

function capabilitiesOf(remoteConfig: RemoteConfig): Capabilities {
  return new Capabilities({ remoteConfig })
}

describe('the capabilities that the lender switched off', () => {
  it('are off, with those that need them, and no others are', () => {
    const capabilities = capabilitiesOf({ switchedOffCapabilities: ['revolvingLine'] })
    expect(capabilities.isAnySwitchedOff()).toBe(true)
    expect(capabilities.isSwitchedOff('revolvingLine')).toBe(true)
    expect(capabilities.isSwitchedOff('qrPayment')).toBe(true)
    expect(capabilities.isSwitchedOff('cards')).toBe(false)
    expect(capabilities.isSwitchedOff(undefined)).toBe(false)
  })

  it('are none at first', () => {
    expect(capabilitiesOf({ switchedOffCapabilities: [] }).isAnySwitchedOff()).toBe(false)
  })

  it('stay open for a customer who is using them, until they leave', () => {
    const capabilities = capabilitiesOf({ switchedOffCapabilities: [] })
    capabilities.setCapabilityOfCurrentScreen('cards')
    capabilities.replaceRemoteConfig({ switchedOffCapabilities: ['cards', 'refinancing'] })
    expect(capabilities.isSwitchedOff('cards')).toBe(false)
    expect(capabilities.isSwitchedOff('refinancing')).toBe(true)
    capabilities.setCapabilityOfCurrentScreen(undefined)
    expect(capabilities.isSwitchedOff('cards')).toBe(true)
  })
})

describe('maintenance', () => {
  const text = 'Volvemos a las 6'

  it('is absent when the lender announces none', () => {
    const capabilities = capabilitiesOf({ switchedOffCapabilities: [] })
    expect(capabilities.maintenanceOfCapability('cards')).toBeUndefined()
    expect(capabilities.maintenanceOfCapability(undefined)).toBeUndefined()
  })

  it('without capabilities closes the whole portal', () => {
    const capabilities = capabilitiesOf({ switchedOffCapabilities: [], maintenance: { text } })
    expect(capabilities.maintenanceOfCapability('cards')).toEqual({ text })
    expect(capabilities.maintenanceOfCapability(undefined)).toEqual({ text })
  })

  it('with capabilities closes those, and those that need them', () => {
    const maintenance = { text, capabilities: ['revolvingLine'] } as const
    const capabilities = capabilitiesOf({ switchedOffCapabilities: [], maintenance })
    expect(capabilities.maintenanceOfCapability('revolvingLine')).toEqual(maintenance)
    expect(capabilities.maintenanceOfCapability('qrPayment')).toEqual(maintenance)
    expect(capabilities.maintenanceOfCapability('cards')).toBeUndefined()
    expect(capabilities.maintenanceOfCapability(undefined)).toBeUndefined()
  })
})

it('a listener receives each change until it stops listening', () => {
  const capabilities = capabilitiesOf({ switchedOffCapabilities: [] })
  const heard: boolean[] = []
  const stop = capabilities.onChange(() => heard.push(capabilities.isSwitchedOff('cards')))
  capabilities.replaceRemoteConfig({ switchedOffCapabilities: ['cards'] })
  capabilities.replaceRemoteConfig({ switchedOffCapabilities: [] })
  stop()
  capabilities.replaceRemoteConfig({ switchedOffCapabilities: ['cards'] })
  expect(heard).toEqual([true, false])
})
