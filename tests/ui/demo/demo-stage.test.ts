import { expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { everydaySituation, type Situation } from '@/adapters/fake/situation'
import { DemoStage } from '@/ui/demo/demo-stage'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'

const address = 'https://portal.example/inicio'
const slow: Situation = { ...everydaySituation, latencyMs: 800, set: { noCvu: true } }

function stageOver(texts: SharedTexts): DemoStage {
  const { href, origin, pathname, search } = new URL(address)
  return new DemoStage(
    {
      location: { href, origin, pathname, search, assign: () => undefined, reload: () => undefined },
      history: { replaceState: () => undefined },
      reportError: () => undefined,
    },
    { now: () => instant(0), after: () => () => undefined, set: () => undefined },
    new MemoryStorage(texts),
  )
}

it('plays after a reload what was arranged before it', () => {
  const texts = new SharedTexts()
  stageOver(texts).play(slow)
  expect(stageOver(texts).situation()).toEqual(slow)
})

it.each([
  ['an earlier release kept it', JSON.stringify(slow)],
  ['a release before the versions kept it as in a link', btoa(JSON.stringify(slow))],
  ['a later release kept it', JSON.stringify({ version: 2, value: slow })],
  ['part of it is missing', JSON.stringify({ version: 1, value: { latencyMs: 800 } })],
  ['it tells of something unknown', JSON.stringify({ version: 1, value: { ...slow, rain: true } })],
  ['it is no JSON', '{'],
])('plays every day where %s', (_, text) => {
  const texts = new SharedTexts()
  texts.texts.set('situation', text)
  expect(stageOver(texts).situation()).toEqual(everydaySituation)
})
