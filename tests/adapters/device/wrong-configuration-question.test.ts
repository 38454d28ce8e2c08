import { expect, it } from 'vitest'
import {
  answerWrongConfigurationEntry,
  askForWrongConfigurationEntry,
} from '@/adapters/device/wrong-configuration-question'

/** Returns the browser of a page whose service worker knows the given wrong entry, and what the page receives. */
async function ask(wrongEntryPath: string | undefined): Promise<readonly string[]> {
  const received: string[] = []
  const postMessage = (data: unknown, ports: readonly MessagePort[]) =>
    answerWrongConfigurationEntry({ data, ports }, wrongEntryPath)
  const navigator = { serviceWorker: { controller: { postMessage } } }
  askForWrongConfigurationEntry(navigator as unknown as Navigator, (path) => received.push(path))
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  return received
}

it('the page receives the wrong entry that its service worker knows', async () => {
  expect(await ask('companyAccounts.0.cbu')).toEqual(['companyAccounts.0.cbu'])
})

it('the page receives nothing if no entry is wrong', async () => {
  expect(await ask(undefined)).toEqual([])
})

it.each([{}, { serviceWorker: { controller: null } }])(
  'a page without a worker asks nothing: %j',
  (navigator) => {
    expect(() =>
      askForWrongConfigurationEntry(navigator as unknown as Navigator, () => undefined),
    ).not.toThrow()
  },
)

it('the service worker does not answer another message', () => {
  const port = { postMessage: () => expect.unreachable() } as unknown as MessagePort
  answerWrongConfigurationEntry({ data: { keep: 'everything' }, ports: [port] }, 'apiBaseUrl')
})
