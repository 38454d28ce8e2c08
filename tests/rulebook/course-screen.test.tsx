// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { readStoredScores, storeScoreUnlessWorse } from '#rulebook/site/course-progress'
import { decodeCourseResult } from '#rulebook/site/course-result'
import { CourseScreen } from '#rulebook/site/course-screen'
import { longWaitOptions } from '#tests/support/long-timeout'
import { answerDataFiles, course, showPage } from './rulebook-page'

const score = { acts: 5, right: 4, hints: 1, milliseconds: 9_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T15:00:00-03:00') })
  answerDataFiles()
  onTestFinished(() => {
    vi.useRealTimers()
    window.localStorage.clear()
  })
})

/** Opens the course, types the trainee's name and returns the line for the trainer that the page copies. */
async function copyResultLine(scores: object): Promise<string> {
  window.localStorage.setItem('reglas.cursos.1', JSON.stringify(scores))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const main = showPage(<CourseScreen id={course.id} />)
  const nameField = await vi.waitFor(() => {
    const field = main.querySelector('input')
    if (!field) throw new Error('There is no certificate')
    return field
  }, longWaitOptions)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(nameField, 'Ana Sosa')
  nameField.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => {
    main.querySelectorAll('section button')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(writeText).toHaveBeenCalled()
  }, longWaitOptions)
  return writeText.mock.lastCall?.[0] ?? ''
}

/** Returns the result in the link at the end of a line for the trainer. */
function resultInLink(line: string) {
  return decodeCourseResult(line.split('/resultado/').at(-1) ?? '')
}

it('a course is dated with the day of its last practice', async () => {
  const line = await copyResultLine({
    ab12cd34: { ...score, day: '2026-03-10' },
    cd34ef56: { ...score, day: '2026-03-09' },
  })
  expect(line).toMatch(/^Ana Sosa practicó «Un pago que no llegó» el 10 de marzo de 2026: 80 % /)
  expect(resultInLink(line)).toMatchObject({ course: course.id, day: '2026-03-10' })
})

it('a course practised before days were stored has no date', async () => {
  const line = await copyResultLine({ ab12cd34: score, cd34ef56: score })
  expect(line).toMatch(/^Ana Sosa practicó «Un pago que no llegó»: 80 % /)
  const result = resultInLink(line)
  expect(result).toMatchObject({ course: course.id })
  expect(result).not.toHaveProperty('day')
})

it('a score is stored with the day of the practice, unless an earlier one is better', () => {
  storeScoreUnlessWorse('ab12cd34', { ...score, day: '2026-03-10' })
  storeScoreUnlessWorse('ab12cd34', { ...score, right: 3, day: '2026-03-11' })
  expect(readStoredScores()).toEqual({ ab12cd34: { ...score, day: '2026-03-10' } })
})
