// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import type { RulePage } from '#rulebook/shared/rulebook-data'
import { stageReadyEventName, type RulebookStage } from '#rulebook/shared/rulebook-stage'
import { readStoredScores } from '#rulebook/site/course-progress'
import { PlayerScreen } from '#rulebook/site/player-screen'
import { longWaitOptions } from '#tests/support/long-timeout'
import { answerDataFiles, showPage } from './rulebook-page'

const rulePage: RulePage = {
  id: 'PAY-16',
  sentence: 'Se pregunta por un pago en duda.',
  area: { id: 'PAY', name: 'Pagar cuotas', source: '2§7' },
  relatedRules: [],
  scenarios: [
    {
      id: 'ab12cd34',
      name: 'Se pregunta por el pago',
      file: 'features/payments/duda.feature',
      line: 7,
      feature: 'Un pago en duda',
      rules: ['PAY-16'],
      result: { kind: 'passed' },
      screens: [],
      ranInBrowser: false,
      pictures: [],
      steps: [{ keyword: 'Cuando', kind: 'act', text: 'pregunta por el pago' }],
    },
  ],
}

/** Stage on which each step passes at once. */
const stage: RulebookStage = {
  highlightMilliseconds: 0,
  prepareScenario: () => undefined,
  runStep: async () => ({ kind: 'passed' }),
  showHint: () => undefined,
  handOverToVisitor: async () => undefined,
  endScenario: async () => undefined,
}

/** Starts the stage in the frame that the page has opened last. */
async function startStage(main: HTMLElement): Promise<void> {
  const frame = await vi.waitFor(() => {
    const opened = main.querySelector('iframe')
    if (!opened) throw new Error('There is no frame')
    return opened
  }, longWaitOptions)
  Object.defineProperty(frame, 'contentWindow', { value: { rulebookStage: stage } })
  frame.dispatchEvent(new Event(stageReadyEventName))
}

it('a practice is stored with its day in Buenos Aires', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T01:00:00Z') })
  // In tests a frame shows a text, because it cannot load a page.
  const frameAddress = vi
    .spyOn(HTMLIFrameElement.prototype, 'src', 'set')
    .mockImplementation(function showText(this: HTMLIFrameElement) {
      this.srcdoc = 'Stage'
    })
  onTestFinished(() => {
    frameAddress.mockRestore()
    vi.useRealTimers()
    window.localStorage.clear()
  })
  answerDataFiles({ 'rules/PAY-16.json': rulePage })
  const main = showPage(<PlayerScreen ruleId="PAY-16" scenarioId="ab12cd34" stepsToReplay={0} />)
  await startStage(main)
  const practise = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === 'Practicar')
  practise?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await startStage(main)
  await vi.waitFor(
    () => expect(readStoredScores()).toMatchObject({ ab12cd34: { day: '2026-03-11' } }),
    longWaitOptions,
  )
})
