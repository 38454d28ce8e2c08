import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { AutoLoginScreen } from './auto-login-screen'
import { InstallScreen } from './install-screen'
import { IntroductionScreen } from './introduction-screen'
import { SplashScreen } from './splash-screen'

/** The screens by which somebody arrives come together: none is big. Source: ACC-23 to ACC-26. */
export const arrivalScreens = {
  splash: SplashScreen,
  installApp: InstallScreen,
  introduction: IntroductionScreen,
  autoLogin: AutoLoginScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
