import { describe, expect, it } from 'vitest'
import { LineRequestStore } from '@/application/revolving-line/line-request-store.port'
import { cents } from '@/domain/shared/money'
import { LineAmountViewModel } from '@/ui/revolving-line/line-amount-view-model'
import { LineDetailViewModel } from '@/ui/revolving-line/line-detail-view-model'
import { LineMovementsViewModel } from '@/ui/revolving-line/line-movements-view-model'
import { LinePlanViewModel } from '@/ui/revolving-line/line-plan-view-model'
import { everyFailureWithMessage } from '#tests/support/every-fault'
import { PageWithFailingCalls, installFakeTimeouts } from '#tests/ui/a-failing-page'

installFakeTimeouts()

describe('the revolving line', () => {
  it.each(everyFailureWithMessage('revolving-line.findLine'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente-detalle', 'lucia')
      page.failCall('revolving-line.findLine', answer)
      await page.expectFailureShownThenRetried(page.make(LineDetailViewModel), sentence)
    },
  )
})

describe("the screen of the line's movements", () => {
  it.each(everyFailureWithMessage('revolving-line.findLine'))(
    'shows why they could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente-detalle-cargas', 'lucia')
      page.failCall('revolving-line.findLine', answer)
      await page.expectFailureShownThenRetried(page.make(LineMovementsViewModel), sentence)
    },
  )
})

describe('the amount', () => {
  it.each(everyFailureWithMessage('revolving-line.findLine'))(
    'can be entered once the line is loaded after a retry: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente', 'lucia')
      page.failCall('revolving-line.findLine', answer)
      await page.expectFailureShownThenRetried(page.make(LineAmountViewModel), sentence)
    },
  )
})

describe("the screen of the line's installments", () => {
  it.each(everyFailureWithMessage('revolving-line.installmentPlan'))(
    'shows why they could not be loaded, and keeps the amount: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente?paso=cuotas', 'lucia')
      const store = page.resolveService(LineRequestStore)
      store.startRequest(cents(5_000_000))
      page.failCall('revolving-line.installmentPlan', answer)
      await page.expectFailureShownThenRetried(page.make(LinePlanViewModel), sentence)
      expect(store.current()?.amount).toBe(5_000_000)
    },
  )
})
