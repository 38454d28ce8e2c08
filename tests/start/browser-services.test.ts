// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { Settings } from '@/application/shared/settings.port'
import { createBrowserServices } from '@/start/browser-services'
import type { PortWithService } from '@/start/port-with-service'
import { isPortBoundByCapability } from '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryInstallPrompt, MemoryPrerenderedLoginReader } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryPageViewAnalytics } from '#tests/support/memory-notifications'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { createMemoryDeviceServices } from '#tests/support/memory-services'

const portModules: readonly Record<string, unknown>[] = Object.values(
  import.meta.glob('@/application/**/*.port.ts', { eager: true }),
)

/**
 * Names of the ports (interfaces to the outside) that the portal's entry binds, because no capability binds
 * them.
 */
const entryBoundPortNames = new Set(
  portModules
    .flatMap((module) => Object.values(module))
    .filter((each): each is symbol => typeof each === 'symbol')
    .filter((port) => port !== Settings && !isPortBoundByCapability(port))
    .map((port) => port.description),
)

function boundPortNames(services: readonly PortWithService[]): ReadonlySet<string | undefined> {
  return new Set(services.map(([port]) => port.description))
}

it('the browser services bind every port of the device in a browser', () => {
  const services = createBrowserServices(window, {
    release: new MemoryPortalRelease(),
    navigation: new MemoryNavigation('/inicio'),
    clock: new ManualClock(),
    prerenderedLogin: new MemoryPrerenderedLoginReader(),
    installPrompt: new MemoryInstallPrompt(),
    pageViewReporter: new MemoryPageViewAnalytics(),
    pushTokenIssuer: undefined,
  })
  expect(boundPortNames(services)).toEqual(entryBoundPortNames)
})

it('the browser services bind every port of the device in memory', () => {
  expect(boundPortNames(createMemoryDeviceServices())).toEqual(entryBoundPortNames)
})
