import { greetedName } from '@/domain/home/first-name'
import { IntroductionViewModel } from '@/ui/access/introduction-view-model'
import { UnlockViewModel } from '@/ui/access/unlock-view-model'
import { paths } from '@/ui/paths'
import { accessTexts } from '@/ui/texts/access.texts'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { profileTexts } from '@/ui/texts/profile.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { unlockTexts } from '@/ui/texts/unlock.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import type { HeadlessPortal } from './headless-portal'

/** The title of the screen where the customer is, for the screens whose title does not depend on what they load. */
export function screenTitle(portal: HeadlessPortal): string {
  switch (portal.navigation.path()) {
    case paths.dni:
    case paths.main:
      return accessTexts.dni.title
    case paths.identity:
      return accessTexts.identity.title
    case paths.login:
      return accessTexts.password.title('')
    case paths.smsCode:
      return accessTexts.code.title
    case paths.smsNotReceived:
      return accessTexts.notReceived.title
    case paths.notACustomer:
      return accessTexts.notACustomer.title
    case paths.home:
    case paths.newHome:
      return homeTexts.title(greetedName(portal.doorkeeper.customer?.firstName ?? ''))
    case paths.loans:
      return loansTexts.list.title
    case paths.payInstallment:
    case paths.payInstallments:
      return paymentsTexts.list.title
    case paths.myPayments:
      return myPaymentsTexts.title
    case paths.couponBook:
      return documentsTexts.couponBook.title
    case paths.receiptNotification:
      return receiptNotificationTexts.title
    case paths.profile:
      return profileTexts.title
    case paths.unlock:
      return unlockTitle(portal)
    case paths.introduction:
      return introductionTitle(portal)
    case paths.installApp:
      return welcomeTexts.install.title
    case paths.logout:
      return accessTexts.logout.title
    default:
      return shellTexts.comingSoon.title
  }
}

function unlockTitle(portal: HeadlessPortal): string {
  const { phase } = portal.at(UnlockViewModel, undefined).state
  return phase === 'not-supported' ? unlockTexts.register.notSupportedTitle : unlockTexts.register.title
}

function introductionTitle(portal: HeadlessPortal): string {
  const { state } = portal.at(IntroductionViewModel, undefined)
  return state.phase === 'showing' ? state.title : ''
}
