import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { AutoLoginScreen } from '@/ui/access/auto-login-screen'
import { PortalInstallScreen } from '@/ui/access/portal-install-screen'
import { IntroductionScreen } from '@/ui/access/introduction-screen'
import { SplashScreen } from '@/ui/access/splash-screen'
import '@/start/capabilities/access'
import '@/start/capabilities/notifications'

/**
 * The screens with which a customer first arrives at the portal. They are small, so they are loaded as
 * one chunk (code file). Source: ACC-23 to ACC-26.
 */
export const welcomeScreens = {
  splash: SplashScreen,
  installApp: PortalInstallScreen,
  introduction: IntroductionScreen,
  autoLogin: AutoLoginScreen,
} satisfies Record<AddressNamesInChunk<'arrival'>, ComponentType>
