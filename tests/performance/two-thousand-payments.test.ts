import { expect, it } from 'vitest'
import { addresses } from '@/ui/addresses'
import { MyPaymentsViewModel } from '@/ui/payments/history/my-payments-view-model'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

const roundCount = 200

/**
 * Returns the minimum processor time of each function, in milliseconds. The minimum leaves out garbage
 * collection and other programs, because they only add time. The functions take turns, so that a busy moment
 * of the machine does not slow only one of them. There are enough rounds for the engine to compile the
 * portal's functions first.
 */
async function measureLeastProcessorTimes(
  ...works: readonly (() => Promise<void>)[]
): Promise<readonly number[]> {
  const least = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < roundCount; round += 1)
    for (const [position, work] of works.entries()) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      least[position] = Math.min(least[position] ?? 0, (user + system) / 1_000)
    }
  return least
}

/**
 * Makes the fake lender answer the request of the payments only once and repeat that answer, so that only the
 * portal is measured. Returns the answer's JSON.
 */
async function repeatFirstAnswer(page: PageWithFakeBackEnd): Promise<string> {
  const { backEnd } = page
  const { handle } = backEnd
  let answer: Response | undefined
  Object.assign(backEnd, {
    handle: async (request: Request): Promise<Response> => {
      if (!request.url.endsWith('/payments')) return handle(request)
      answer ??= await handle(request)
      return answer.clone()
    },
  })
  await openMyPayments(page)
  return (await answer?.clone().text()) ?? ''
}

async function openMyPayments(page: PageWithFakeBackEnd): Promise<MyPaymentsViewModel> {
  const model = page.resolve(MyPaymentsViewModel)
  const stop = model.onMount()
  await page.waitUntilCallsAreAnswered()
  stop()
  return model
}

it('opens 2,000 payments with at most twenty times the work of reading their JSON', async () => {
  const page = new PageWithFakeBackEnd(addresses.myPayments.createPath(), { personaId: 'irma' })
  const text = await repeatFirstAnswer(page)
  const [opening = 0, reading = 0] = await measureLeastProcessorTimes(
    async () => {
      const model = await openMyPayments(page)
      expect(model.pager.visibleMonths.flatMap(({ rows }) => rows)).toHaveLength(20)
      expect(model.pager.visibleRowCountText).toContain('2.000')
    },
    async () => {
      expect(JSON.parse(text)).toHaveLength(2_000)
    },
  )
  expect(reading).toBeGreaterThan(0)
  expect(opening / reading).toBeLessThan(20)
})
