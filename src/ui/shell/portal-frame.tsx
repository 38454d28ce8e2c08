import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { BottomBarEntry as BarEntry } from '@/domain/home/tiles'
import { addresses } from '@/ui/addresses'
import { TopBar } from '@/ui/kit/app-bar'
import { Avatar } from '@/ui/kit/avatar'
import { BottomBar, type BottomBarEntry } from '@/ui/kit/bottom-bar'
import { TextLink } from '@/ui/kit/button'
import { DisabledLink } from '@/ui/kit/disabled-link'
import { Drawer } from '@/ui/kit/drawer'
import { MenuBar, MenuList } from '@/ui/kit/menu'
import { useViewModel } from '@/ui/kit/use-view-model'
import { menuTexts } from '@/ui/texts/menu.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { PortalFrameViewModel } from './portal-frame-view-model'
import { mainLandmarkId } from './main-landmark-id'
import styles from './portal-frame.module.css'
import { SkippedItemsNotice } from './skipped-items-notice'

/**
 * The logout screen. Its code is loaded together with the menu, so that customers can sign out even
 * without a connection. Source: ACC-31.
 */
export { LogoutScreen } from '@/ui/access/logout-screen'

/** The header, menu and bottom bar around the screens of a signed-in customer. Source: HOM-13, HOM-14. */
export const PortalFrame = observer(function PortalFrame({ children }: { readonly children: ReactNode }) {
  const model = useViewModel(PortalFrameViewModel)
  const bottomBarEntries = model.bottomBarEntries.map((entry) => ({
    ...toBottomBarEntry(entry, model),
    disabledReason: model.bottomBarEntryDisabledReason(entry),
  }))
  const groups = model.menuGroups.map((group) => ({
    title: group.title,
    entries: group.entries.map((entry) => ({ ...entry, current: entry.to === model.screenPath })),
  }))
  return (
    <>
      <TopBar
        to={addresses.home.createPath()}
        onMenu={model.openMenu}
        menuOpen={model.isMenuOpen}
        navigation={<MenuBar label={menuTexts.mainMenu} groups={groups} />}
      >
        <HelpLink disabledReason={model.helpDisabledReason} />
      </TopBar>
      <Drawer
        open={model.isMenuOpen}
        label={menuTexts.mainMenu}
        onClose={model.closeMenu}
        heading={
          <div className={styles['person']}>
            <Avatar initials={model.initials} picture={model.customerPhoto} />
            <span>{model.customer && `${model.customer.firstName} ${model.customer.surname}`}</span>
          </div>
        }
      >
        <MenuList label={menuTexts.mainMenu} groups={groups} />
      </Drawer>
      <main id={mainLandmarkId} tabIndex={-1} className={bottomBarSpaceClass(bottomBarEntries)}>
        <SkippedItemsNotice />
        {children}
      </main>
      {bottomBarEntries.length > 0 && <BottomBar entries={bottomBarEntries} />}
    </>
  )
})

/** The help link of the header. Source: HOM-03, SES-09. */
function HelpLink({ disabledReason }: { readonly disabledReason: string | undefined }) {
  if (disabledReason === undefined)
    return <TextLink to={addresses.help.createPath()}>{shellTexts.help}</TextLink>
  return (
    <DisabledLink className={styles['closed']}>
      <b>{shellTexts.help}</b> <span>{disabledReason}</span>
    </DisabledLink>
  )
}

/**
 * Returns the class that leaves room for the bottom bar below the content; undefined if there is no bottom
 * bar.
 */
function bottomBarSpaceClass(entries: readonly BottomBarEntry[]): string | undefined {
  if (entries.length === 0) return undefined
  return styles[entries.some(({ disabledReason }) => disabledReason) ? 'withReasons' : 'withBottomBar']
}

function toBottomBarEntry(entry: BarEntry, model: PortalFrameViewModel): BottomBarEntry {
  const { bottomBar, entries } = menuTexts
  const at = (to: string): { readonly to: string; readonly current: boolean } => ({
    to,
    current: model.screenPath === to,
  })
  switch (entry) {
    case 'home':
      return { label: bottomBar.home, icon: 'home', ...at(addresses.home.createPath()) }
    case 'my-loans':
      return { label: bottomBar.loans, icon: 'loans', ...at(addresses.loans.createPath()) }
    case 'my-payments':
      return { label: bottomBar.payments, icon: 'receipt', ...at(addresses.myPayments.createPath()) }
    case 'qr':
      return { label: entries.qr, icon: 'qr', hideLabel: true, ...at(addresses.qrPayment.createPath()) }
    case 'revolving-line':
      return { label: bottomBar.line, icon: 'line', ...at(addresses.creditLineDetail.createPath()) }
    case 'menu':
      return { label: entries.menu, icon: 'menu', onPress: model.openMenu }
  }
}
