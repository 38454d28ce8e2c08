import { beforeEach, describe, expect, it } from 'vitest'
import { StoredFiles } from '@/adapters/device/stored-files'
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage'

const origin = 'https://portal.example'
const precacheName = 'workbox-precache-v2-https://portal.example/'

/** A version of the portal: its name, and the files that its service worker stores while it is installed. */
interface PublishedVersion {
  readonly name: string
  readonly precachedFiles: readonly string[]
  /** The other files of the version. */
  readonly otherFiles: readonly string[]
}

const firstVersion: PublishedVersion = {
  name: 'first',
  precachedFiles: ['/assets/home-1.js', '/assets/vendor.js'],
  otherFiles: ['/assets/claims-1.js', '/assets/camera-1.js', '/assets/profile.js'],
}
const secondVersion: PublishedVersion = {
  name: 'second',
  precachedFiles: ['/assets/home-2.js', '/assets/vendor.js'],
  otherFiles: ['/assets/claims-2.js', '/assets/camera-2.js', '/assets/profile.js'],
}
const thirdVersion: PublishedVersion = {
  name: 'third',
  precachedFiles: ['/assets/home-3.js', '/assets/vendor.js'],
  otherFiles: [],
}

/** A device with the portal, and the site of the lender, which has only the files of the published version. */
class DeviceWithStoredFiles {
  readonly caches = new MemoryCacheStorage()
  readonly requested: string[] = []
  published: PublishedVersion

  constructor(private running: PublishedVersion) {
    this.published = running
  }

  static async install(version: PublishedVersion): Promise<DeviceWithStoredFiles> {
    const device = new DeviceWithStoredFiles(version)
    await device.update(version)
    return device
  }

  /** Installs the service worker of a version, which answers from then on. */
  async update(version: PublishedVersion): Promise<void> {
    await this.startUpdate(version)
    await this.finishUpdate(version)
  }

  /** Starts to install the service worker of a version. Without anything else, the installation is interrupted. */
  async startUpdate(version: PublishedVersion): Promise<void> {
    this.published = version
    await this.filesOf(version).install()
    const precache = await this.caches.open(precacheName)
    for (const path of version.precachedFiles) await precache.put(`${origin}${path}`, new Response(path))
  }

  /** Activates the service worker of a version. Like Workbox, it deletes what only earlier versions precached. */
  async finishUpdate(version: PublishedVersion): Promise<void> {
    const precache = await this.caches.open(precacheName)
    for (const { url } of await precache.keys())
      if (!version.precachedFiles.includes(new URL(url).pathname)) await precache.delete(url)
    await this.filesOf(version).activate()
    this.running = version
  }

  /** Returns what a page gets for one of its files: its text, or 404. The precache answers first. */
  async request(path: string): Promise<string | number> {
    const request = new Request(`${origin}${path}`)
    const precached = this.running.precachedFiles.includes(path)
      ? await (await this.caches.open(precacheName)).match(request)
      : undefined
    const response = precached ?? (await this.filesOf(this.running).answer(request))
    return response.ok ? response.text() : response.status
  }

  filesOf({ name, precachedFiles }: PublishedVersion): StoredFiles {
    return new StoredFiles({
      caches: this.caches,
      fetch: async (request) => this.fetch(request),
      precachedAddresses: precachedFiles.map((path) => `${origin}${path}`),
      version: name,
    })
  }

  private fetch(request: Request | string): Response {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    this.requested.push(pathname)
    const { precachedFiles, otherFiles } = this.published
    return [...precachedFiles, ...otherFiles].includes(pathname)
      ? new Response(pathname)
      : new Response('', { status: 404 })
  }
}

let device: DeviceWithStoredFiles

beforeEach(async () => {
  device = await DeviceWithStoredFiles.install(firstVersion)
})

describe('a file of the portal that was used', () => {
  beforeEach(async () => {
    await device.request('/assets/claims-1.js')
  })

  it('is requested once', async () => {
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
    expect(device.requested).toEqual(['/assets/claims-1.js'])
  })

  it('stays for the tabs of its version when the next one is installed', async () => {
    await device.update(secondVersion)
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
    expect(await device.request('/assets/home-1.js')).toBe('/assets/home-1.js')
    expect(await device.request('/assets/camera-1.js')).toBe(404)
  })

  it('stays for the tabs of its version if the next one is stored in addition', async () => {
    await device.update(secondVersion)
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
    expect(await device.request('/assets/claims-2.js')).toBe('/assets/claims-2.js')
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
  })

  it('stays through two updates that are interrupted', async () => {
    await device.startUpdate(secondVersion)
    await device.startUpdate(secondVersion)
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
    await device.startUpdate(thirdVersion)
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
    await device.update(secondVersion)
    expect(await device.request('/assets/claims-1.js')).toBe('/assets/claims-1.js')
  })

  it('is deleted with the version after the next one', async () => {
    await device.update(secondVersion)
    await device.update(thirdVersion)
    expect(await device.request('/assets/claims-1.js')).toBe(404)
    expect(await device.request('/assets/home-1.js')).toBe(404)
    expect(await device.request('/assets/home-2.js')).toBe('/assets/home-2.js')
  })

  it('stays when it is used while the next version waits to become active', async () => {
    await device.startUpdate(secondVersion)
    device.published = firstVersion
    await device.request('/assets/camera-1.js')
    device.published = secondVersion
    await device.finishUpdate(secondVersion)
    expect(await device.request('/assets/camera-1.js')).toBe('/assets/camera-1.js')
  })

  it('that the next version has too is not requested again', async () => {
    await device.request('/assets/profile.js')
    await device.update(secondVersion)
    await device.request('/assets/profile.js')
    expect(device.requested).toEqual(['/assets/claims-1.js', '/assets/profile.js'])
  })
})

it('the files of tabs of the version before stay through an update that is interrupted', async () => {
  await device.update(secondVersion)
  await device.startUpdate(thirdVersion)
  expect(await device.request('/assets/home-1.js')).toBe('/assets/home-1.js')
})

it('the files of versions that were never installed are deleted', async () => {
  await device.startUpdate(secondVersion)
  await device.update(thirdVersion)
  await device.update(secondVersion)
  await device.request('/assets/claims-2.js')
  const names = await device.caches.keys()
  expect(names.toSorted()).toEqual(['portal-files second', 'portal-former-version second', precacheName])
})

it('a file that a page asks to store while the first version becomes active stays', async () => {
  device = new DeviceWithStoredFiles(firstVersion)
  await device.startUpdate(firstVersion)
  await device.filesOf(firstVersion).download(`${origin}/assets/camera-1.js`, new AbortController().signal)
  await device.finishUpdate(firstVersion)
  expect(await device.request('/assets/camera-1.js')).toBe('/assets/camera-1.js')
  expect(device.requested).toEqual(['/assets/camera-1.js'])
})

it('a file that the page asks to store is requested once, unless it is stored or cannot be loaded', async () => {
  const files = device.filesOf(firstVersion)
  const { signal } = new AbortController()
  for (const path of ['/assets/vendor.js', '/assets/camera-1.js', '/assets/camera-1.js', '/assets/gone.js'])
    await files.download(`${origin}${path}`, signal)
  expect(device.requested).toEqual(['/assets/camera-1.js', '/assets/gone.js'])
  expect(await device.request('/assets/camera-1.js')).toBe('/assets/camera-1.js')
  expect(device.requested).toHaveLength(2)
})

it('a missing file is not stored', async () => {
  expect(await device.request('/assets/new.js')).toBe(404)
  expect(await device.request('/assets/new.js')).toBe(404)
  expect(device.requested).toHaveLength(2)
})
