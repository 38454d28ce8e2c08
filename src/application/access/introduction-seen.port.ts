import { definePort } from '@/application/shared/port'

/**
 * Records on this device whether the introduction and the splash screen have been shown. Source: ACC-23,
 * ACC-24.
 */
export interface IntroductionSeen {
  /** Returns whether the splash screen has been shown or is no longer needed. */
  isSplashSeen(): boolean
  markSplashSeen(): void
  isSeen(): boolean
  markSeen(): void
}
export const IntroductionSeen = definePort<IntroductionSeen>('IntroductionSeen')
