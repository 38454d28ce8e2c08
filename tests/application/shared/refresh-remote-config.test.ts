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
  ['0.9.0', 0],
  ['0.8.12', 0],
  ['0.9.1', 1],
  ['0.10.0', 1],
  ['1.0.0', 1],
])(
  'a page of 0.9.0, when at least %s is required, looks %i times for a newer one',
  async (minRelease, count) => {
    await createRefresh({ switchedOffCapabilities: [], minRelease }).lookForRequiredRelease()
    expect(portalRelease.newerReleaseSearchCount).toBe(count)

    const later = new MemoryPortalRelease()
    portalRelease = later
    const steering = createRefresh()
    publishedConfigReader.publishedConfig = { switchedOffCapabilities: [], minRelease }
    await steering.readNow()
    expect(later.newerReleaseSearchCount).toBe(0)
    await steering.lookForRequiredRelease()
    expect(later.newerReleaseSearchCount).toBe(count)
  },
)

it.each([
  ['0.2', '0.2.1', 1],
  ['0.2', '0.2.0', 0],
  ['0.2.1', '0.2', 0],
  ['0.2.1', '0.3', 1],
])(
  'a page of %s, when at least %s is required, looks %i times for a newer one',
  async (name, minRelease, count) => {
    portalRelease = new MemoryPortalRelease(name)
    await createRefresh({ switchedOffCapabilities: [], minRelease }).lookForRequiredRelease()
    expect(portalRelease.newerReleaseSearchCount).toBe(count)
  },
)
