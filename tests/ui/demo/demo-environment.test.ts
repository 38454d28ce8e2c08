import { expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { StoredDemo } from '@/adapters/device/stored/stored-demo'
import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { isCompleteDemoState } from '@/adapters/fake/demo-state-link'
import { DemoEnvironment } from '@/ui/demo/demo-environment'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'

const demoAddress = 'https://portal.example/inicio'
const slowDemoState: DemoState = { ...defaultDemoState, latencyMs: 800, set: { noCvu: true } }

function createEnvironment(
  texts: SharedStorageContent,
  at = demoAddress,
  removePortalValues = () => undefined,
): DemoEnvironment {
  const { href, origin, pathname, search } = new URL(at)
  return new DemoEnvironment(
    {
      location: { href, origin, pathname, search, assign: () => undefined, reload: () => undefined },
      history: { replaceState: () => undefined },
      reportError: () => undefined,
    },
    {
      now: () => instant(Date.parse('2026-11-21T12:00:00-03:00')),
      runAfter: () => () => undefined,
      setTime: () => undefined,
    },
    new StoredDemo(new MemoryStorage(texts), isCompleteDemoState, removePortalValues),
  )
}

it('the demo restores its chosen state after a reload', () => {
  const texts = new SharedStorageContent()
  createEnvironment(texts).replaceDemoState(slowDemoState)
  expect(createEnvironment(texts).demoState()).toEqual(slowDemoState)
})

it.each([
  ['an earlier release kept it', JSON.stringify(slowDemoState)],
  ['a release before the versions kept it as in a link', btoa(JSON.stringify(slowDemoState))],
  ['a later release kept it', JSON.stringify({ version: 2, value: slowDemoState })],
  ['part of it is missing', JSON.stringify({ version: 1, value: { latencyMs: 800 } })],
  ['it contains an unknown field', JSON.stringify({ version: 1, value: { ...slowDemoState, rain: true } })],
  ['it is no JSON', '{'],
])('the demo restores its chosen state on any later day where %s', (_, text) => {
  const texts = new SharedStorageContent()
  texts.textsByKey.set('situation', text)
  expect(createEnvironment(texts).demoState()).toEqual(defaultDemoState)
})

/** Returns the stored record of the operations done in the demo; empty if there is none. */
const readOperationsText = (texts: SharedStorageContent): string => texts.textsByKey.get('journal') ?? ''

function createEnvironmentAfterPayment(texts: SharedStorageContent): DemoEnvironment {
  const stage = createEnvironment(texts)
  stage.backEnd.receiveLoanPaymentTransfer('40116602')
  return stage
}

it('a link of the demo carries the operations to another device', () => {
  const { address: link, omittedPart } = createEnvironmentAfterPayment(
    new SharedStorageContent(),
  ).createDemoStateLink('raul')
  expect(omittedPart).toBe('nothing')
  const elsewhere = new SharedStorageContent()
  createEnvironment(elsewhere, link)
  expect(readOperationsText(elsewhere)).toContain('"externalId":"40116602"')
})

it('the demo reports operations that are too long for a link', () => {
  const texts = new SharedStorageContent()
  const rows = Array.from({ length: 150 }, (_, place) => [`p-${place}`, { note: 'x'.repeat(90) }])
  const story = { version: 4, value: { payments: Object.fromEntries(rows) } }
  texts.textsByKey.set('journal', JSON.stringify(story))
  const { address: link, omittedPart } = createEnvironment(texts).createDemoStateLink('raul')
  expect(omittedPart).toBe('what-was-done')
  expect(new URLSearchParams(new URL(link).hash.slice(1)).has('hecho')).toBe(false)
})

it('the demo keeps the operations only when its panel logs another customer in', () => {
  const texts = new SharedStorageContent()
  createEnvironment(
    texts,
    new URL(createEnvironmentAfterPayment(texts).createSignInAddress('/inicio', 'marta'), demoAddress).href,
  )
  expect(readOperationsText(texts)).toContain('"externalId":"40116602"')
  createEnvironment(texts, `${demoAddress}?cliente=raul`)
  expect(readOperationsText(texts)).toBe('')
})

it('the demo sends a different secret in each browser, and the same one all day', () => {
  const texts = new SharedStorageContent()
  const sent = createEnvironment(texts).sendLinkAsFakeLender('refinancing', 'ramona') ?? ''
  expect(sent).toMatch(/^[\w+/=]+\.[a-zA-Z]{32}$/)
  expect(createEnvironment(texts).sendLinkAsFakeLender('refinancing', 'ramona')).toBe(sent)
  expect(
    createEnvironment(new SharedStorageContent()).sendLinkAsFakeLender('refinancing', 'ramona'),
  ).not.toBe(sent)
  expect(createEnvironment(texts).sendLinkAsFakeLender('card-update', 'marta')).toMatch(/^[a-zA-Z]{32}$/)
})

it('the demo sends no link to a customer without links', () => {
  const stage = createEnvironment(new SharedStorageContent())
  expect(stage.sendLinkAsFakeLender('refinancing', 'marta')).toBeUndefined()
  expect(stage.sendLinkAsFakeLender('card-update', 'ramona')).toBeUndefined()
  expect(stage.sendLinkAsFakeLender('refinancing', 'nobody')).toBeUndefined()
  expect(stage.demoState()).toEqual(defaultDemoState)
})

it('a link of the demo carries the links that were sent', () => {
  const stage = createEnvironment(new SharedStorageContent())
  stage.sendLinkAsFakeLender('card-update', 'marta')
  const { address: elsewhere } = stage.createDemoStateLink(undefined)
  expect(
    createEnvironment(new SharedStorageContent(), elsewhere).sendLinkAsFakeLender('card-update', 'marta'),
  ).toBe(stage.sendLinkAsFakeLender('card-update', 'marta'))
})

it.each([
  ['without a link', 0, (): string => demoAddress],
  ['by the panel that logs another customer in', 0, createPathThatSignsMartaIn],
  ['by the short link of a customer', 1, (): string => `${demoAddress}?cliente=marta`],
  ['by a copied link', 1, (stage: DemoEnvironment): string => stage.createDemoStateLink('marta').address],
  ['by starting again', 1, (stage: DemoEnvironment): string => stage.resetDemo('/validacion-dni')],
])('a page opened %s removes what the portal stored %i times', (_, times, addressFrom) => {
  const texts = new SharedStorageContent()
  const address = addressFrom(createEnvironment(texts))
  const removed: string[] = []
  createEnvironment(texts, new URL(address, demoAddress).href, () => void removed.push('all'))
  expect(removed).toHaveLength(times)
})

function createPathThatSignsMartaIn(stage: DemoEnvironment): string {
  return stage.createSignInAddress('/inicio', 'marta')
}
