import { expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success } from '@/domain/shared/result'
import type { RemoteConfig } from '@/application/shared/remote-config.port'
import { RemoteConfigFetcher } from '@/start/remote-config-fetcher'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'

const known: RemoteConfig = {
  switchedOffCapabilities: ['cards'],
  maintenance: { text: 'Volvemos a las seis.', until: instant(Date.parse('2026-11-22T09:00:00Z')) },
  minRelease: '0.2.0',
}
const nothingKnown: RemoteConfig = { switchedOffCapabilities: [] }

/** Reads the remote configuration of a page that knows `ofPage`, while the lender publishes the given file. */
const readPublished = (file: unknown, ofPage = nothingKnown) =>
  new RemoteConfigFetcher(async () => Response.json(file)).read(ofPage)

const publishedWith = (change: object, ofPage = nothingKnown) =>
  readPublished({ ...readShippedConfigurationJson(), ...change }, ofPage)

it('the remote configuration is read from the published file', async () => {
  const maintenance = { text: 'Volvemos a las seis.', until: '2026-11-22T06:00:00-03:00' }
  expect(await publishedWith({ capabilities: { cards: false }, maintenance, minRelease: '0.2.0' })).toEqual(
    success({
      switchedOffCapabilities: ['cards'],
      maintenance: { text: 'Volvemos a las seis.', until: Date.parse('2026-11-22T09:00:00Z') },
      minRelease: '0.2.0',
    }),
  )
})

it('the file of a newer release is read without what only that release knows', async () => {
  const maintenance = {
    text: 'Volvemos.',
    capabilities: ['partOfNextRelease', 'claims'],
    keyOfNextRelease: 1,
  }
  expect(
    await publishedWith({
      keyOfNextRelease: true,
      capabilities: { partOfNextRelease: false, cards: false },
      maintenance,
      minRelease: '0.2.0',
    }),
  ).toEqual(
    success({
      switchedOffCapabilities: ['cards'],
      maintenance: { text: 'Volvemos.', capabilities: ['claims'] },
      minRelease: '0.2.0',
    }),
  )
})

it('a maintenance of parts that only a newer release has closes nothing', async () => {
  const maintenance = { text: 'Volvemos.', capabilities: ['partOfNextRelease'] }
  expect(await publishedWith({ maintenance })).toEqual(success({ switchedOffCapabilities: [] }))
})

it('a file without the keys of the remote configuration ends it', async () => {
  expect(await publishedWith({}, known)).toEqual(success({ switchedOffCapabilities: [] }))
})

it.each([
  ['capabilities', { cards: 'OFF' }],
  ['capabilities', { cards: true, card: false }],
  ['capabilities', ['cards']],
  ['capabilites', { cards: false }],
  ['maintenance', { text: '' }],
  ['maintenance', 'Volvemos.'],
  ['maintenance', { text: 'Volvemos.', capabilities: 'claims' }],
  ['maintenance', { text: 'Volvemos.', capabilities: ['card'] }],
  ['maintenance', { text: 'Volvemos.', capabilities: ['claims', 'card'] }],
  ['maintenance', { text: 'Volvemos.', until: 'a las seis' }],
  ['maintenance', { text: 'Volvemos.', capabilites: ['claims'] }],
  ['maintenence', { text: 'Volvemos.' }],
  ['minRelease', 'la próxima'],
])('a file with a wrong %s opens nothing that is closed: %j', async (key, value) => {
  expect(await publishedWith({ [key]: value }, known)).toEqual(success(known))
})

it('a file that cannot be read whole switches off and announces what it names, and raises the release', async () => {
  const change = { keyOfNextRelease: true, capabilities: { claims: false }, minRelease: '0.10.0' }
  const maintenance = { text: 'Volvemos el lunes.', capabilities: ['cards'] }
  expect(await publishedWith({ ...change, maintenance }, known)).toEqual(
    success({ switchedOffCapabilities: ['cards', 'claims'], maintenance, minRelease: '0.10.0' }),
  )
})

it('a file that cannot be read whole does not lower the required release', async () => {
  expect(await publishedWith({ keyOfNextRelease: true, minRelease: '0.1.9' }, known)).toEqual(success(known))
})

it('a maintenance of some unknown parts closes the others together with those that are closed', async () => {
  const closed: RemoteConfig = {
    switchedOffCapabilities: [],
    maintenance: { text: 'Volvemos.', capabilities: ['cards'] },
  }
  const maintenance = { text: 'Volvemos.', capabilities: ['card', 'claims'] }
  expect(await publishedWith({ maintenance }, closed)).toEqual(
    success({
      switchedOffCapabilities: [],
      maintenance: { text: 'Volvemos.', capabilities: ['cards', 'claims'] },
    }),
  )
})

it('a maintenance without parts ends the known one, in a file that cannot be read whole', async () => {
  const maintenance = { text: 'Terminó.', capabilities: [] }
  expect(await publishedWith({ keyOfNextRelease: true, maintenance }, known)).toEqual(
    success({ ...known, maintenance }),
  )
})

it.each([
  ['a text'],
  [null],
  [[]],
  [{}],
  [{ status: 'login required' }],
  [{ apiBaseUrl: '/api' }],
  [{ brandName: 'Luma' }],
])('an answer that is not the file changes nothing: %j', async (answer) => {
  expect(await readPublished(answer, known)).toEqual(failure({ kind: 'unreadable' }))
})

it('without a network, or with an error of the server, there is no answer', async () => {
  const offline = new RemoteConfigFetcher(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await offline.read(known)).toEqual(failure({ kind: 'no-answer' }))
  const failing = new RemoteConfigFetcher(async () => new Response('{}', { status: 503 }))
  expect(await failing.read(known)).toEqual(failure({ kind: 'no-answer' }))
})
