import { beforeEach, expect, it, vi } from 'vitest'
import { martaCustomer } from '#tests/support/test-customers'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd } from './connected-browser'

let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd
let deliver: () => void
let eventCount: number

/** Sends a request that fails once `deliver` is called. */
function sendFailingRequest(): Promise<unknown> {
  browser.setNextAnswer('loans.listRecentPayments', { status: 500 })
  deliver = browser.delayNextAnswerOfCall('loans.listRecentPayments')
  return tab.gateways.loans.recentPayments(martaCustomer.customerId)
}

const waitForEvent = () => vi.waitFor(() => expect(eventCount).toBe(1))

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
  tab = browser.openTab()
  eventCount = 0
  tab.pageTelemetry.onEvent(() => (eventCount += 1))
})

it('a request that fails while its customer is signed in is one of their errors', async () => {
  const request = sendFailingRequest()
  deliver()
  await request
  await waitForEvent()
  expect(tab.pageTelemetry.errors.map(({ name }) => name)).toEqual(['loans.listRecentPayments'])
})

it('a request that fails after another customer signed in is none of their errors', async () => {
  const request = sendFailingRequest()
  await vi.waitFor(() => expect(browser.requests).toHaveLength(1))
  tab.sessions.closeSession('left')
  browser.signIn('bruno')
  deliver()
  await request
  await waitForEvent()
  expect(tab.pageTelemetry.errors).toEqual([])
})
