import { describe, expect, it } from 'vitest'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { cents } from '@/domain/shared/money'
import { RefinancingHomeViewModel } from '@/ui/refinancing/refinancing-home-view-model'
import { RefinancingPlanViewModel } from '@/ui/refinancing/refinancing-plan-view-model'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import '@/adapters/http/refinancing-gateway'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { PageWithFailingCalls, installFakeTimeouts } from '#tests/ui/a-failing-page'

installFakeTimeouts()

const linkHash = refinancingLinkHashOfPersona('ramona')
const proposal = {
  customerName: 'Ramona Paredes',
  refinancingAmount: cents(21_689_788),
  debtAmount: cents(2_409_977),
}

/** Opens a page at the given address with a refinancing link, which works with or without a session. */
function openPageWithLink(address: string): PageWithFailingCalls {
  const page = new PageWithFailingCalls(address, 'marta')
  page.resolve(RefinancingJourney).openLink(linkHash)
  return page
}

describe('the refinancing proposal', () => {
  it.each(listApiFailuresWithMessages('refinancing.findProposal'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = openPageWithLink('/refinanciacion')
      page.failCallOnce('refinancing.findProposal', answer)
      await page.expectFailureShownThenRetried(page.resolve(RefinancingHomeViewModel), sentence)
    },
  )
})

describe('the list of refinancing plans', () => {
  it.each(listApiFailuresWithMessages('refinancing.installmentPlan'))(
    'shows why they could not be loaded, and the link stays valid: %s',
    async (_, answer, sentence) => {
      const page = openPageWithLink('/refinanciacion/plan-cuotas')
      const journey = page.resolve(RefinancingJourney)
      journey.updateProgress({ proposal })
      page.failCallOnce('refinancing.installmentPlan', answer)
      await page.expectFailureShownThenRetried(page.resolve(RefinancingPlanViewModel), sentence)
      expect(journey.progress()).toMatchObject({ hash: linkHash, proposal })
    },
  )
})
