import { inject, injectable } from 'inversify'
import { bottomBarEntries, type BottomBarEntry } from '@/domain/home/tiles'
import { accessObstacleToArea, type PortalArea } from '@/domain/session/area-access'
import type { Customer } from '@/domain/session/session'
import { CustomerAvatar } from '@/application/profile/customer-avatar'
import { Capabilities } from '@/application/shared/capabilities'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses, switchableCapabilityOfAddress, type AddressName } from '@/ui/addresses'
import { accessObstacleText, menuTexts } from '@/ui/texts/menu.texts'
import { PortalViewModel } from './portal-view-model'
import { CustomerStandingStore } from './customer-standing-store'

const { entries, groups } = menuTexts

interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly area?: PortalArea
}

interface ShownMenuEntry extends MenuEntry {
  readonly disabledReason: string | undefined
}

/** The groups of the menu with their entries. Source: HOM-14. */
const allMenuGroups: readonly { readonly title: string; readonly entries: readonly MenuEntry[] }[] = [
  {
    title: groups.loans,
    entries: [
      { to: addresses.loans.createPath(), label: entries.loans, area: 'loans' },
      { to: addresses.cards.createPath(), label: entries.cards },
      { to: addresses.payInstallment.createPath(), label: entries.payInstallment, area: 'pay-installment' },
    ],
  },
  {
    title: groups.credit,
    entries: [
      { to: addresses.creditLineDetail.createPath(), label: entries.creditLine, area: 'revolving-line' },
      { to: addresses.newLoan.createPath(), label: entries.newLoan, area: 'new-loan' },
      { to: addresses.otherServices.createPath(), label: entries.paymentsAndTopUps, area: 'more-products' },
    ],
  },
  {
    title: groups.documents,
    entries: [
      { to: addresses.myPayments.createPath(), label: entries.myPayments, area: 'my-payments' },
      { to: addresses.couponBook.createPath(), label: entries.couponBook, area: 'vouchers' },
      { to: addresses.debtFree.createPath(), label: entries.debtFree, area: 'debt-free-certificate' },
      { to: addresses.invoices.createPath(), label: entries.invoices, area: 'bills' },
    ],
  },
  {
    title: groups.account,
    entries: [
      { to: addresses.help.createPath(), label: entries.help, area: 'help' },
      { to: addresses.profile.createPath(), label: entries.profile, area: 'profile' },
      { to: addresses.logout.createPath(), label: entries.logout },
    ],
  },
]

/**
 * For each entry of the bottom bar that not every customer may open: the area of the portal that it opens.
 */
const areaByRestrictedBottomBarEntry: Partial<Readonly<Record<BottomBarEntry, PortalArea>>> = {
  'my-loans': 'loans',
  'my-payments': 'my-payments',
  qr: 'revolving-line',
  'revolving-line': 'revolving-line',
}

/** For each entry of the bottom bar that the lender can switch off: its path. Source: OPS-03. */
const pathBySwitchableBottomBarEntry: Partial<Readonly<Record<BottomBarEntry, string>>> = {
  qr: addresses.qrPayment.path,
  'revolving-line': addresses.creditLineDetail.path,
}

/**
 * The steps of paying a shop and of requesting a loan from the credit line. Their screens have no bottom
 * bar. Source: HOM-13, QRP-07, REV-02.
 */
const creditLineUseSteps: ReadonlySet<AddressName> = new Set(['qrAmount', 'qrPlan', 'creditLineRequest'])

/**
 * The layout around the screens of a signed-in customer: header, menu and bottom bar. Source: HOM-03,
 * HOM-13, HOM-14.
 */
@injectable()
export class PortalFrameViewModel {
  isMenuOpen = false
  /** The customer's photo; undefined if they have none. Source: PRO-01. */
  customerPhoto: Blob | undefined = undefined
  /**
   * Number of times that the lender has switched parts of the portal off or on while the page is open. The
   * menu is built again when this number changes. Source: OPS-05.
   */
  featureSwitchCount = 0

  constructor(
    @inject(PortalViewModel) private readonly portal: PortalViewModel,
    @inject(CustomerStandingStore) private readonly standingStore: CustomerStandingStore,
    @inject(CustomerAvatar) private readonly avatar: CustomerAvatar,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Capabilities) private readonly capabilities: Capabilities,
  ) {
    observeFields(this, 'isMenuOpen', 'customerPhoto', 'featureSwitchCount')
  }

  onMount(): () => void {
    const stops = [
      this.navigation.onChange(this.closeMenu),
      this.avatar.onChange(this.showPicture),
      this.capabilities.onChange(this.countFeatureSwitch),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  get customer(): Customer | undefined {
    return this.standingStore.customer
  }

  get initials(): string {
    const { firstName = '', surname = '' } = this.customer ?? {}
    return (firstName.slice(0, 1) + surname.slice(0, 1)).toUpperCase()
  }

  /**
   * The menu, in groups of entries. An entry that the customer may not open is disabled and says why.
   * The entry for a new loan may be hidden instead, as are the parts of the portal that the lender has
   * switched off. Source: SES-09 to SES-12.
   */
  get menuGroups(): readonly { readonly title: string; readonly entries: readonly ShownMenuEntry[] }[] {
    const standing = this.standingStore.standing()
    const isShown = ({ area, to }: MenuEntry) =>
      (area !== 'new-loan' || standing?.isBlacklisted !== true) && !this.isPathOff(to)
    return allMenuGroups
      .map(({ title, entries: all }) => ({
        title,
        entries: all
          .filter(isShown)
          .map((entry) => ({ ...entry, disabledReason: this.reasonAgainst(entry.area) })),
      }))
      .filter((group) => group.entries.length > 0)
  }

  /**
   * The entries of the bottom navigation bar. There are none on payment screens, or while the legal
   * notice is shown. Source: HOM-02, HOM-13, PAY-21.
   */
  get bottomBarEntries(): readonly BottomBarEntry[] {
    if (this.showsLegalNotice || this.isPaying) return []
    const bar = bottomBarEntries(this.standingStore.accountStatus ?? {})
    return bar.filter((entry) => !this.isPathOff(pathBySwitchableBottomBarEntry[entry]))
  }

  /**
   * Returns the reason why an entry of the bottom bar is disabled; undefined if the entry is enabled.
   * Source: SES-09, SES-10.
   */
  bottomBarEntryDisabledReason(entry: BottomBarEntry): string | undefined {
    return this.reasonAgainst(areaByRestrictedBottomBarEntry[entry])
  }

  /**
   * The reason why the help link in the header is disabled; undefined if the link is enabled. Source:
   * HOM-03, SES-09.
   */
  get helpDisabledReason(): string | undefined {
    return this.reasonAgainst('help')
  }

  private reasonAgainst(area: PortalArea | undefined): string | undefined {
    const standing = this.standingStore.standing()
    const obstacle = area && standing && accessObstacleToArea(area, standing)
    return obstacle && accessObstacleText(obstacle)
  }

  /** Returns whether the lender has switched off the part of the portal at the given path. Source: OPS-03. */
  private isPathOff(path: string | undefined): boolean {
    // Read, so that the menu changes with it.
    if (path === undefined || this.featureSwitchCount < 0) return false
    return this.capabilities.isSwitchedOff(switchableCapabilityOfAddress(path))
  }

  private countFeatureSwitch(): void {
    this.featureSwitchCount += 1
  }

  private get showsLegalNotice(): boolean {
    const name = this.portal.currentRoute?.name
    return (
      (name === 'home' || name === 'newHome') && this.standingStore.accountStatus?.legalStudy !== undefined
    )
  }

  private get isPaying(): boolean {
    const name = this.portal.currentRoute?.name
    if (name === undefined) return false
    return addresses[name].policy.area === 'payment-steps' || creditLineUseSteps.has(name)
  }

  get screenPath(): string {
    return this.portal.screenPath
  }

  openMenu(): void {
    this.standingStore.requestLoanHoldings()
    this.showPicture()
    void this.avatar.load()
    this.isMenuOpen = true
  }

  private showPicture(): void {
    this.customerPhoto = this.avatar.current()?.blob
  }

  closeMenu(): void {
    this.isMenuOpen = false
  }
}
