import { beforeEach, describe, expect, it } from 'vitest'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'
import { DeviceWithServiceWorker, pageNames, type PublishedSite } from './device-with-service-worker'

const pages = { 'index.html': '<main>portal</main>', 'validacion-dni.html': '<form>DNI</form>' }

const policyFor = (api: string): string =>
  `default-src 'none'; script-src 'self' 'sha256-a'; img-src 'self' ${api}; connect-src 'self' ${api}; base-uri 'none'`

const configurationFor = (apiBaseUrl: string, change: object = {}): string =>
  JSON.stringify({ ...readShippedConfigurationJson(), apiBaseUrl, ...change })

const formerApi = 'https://api.example'
const newApi = 'https://api.nueva.example'
const formerSite: PublishedSite = {
  policy: policyFor(formerApi),
  configuration: configurationFor(`${formerApi}/v1`),
  pages,
}
const newSite: PublishedSite = {
  policy: policyFor(newApi),
  configuration: configurationFor(`${newApi}/v1`),
  pages,
}
const pagesWithPolicy = (policy: string | undefined) =>
  Object.values(pages).map((html) => [html, policy ?? null] as const)

let device: DeviceWithServiceWorker

beforeEach(async () => {
  device = await DeviceWithServiceWorker.install(formerSite)
})

describe('the configuration that the service worker answers', () => {
  it('is the published one, as long as the policy allows its server', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`) }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v2`)
    expect(device.requestedPages).toEqual([])
  })

  it('is the last one without a network, or with the page of a Wi-Fi network', async () => {
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    device.isOnline = true
    device.site = { ...formerSite, configuration: '<title>Wi-Fi</title>' }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('is the former one for a page that may not call the new server, and the new one from then on', async () => {
    device.site = newSite
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(newSite.policy))
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
  })

  it('is the new one at once if its server stays the same, and the pages get the policy', async () => {
    const policy = `${policyFor(formerApi)}; form-action 'self' https://identidad.example`
    const configuration = configurationFor(`${formerApi}/v1`, { chatNumber: '5493815550000' })
    device.site = { ...formerSite, policy, configuration }
    expect(await device.readConfiguration()).toMatchObject({ chatNumber: '5493815550000' })
    expect(await device.storedPages()).toEqual(pagesWithPolicy(policy))
  })

  it.each([
    ['pushBaseUrl', 'https://identidad.example/push'],
    ['reportsUrl', 'https://identidad.example/reports'],
    ['pageViewsUrl', 'https://identidad.example/visits'],
    ['identityProviderUrls', ['https://identidad.example/start']],
  ])('is the former one for a page that may not use the new site in %s', async (key, address) => {
    const policy = `${policyFor(formerApi)}; form-action 'self' https://identidad.example`
    const configuration = configurationFor(`${formerApi}/v1`, { [key]: address })
    device.site = { ...formerSite, policy, configuration }
    expect(await device.readConfiguration()).toEqual(JSON.parse(formerSite.configuration))
    expect(await device.readConfiguration()).toEqual(JSON.parse(configuration))
  })

  it.each(pageNames)('is the former one while another version has another %s', async (changedPage) => {
    device.site = { ...newSite, pages: { ...pages, [changedPage]: '<main>another version</main>' } }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    // The service worker of that version stores both pages together with their files.
    expect(await device.storedPages()).toEqual(pagesWithPolicy(formerSite.policy))
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('is the new one at an address whose policy was written by hand with a wildcard', async () => {
    const policy = "connect-src 'self' https://*.example"
    device = await DeviceWithServiceWorker.install({ ...formerSite, policy })
    device.site = { ...newSite, policy: `${policy}; base-uri 'none'` }
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(device.site.policy))
  })

  it('is the new one on a host that sends no policy, whose pages may carry it themselves', async () => {
    device = await DeviceWithServiceWorker.install({ ...formerSite, policy: undefined })
    device.site = { ...newSite, policy: undefined }
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(device.requestedPages).toEqual([])
  })

  it('is the new one on a host that sends a policy for the first time', async () => {
    device = await DeviceWithServiceWorker.install({ ...formerSite, policy: undefined })
    device.site = newSite
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(newSite.policy))
  })
})

describe('the configuration for the pages of one release, while the lender publishes that of the next', () => {
  const ofNextRelease = (change: object = {}): PublishedSite => ({
    ...formerSite,
    configuration: configurationFor(`${formerApi}/v2`, { keyOfNextRelease: true, ...change }),
  })
  const storedMaintenance = { text: 'Volvemos el lunes.' }

  it('is the last one that they can read', async () => {
    device.site = ofNextRelease()
    const answer = await device.readConfiguration()
    expect(answer).toEqual(JSON.parse(formerSite.configuration))
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('has the maintenance, the required release and the switches of the new one', async () => {
    const remoteConfig = {
      capabilities: { cards: false },
      maintenance: {
        text: 'Volvemos a las seis.',
        until: '2026-11-22T06:00:00-03:00',
        capabilities: ['claims'],
      },
      minRelease: '0.2.0',
    }
    device.site = ofNextRelease(remoteConfig)
    expect(await device.readConfiguration()).toEqual({
      ...JSON.parse(formerSite.configuration),
      ...remoteConfig,
    })
  })

  it('has the switches, the maintenance and the release of the last one where the new one has none', async () => {
    const remoteConfig = {
      capabilities: { cards: false },
      maintenance: storedMaintenance,
      minRelease: '0.1.0',
    }
    const configuration = configurationFor(`${formerApi}/v1`, remoteConfig)
    device = await DeviceWithServiceWorker.install({ ...formerSite, configuration })
    device.site = ofNextRelease({
      capabilities: { card: false },
      maintenance: { text: '' },
      minRelease: '0.0.9',
    })
    expect(await device.readConfiguration()).toEqual(JSON.parse(configuration))
    device.site = { ...formerSite, configuration: JSON.stringify({ status: 'login required' }) }
    expect(await device.readConfiguration()).toEqual(JSON.parse(configuration))
  })

  it('keeps what the new one closed when the network is gone, until a whole one replaces it', async () => {
    device.site = ofNextRelease({ capabilities: { cards: false }, maintenance: storedMaintenance })
    await device.readConfiguration()
    device.site = ofNextRelease({ capabilities: { claims: false } })
    await device.readConfiguration()
    device.isOnline = false
    expect(await device.readConfiguration()).toEqual({
      ...JSON.parse(formerSite.configuration),
      capabilities: { cards: false, claims: false },
      maintenance: storedMaintenance,
    })
    device.isOnline = true
    device.site = formerSite
    await device.readConfiguration()
    device.isOnline = false
    expect(await device.readConfiguration()).toEqual(JSON.parse(formerSite.configuration))
  })

  it('has no maintenance after the lender ended it, while the pages may not call the new server', async () => {
    const configuration = configurationFor(`${formerApi}/v1`, { maintenance: storedMaintenance })
    device = await DeviceWithServiceWorker.install({ ...formerSite, configuration })
    device.site = newSite
    expect(await device.readConfiguration()).toEqual(JSON.parse(formerSite.configuration))
  })

  it('stays that of these pages until the next release is installed', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`) }
    const ofNextVersion = await device.startInstallingAnotherVersion()
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    await ofNextVersion.activate()
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v2`)
  })

  it('stays that of these pages after an installation that was interrupted', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`) }
    await device.startInstallingAnotherVersion()
    device.site = ofNextRelease()
    const ofNextVersion = await device.startInstallingAnotherVersion()
    await ofNextVersion.activate()
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('is not one that they cannot read, even if it is stored', async () => {
    await device.storeConfiguration({ keyOfPreviousRelease: true })
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    await device.storeConfiguration({ keyOfPreviousRelease: true })
    device.isOnline = false
    await expect(device.readConfiguration()).rejects.toThrow('Failed to fetch')
  })

  it('is the new one on a device that stores none, so that the page names the key', async () => {
    device = new DeviceWithServiceWorker(ofNextRelease())
    expect(await device.readConfiguration()).toHaveProperty('keyOfNextRelease')
  })
})

describe('a wrong entry of the published file', () => {
  const companyAccounts = [{ cbu: '1' }]

  it('is printed once and known as long as pages get the last valid file in its place', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`, { companyAccounts }) }
    await device.readConfiguration()
    await device.readConfiguration()
    expect(device.printedErrors).toEqual(['config.json: companyAccounts.0.bank'])
    expect(device.configuration.wrongEntryPath).toBe('companyAccounts.0.bank')
    device.site = formerSite
    await device.readConfiguration()
    expect(device.configuration.wrongEntryPath).toBeUndefined()
  })

  it('is not looked for in the page of a Wi-Fi network', async () => {
    device.site = { ...formerSite, configuration: JSON.stringify({ status: 'login required' }) }
    await device.readConfiguration()
    expect(device.printedErrors).toEqual([])
  })
})

describe('the pages that the service worker stores', () => {
  it('stay whole when the network breaks in the middle of a page', async () => {
    const halfPage = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<main>'))
        controller.error(new TypeError('network error'))
      },
    })
    device.site = { ...newSite, pages: { ...pages, 'validacion-dni.html': halfPage } }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(formerSite.policy))
  })

  it('follow each of two servers of the lender that disagree, with the configuration of the same one', async () => {
    device.site = newSite
    await device.readApiBaseUrl()
    device.site = formerSite
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(formerSite.policy))
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })
})
