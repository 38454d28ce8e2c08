import { beforeEach, describe, expect, it } from 'vitest'
import { success } from '@/domain/shared/result'
import { HomeBannersViewModel } from '@/ui/home/home-banners-view-model'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

const exampleBanner = { sortPosition: 5, image: '/5.png' }
let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitorPage.homeGateway.bannersAnswer = success([exampleBanner])
})

describe('the banners of home', () => {
  it('do not appear after the customer left', async () => {
    const model = visitorPage.resolveService(HomeBannersViewModel)
    const loading = model.loadBanners(anAccountStatus())
    model.discardBanners()
    await loading
    expect(model.banners).toEqual([])
  })
})
