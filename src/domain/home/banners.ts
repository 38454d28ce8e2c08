import { customerStanding, showsNewLoanEntry } from '@/domain/session/permissions'
import type { AccountStatus } from '@/domain/session/session'
import { insidePortalPath } from '@/domain/session/inside-portal'
import type { Cents } from '@/domain/shared/money'
import { isSafeWebAddress } from '@/domain/shared/web-address'

/** A picture of the lender's for this customer; images are addresses. */
export interface CustomBanner {
  readonly index: number
  readonly link?: string
  readonly image: string
  /** For windows up to 600 px. */
  readonly imageMobile?: string
}

/** A request that was begun and not finished. */
export interface PendingLoan {
  readonly maxAmount?: Cents
  readonly requestedAmount?: Cents
}

/** What the lender offers by itself. Source: OFF-06. */
export interface AutomaticOffer {
  readonly maxAmount?: Cents
}

/** Where a banner leads: into the portal, out of it, or nowhere. */
export type BannerTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }

export type HomeBanner =
  | { readonly kind: 'custom'; readonly banner: CustomBanner; readonly target?: BannerTarget }
  /** `requested`: what the customer asked for, where nobody has said yet how much they may have. */
  | { readonly kind: 'pending-loan'; readonly amount?: Cents; readonly requested?: Cents }
  | { readonly kind: 'loan-offer'; readonly amount?: Cents }

/** Where the banner of an offer stands among the others. Source: HOM-09, 1§9. */
const offerIndex = 20

interface BannerFacts {
  readonly custom: readonly CustomBanner[]
  readonly accountStatus: AccountStatus
  readonly hasCredentials: boolean
  readonly pendingLoan?: PendingLoan
  readonly automaticOffer?: AutomaticOffer
}

/** The banners of home in their order. Source: HOM-09. */
export function homeBanners(facts: BannerFacts): readonly HomeBanner[] {
  const offer = offerBanner(facts)
  const placed: readonly { readonly index: number; readonly banner: HomeBanner }[] = [
    ...facts.custom.map((banner) => ({ index: banner.index, banner: customBanner(banner) })),
    ...(offer ? [{ index: offerIndex, banner: offer }] : []),
  ]
  return [...placed].sort((one, other) => one.index - other.index).map(({ banner }) => banner)
}

/** Only what a person may follow: a path of the portal or a web address, never a script. Source: GEN-14. */
export function bannerTarget(link: string | undefined): BannerTarget | undefined {
  if (link === undefined) return undefined
  const to = insidePortalPath(link)
  if (to !== undefined) return { kind: 'inside', to }
  return isSafeWebAddress(link) ? { kind: 'outside', href: link } : undefined
}

function customBanner(banner: CustomBanner): HomeBanner {
  const target = bannerTarget(banner.link)
  return target ? { kind: 'custom', banner, target } : { kind: 'custom', banner }
}

/** Source: HOM-09, SES-11. */
export function mayBeOfferedLoan({
  accountStatus,
  hasCredentials,
}: Pick<BannerFacts, 'accountStatus' | 'hasCredentials'>): boolean {
  return showsNewLoanEntry(customerStanding({ hasCredentials, accountStatus }))
}

/** For who may ask for a loan; what they began themselves comes first. Source: HOM-09, OFF-06. */
function offerBanner(facts: BannerFacts): HomeBanner | undefined {
  const { accountStatus, pendingLoan, automaticOffer } = facts
  if (!mayBeOfferedLoan(facts)) return undefined
  if (pendingLoan) return begun(pendingLoan)
  const { loanOffer, renewalMaxAmount } = accountStatus
  if (loanOffer && !loanOffer.isRejected) return offered('loan-offer', loanOffer.maxAmount)
  if (automaticOffer) return offered('loan-offer', automaticOffer.maxAmount)
  return renewalMaxAmount ? offered('loan-offer', renewalMaxAmount) : undefined
}

function begun({ maxAmount, requestedAmount: requested }: PendingLoan): HomeBanner {
  if (maxAmount !== undefined || requested === undefined) return offered('pending-loan', maxAmount)
  return { kind: 'pending-loan', requested }
}

function offered(kind: 'pending-loan' | 'loan-offer', amount: Cents | undefined): HomeBanner {
  return amount ? { kind, amount } : { kind }
}
