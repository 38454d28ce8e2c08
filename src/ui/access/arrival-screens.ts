import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { AutoLoginScreen } from './auto-login-screen'
import { InstallScreen } from './install-screen'
import { IntroductionScreen } from './introduction-screen'
import { SplashScreen } from './splash-screen'

/**
 * Screens for arriving at the portal, loaded as one chunk because each is small. Source: ACC-23 to ACC-26.
 */
export const arrivalScreens = {
  splash: SplashScreen,
  installApp: InstallScreen,
  introduction: IntroductionScreen,
  autoLogin: AutoLoginScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
