import type { AccountStatus } from '@/domain/session/session'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import type { Cents } from '@/domain/shared/money'
import { isSafeWebAddress } from '@/domain/shared/web-address'

/** A banner image that the lender shows to this customer, as web addresses of its image files. */
export interface LenderBanner {
  readonly sortPosition: number
  readonly link?: string
  readonly image: string
  /** Web address of the banner's image for windows up to 600 px wide. */
  readonly imageMobile?: string
}

/** A loan application that the customer started and did not finish. */
export interface UnfinishedLoanApplication {
  readonly maxAmount?: Cents
  readonly requestedAmount?: Cents
}

/** An offer of a loan that the lender makes on its own initiative. Source: OFF-06. */
export interface UnsolicitedLoanOffer {
  readonly maxAmount?: Cents
}

/** Where a banner leads: to a path of the portal, or to a web address outside it. */
type BannerTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }

export type HomeBanner =
  | { readonly kind: 'custom'; readonly banner: LenderBanner; readonly target?: BannerTarget }
  /**
   * The banner of an unfinished loan application. `amount` is the maximum amount that the lender gives;
   * `requested` is the amount that the customer asked for, present only if the lender gives no maximum.
   */
  | { readonly kind: 'pending-loan'; readonly amount?: Cents; readonly requested?: Cents }
  | { readonly kind: 'loan-offer'; readonly amount?: Cents }

/**
 * Sort position, among the lender's banners, of the banner of a loan application or loan offer. Source:
 * HOM-09, 1§9.
 */
const loanBannerSortPosition = 20

interface BannerFacts {
  readonly lenderBanners: readonly LenderBanner[]
  readonly accountStatus: AccountStatus
  /**
   * Whether banners may offer the customer a new loan: the customer may open the screens for a new loan, and
   * the lender has not switched them off. Source: HOM-09, SES-11, OPS-03.
   */
  readonly isNewLoanOffered: boolean
  readonly unfinishedLoanApplication?: UnfinishedLoanApplication
  readonly unsolicitedLoanOffer?: UnsolicitedLoanOffer
}

/** Returns the banners of the home screen, in the order in which they are shown. Source: HOM-09. */
export function homeBanners(facts: BannerFacts): readonly HomeBanner[] {
  const offer = loanOrApplicationBanner(facts)
  const placed: readonly { readonly index: number; readonly banner: HomeBanner }[] = [
    ...facts.lenderBanners.map((banner) => ({ index: banner.sortPosition, banner: toHomeBanner(banner) })),
    ...(offer ? [{ index: loanBannerSortPosition, banner: offer }] : []),
  ]
  return [...placed].sort((one, other) => one.index - other.index).map(({ banner }) => banner)
}

/**
 * Returns where a banner's link leads: to a path of the portal or to a web address. Undefined for any
 * other link, such as a script. Source: GEN-14.
 */
export function bannerTarget(link: string | undefined): BannerTarget | undefined {
  if (link === undefined) return undefined
  const to = portalPathIfSafe(link)
  if (to !== undefined) return { kind: 'inside', to }
  return isSafeWebAddress(link) ? { kind: 'outside', href: link } : undefined
}

function toHomeBanner(banner: LenderBanner): HomeBanner {
  const target = bannerTarget(banner.link)
  return target ? { kind: 'custom', banner, target } : { kind: 'custom', banner }
}

/**
 * Returns the banner of a loan: an unfinished application comes before an offer. Undefined if the customer
 * may not be offered a loan, or if there is neither. An application or offer of 0 counts as none. Source:
 * HOM-09, OFF-03, OFF-06.
 */
function loanOrApplicationBanner(facts: BannerFacts): HomeBanner | undefined {
  const { accountStatus, isNewLoanOffered, unfinishedLoanApplication, unsolicitedLoanOffer } = facts
  if (!isNewLoanOffered) return undefined
  if (isOfferAboveZero(unfinishedLoanApplication))
    return unfinishedApplicationBanner(unfinishedLoanApplication)
  const { loanOffer, renewalMaxAmount } = accountStatus
  if (isOfferAboveZero(loanOffer) && !loanOffer.isRejected)
    return bannerOfKind('loan-offer', loanOffer.maxAmount)
  if (isOfferAboveZero(unsolicitedLoanOffer))
    return bannerOfKind('loan-offer', unsolicitedLoanOffer.maxAmount)
  return renewalMaxAmount ? bannerOfKind('loan-offer', renewalMaxAmount) : undefined
}

/** Returns whether there is an offer of more than 0. The amount of the offer may be unknown. */
function isOfferAboveZero<Offer extends { readonly maxAmount?: Cents }>(
  offer: Offer | undefined,
): offer is Offer {
  return offer !== undefined && offer.maxAmount !== 0
}

function unfinishedApplicationBanner({ maxAmount, requestedAmount }: UnfinishedLoanApplication): HomeBanner {
  if (maxAmount !== undefined || requestedAmount === undefined) return bannerOfKind('pending-loan', maxAmount)
  return { kind: 'pending-loan', requested: requestedAmount }
}

function bannerOfKind(kind: 'pending-loan' | 'loan-offer', amount: Cents | undefined): HomeBanner {
  return amount ? { kind, amount } : { kind }
}
