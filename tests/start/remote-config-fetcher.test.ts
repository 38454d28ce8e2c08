import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { RemoteConfigFetcher } from '@/start/remote-config-fetcher'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'

/** Reads the remote configuration of a page while the lender publishes the given file. */
const readPublished = (file: unknown) => new RemoteConfigFetcher(async () => Response.json(file)).read()

const publishedWith = (change: object) => readPublished({ ...readShippedConfigurationJson(), ...change })

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

it.each([
  ['maintenance', { text: '' }],
  ['maintenance', 'Volvemos.'],
  ['maintenance', { text: 'Volvemos.', capabilities: 'claims' }],
  ['maintenance', { text: 'Volvemos.', until: 'a las seis' }],
  ['minRelease', 'la próxima'],
  ['capabilities', { cards: 'OFF' }],
  ['capabilities', ['cards']],
])('a file with a wrong %s changes nothing: %j', async (key, value) => {
  expect(await publishedWith({ [key]: value })).toEqual(failure({ kind: 'unreadable' }))
})

it.each([['a text'], [null], [[]]])('an answer that is not the file changes nothing: %j', async (answer) => {
  expect(await readPublished(answer)).toEqual(failure({ kind: 'unreadable' }))
})

it('without a network, or with an error of the server, there is no answer', async () => {
  const offline = new RemoteConfigFetcher(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await offline.read()).toEqual(failure({ kind: 'no-answer' }))
  const failing = new RemoteConfigFetcher(async () => new Response('{}', { status: 503 }))
  expect(await failing.read()).toEqual(failure({ kind: 'no-answer' }))
})
