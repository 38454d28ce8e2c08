import { describe, expect, it } from 'vitest'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { cents } from '@/domain/shared/money'
import { CreditLineAmountViewModel } from '@/ui/revolving-line/credit-line-amount-view-model'
import { CreditLineDetailViewModel } from '@/ui/revolving-line/credit-line-detail-view-model'
import { CreditLineMovementsViewModel } from '@/ui/revolving-line/credit-line-movements-view-model'
import { CreditLinePlanViewModel } from '@/ui/revolving-line/credit-line-plan-view-model'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { PageWithFailingCalls, installFakeTimeouts } from '#tests/ui/a-failing-page'

installFakeTimeouts()

describe('the revolving line', () => {
  it.each(listApiFailuresWithMessages('revolving-line.findLine'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente-detalle', 'lucia')
      page.failNextCall('revolving-line.findLine', answer)
      await page.expectFailureShownThenRetried(page.resolve(CreditLineDetailViewModel), sentence)
    },
  )
})

describe("the screen of the line's movements", () => {
  it.each(listApiFailuresWithMessages('revolving-line.findLine'))(
    'shows why they could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente-detalle-cargas', 'lucia')
      page.failNextCall('revolving-line.findLine', answer)
      await page.expectFailureShownThenRetried(page.resolve(CreditLineMovementsViewModel), sentence)
    },
  )
})

describe('the amount', () => {
  it.each(listApiFailuresWithMessages('revolving-line.findLine'))(
    'can be entered once the line is loaded after a retry: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente', 'lucia')
      page.failNextCall('revolving-line.findLine', answer)
      await page.expectFailureShownThenRetried(page.resolve(CreditLineAmountViewModel), sentence)
    },
  )
})

describe("the screen of the line's installments", () => {
  it.each(listApiFailuresWithMessages('revolving-line.installmentPlan'))(
    'shows why they could not be loaded, and keeps the amount: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/linea-revolvente?paso=cuotas', 'lucia')
      const store = page.resolveService(CreditLineRequestStore)
      store.startRequest(cents(5_000_000))
      page.failNextCall('revolving-line.installmentPlan', answer)
      await page.expectFailureShownThenRetried(page.resolve(CreditLinePlanViewModel), sentence)
      expect(store.current()?.amount).toBe(5_000_000)
    },
  )
})
