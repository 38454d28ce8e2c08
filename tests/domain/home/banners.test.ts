import { describe, expect, it } from 'vitest'
import { bannerTarget, homeBanners } from '@/domain/home/banners'
import { cents } from '@/domain/shared/money'
import { anAccountStatus } from '#tests/domain/session/an-account-status'

const createCustomBanner = (sortPosition: number) => ({ sortPosition, image: `/${sortPosition}.png` })
const customBanners = [createCustomBanner(30), createCustomBanner(20), createCustomBanner(5)]
const accountStatus = anAccountStatus()
const bannerFacts = { lenderBanners: customBanners, accountStatus, isNewLoanOffered: true }

function bannerKindsOrIndexes(banners: ReturnType<typeof homeBanners>): readonly (string | number)[] {
  return banners.map((each) => (each.kind === 'custom' ? each.banner.sortPosition : each.kind))
}

describe('the banners of home', () => {
  it('are sorted by their index, the offer at 20', () => {
    expect(bannerKindsOrIndexes(homeBanners(bannerFacts))).toEqual([5, 20, 30])
    const unfinishedLoanApplication = { maxAmount: cents(42_000_000) }
    expect(bannerKindsOrIndexes(homeBanners({ ...bannerFacts, unfinishedLoanApplication }))).toEqual([
      5,
      20,
      'pending-loan',
      30,
    ])
  })

  it('lead where the lender says, and nowhere without a safe address', () => {
    const leading = { sortPosition: 1, image: '/1.png', link: '/mis-pagos' }
    const wrong = { sortPosition: 2, image: '/2.png', link: 'javascript:alert(1)' }
    expect(homeBanners({ ...bannerFacts, lenderBanners: [leading, wrong] })).toStrictEqual([
      { kind: 'custom', banner: leading, target: { kind: 'inside', to: '/mis-pagos' } },
      { kind: 'custom', banner: wrong },
    ])
  })

  it('show the amount of the request that the customer began, before any offer', () => {
    const status = anAccountStatus({ loanOffer: { isRejected: false, maxAmount: cents(100) } })
    const withOffer = { ...bannerFacts, lenderBanners: [], accountStatus: status }
    expect(homeBanners({ ...withOffer, unfinishedLoanApplication: { requestedAmount: cents(300) } })).toEqual(
      [{ kind: 'pending-loan', requested: 300 }],
    )
    const both = { requestedAmount: cents(300), maxAmount: cents(200) }
    expect(homeBanners({ ...withOffer, unfinishedLoanApplication: both })).toEqual([
      { kind: 'pending-loan', amount: 200 },
    ])
    expect(homeBanners({ ...withOffer, unfinishedLoanApplication: {} })).toEqual([{ kind: 'pending-loan' }])
    expect(homeBanners(withOffer)).toEqual([{ kind: 'loan-offer', amount: 100 }])
  })

  it("show the lender's own offer, after an earlier offer and before a renewal", () => {
    const renewal = anAccountStatus({ renewalMaxAmount: cents(700) })
    const unsolicited = {
      ...bannerFacts,
      lenderBanners: [],
      accountStatus: renewal,
      unsolicitedLoanOffer: { maxAmount: cents(200) },
    }
    expect(homeBanners(unsolicited)).toEqual([{ kind: 'loan-offer', amount: 200 }])
    const offer = anAccountStatus({ loanOffer: { isRejected: false, maxAmount: cents(100) } })
    expect(homeBanners({ ...unsolicited, accountStatus: offer })).toEqual([
      { kind: 'loan-offer', amount: 100 },
    ])
    expect(homeBanners({ ...unsolicited, unsolicitedLoanOffer: {} })).toEqual([{ kind: 'loan-offer' }])
  })

  it('show the offer of a renewal, and no rejected offer', () => {
    const rejected = { isRejected: true, maxAmount: cents(100) }
    const none = {
      ...bannerFacts,
      lenderBanners: [],
      accountStatus: anAccountStatus({ loanOffer: rejected }),
    }
    expect(homeBanners(none)).toEqual([])
    const renewal = anAccountStatus({ loanOffer: rejected, renewalMaxAmount: cents(700) })
    expect(homeBanners({ ...none, accountStatus: renewal })).toEqual([{ kind: 'loan-offer', amount: 700 }])
  })

  it('show nothing that is offered for 0, and the next offer instead', () => {
    const zero = { maxAmount: cents(0) }
    const none = {
      ...bannerFacts,
      lenderBanners: [],
      accountStatus: anAccountStatus({
        loanOffer: { isRejected: false, ...zero },
        renewalMaxAmount: cents(0),
      }),
      unfinishedLoanApplication: { requestedAmount: cents(300), ...zero },
      unsolicitedLoanOffer: zero,
    }
    expect(homeBanners(none)).toEqual([])
    expect(homeBanners({ ...none, unsolicitedLoanOffer: { maxAmount: cents(200) } })).toEqual([
      { kind: 'loan-offer', amount: 200 },
    ])
    const renewal = { ...none.accountStatus, renewalMaxAmount: cents(700) }
    expect(homeBanners({ ...none, accountStatus: renewal })).toEqual([{ kind: 'loan-offer', amount: 700 }])
  })

  it('show no offer to a customer who may not be offered a loan', () => {
    const unfinishedLoanApplication = { maxAmount: cents(42_000_000) }
    const facts = { ...bannerFacts, unfinishedLoanApplication, isNewLoanOffered: false }
    expect(bannerKindsOrIndexes(homeBanners(facts))).toEqual([5, 20, 30])
  })
})

describe('the target of a banner', () => {
  it.each([
    ['/mis-pagos', { kind: 'inside', to: '/mis-pagos' }],
    ['https://www.example.com.ar/blog', { kind: 'outside', href: 'https://www.example.com.ar/blog' }],
    ['http://www.example.com.ar', undefined],
    ['https://banco.example@otro.example', undefined],
    ['javascript:alert(1)', undefined],
    ['//otro.example', undefined],
    ['javascript:https://otro.example', undefined],
    ['ver https://otro.example', undefined],
    ['https://otro.example y más', undefined],
    ['data:text/html,x', undefined],
    ['https:\\\\otro.example', undefined],
    [undefined, undefined],
  ])('%s: %o', (link, target) => {
    expect(bannerTarget(link)).toEqual(target)
  })
})
