import { beforeEach, expect, it } from 'vitest'
import { Capabilities } from '@/application/shared/capabilities'
import { RefreshRemoteConfig } from '@/application/shared/refresh-remote-config'
import type { RemoteConfig } from '@/application/shared/remote-config.port'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { MemoryPublishedRemoteConfigReader } from '#tests/support/memory-steering'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

let publishedConfigReader: MemoryPublishedRemoteConfigReader
let portalRelease: MemoryPortalRelease
let clock: ManualClock
let capabilities: Capabilities

function createRefresh(steering: RemoteConfig = { switchedOffCapabilities: [] }): RefreshRemoteConfig {
  const settings = { ...readShippedConfiguration().settings, remoteConfig: steering }
  capabilities = new Capabilities(settings)
  return new RefreshRemoteConfig(publishedConfigReader, capabilities, portalRelease, settings, clock)
}

beforeEach(() => {
  publishedConfigReader = new MemoryPublishedRemoteConfigReader()
  portalRelease = new MemoryPortalRelease()
  clock = new ManualClock()
})

it('the steering file is read again after 30 seconds, not before', async () => {
  const steering = createRefresh()
  clock.advance(29_999)
  await steering.readUnlessRecent()
  expect(publishedConfigReader.readCount).toBe(0)
  clock.advance(1)
  await steering.readUnlessRecent()
  await steering.readUnlessRecent()
  expect(publishedConfigReader.readCount).toBe(1)
})

it('a steering file that cannot be read changes nothing', async () => {
  const steering = createRefresh({ switchedOffCapabilities: ['cards'] })
  await steering.readNow()
  expect(capabilities.isSwitchedOff('cards')).toBe(true)
})

it('a steering file applies from the next reading on', async () => {
  const steering = createRefresh()
  publishedConfigReader.publishedConfig = { switchedOffCapabilities: ['cards'] }
  await steering.readNow()
  expect(capabilities.isSwitchedOff('cards')).toBe(true)
})

it.each([
  ['0.9.0', undefined],
  ['0.8.12', undefined],
  ['0.9.1', '0.9.1'],
  ['0.10.0', '0.10.0'],
  ['1.0.0', '1.0.0'],
])('a page of 0.9.0, when at least %s is required, is replaced by %s', async (minRelease, newer) => {
  createRefresh({ switchedOffCapabilities: [], minRelease }).reloadIfReleaseIsTooOld()
  expect(portalRelease.reloadedReleaseName).toBe(newer)

  const later = new MemoryPortalRelease()
  portalRelease = later
  const steering = createRefresh()
  publishedConfigReader.publishedConfig = { switchedOffCapabilities: [], minRelease }
  await steering.readNow()
  expect(later.reloadedReleaseName).toBeUndefined()
  steering.reloadIfReleaseIsTooOld()
  expect(later.reloadedReleaseName).toBe(newer)
})

it.each([
  ['0.2', '0.2.1', '0.2.1'],
  ['0.2', '0.2.0', undefined],
  ['0.2.1', '0.2', undefined],
  ['0.2.1', '0.3', '0.3'],
])('a page of %s, when at least %s is required, is replaced by %s', (name, minRelease, newer) => {
  portalRelease = new MemoryPortalRelease(name)
  createRefresh({ switchedOffCapabilities: [], minRelease }).reloadIfReleaseIsTooOld()
  expect(portalRelease.reloadedReleaseName).toBe(newer)
})
