import { beforeEach, expect, it } from 'vitest'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { FileClaim } from '@/application/support/file-claim'
import type { FiledClaim } from '@/domain/support/claim'
import { addresses } from '@/ui/addresses'
import { ClaimViewModel } from '@/ui/support/claim-view-model'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import {
  createAsyncState,
  createPendingRequest,
  startViewModelAndWait,
} from '#tests/support/async-state-builders'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'

const payment = { externalId: '40128753', amount: cents(1_262_500) }
const idempotencyKeys = new SequentialUuidSource()

let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
  tab = browser.openTab()
})

/** Opens the claim about the payment of Marta's loan on the given day. */
function openClaimAboutPayment({ gateways, sessions }: TabWithFakeBackEnd, day: CalendarDate) {
  const { clock } = browser
  const page = { errors: [] }
  const drafts = new StoredClaimDrafts(new MemoryStorage(), sessions)
  const { claims, claimQueries } = gateways
  const filing = new FileClaim(claims, drafts, sessions, clock, idempotencyKeys, page, { holidays: [] })
  const model = new ClaimViewModel(
    claimQueries,
    filing,
    drafts,
    sessions,
    new MemoryNavigation(addresses.claims.createPath({ ...payment, paidOn: day })),
    clock,
    page,
    createAsyncState(clock),
    createPendingRequest(clock),
  )
  return startViewModelAndWait(model)
}

/** Loads the list of claims, as the screen does when it opens and after each claim. Returns the list. */
async function listClaims(model: ClaimViewModel): Promise<readonly FiledClaim[]> {
  const listed = await tab.gateways.claimQueries.claims()
  const claims = listed.ok ? listed.value : []
  model.recordFiledClaims(claims)
  return claims
}

it('a claim that did not arrive is not shown as received because of one about another payment', async () => {
  const model = await openClaimAboutPayment(tab, calendarDate('2026-10-28'))
  await listClaims(model)
  browser.setNextAnswer('support.sendClaim', 'network-error')
  await model.submitClaim()
  const otherModel = await openClaimAboutPayment(browser.openTab(), calendarDate('2026-09-28'))
  await otherModel.submitClaim()
  expect(otherModel.screenPhase).toBe('sent')
  const [listed] = await listClaims(model)
  expect(model.failureMessage).toMatchObject({
    tone: 'info',
    title: 'Puede que tu reclamo nos haya llegado',
    text: `En «Tus reclamos» apareció el reclamo ${listed?.caseNumber}, con el mismo motivo. Si no hiciste otro, es este y no hace falta que lo mandes de nuevo. Si no sabés, mandalo así como está: si ya lo tenemos, no se abre otro.`,
  })
})
