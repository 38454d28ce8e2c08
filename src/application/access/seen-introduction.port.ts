import { definePort } from '@/application/shared/port'

/**
 * Records on this device whether the introduction and the splash screen have been shown. Source: ACC-23,
 * ACC-24.
 */
export interface SeenIntroduction {
  /** Returns whether the splash screen has been shown, or does not have to be shown any more. */
  isSplashSeen(): boolean
  markSplashSeen(): void
  isIntroductionSeen(): boolean
  markIntroductionSeen(): void
}
export const SeenIntroduction = definePort<SeenIntroduction>('SeenIntroduction')
