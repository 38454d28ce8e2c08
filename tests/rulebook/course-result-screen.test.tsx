// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { encodeCourseResult } from '#rulebook/site/course-result'
import { CourseResultScreen } from '#rulebook/site/course-result-screen'
import { longWaitOptions } from '#tests/support/long-timeout'
import { answerDataFiles, course, showPage } from './rulebook-page'

beforeEach(() => answerDataFiles())

it.each([
  [
    'says the day of the last practice',
    { day: '2026-03-10' },
    '80 % bien a la primera, el 10 de marzo de 2026.',
  ],
  ['has no date when the link has none', {}, '80 % bien a la primera.'],
])('the result of a course %s', async (_, day, text) => {
  const scores = [{ scenario: 'ab12cd34', acts: 5, right: 4, hints: 1, seconds: 9 }]
  const encodedResult = encodeCourseResult({ course: course.id, ...day, scores })
  const main = showPage(<CourseResultScreen encodedResult={encodedResult} />)
  await vi.waitFor(() => {
    const paragraphs = [...main.querySelectorAll('section p')].map(({ textContent }) => textContent)
    expect(paragraphs).toEqual([text])
  }, longWaitOptions)
})
