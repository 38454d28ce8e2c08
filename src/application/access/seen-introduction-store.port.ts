import { definePort } from '@/application/shared/port'

/**
 * Records on this device whether the introduction and the splash screen have been shown. Source: ACC-23,
 * ACC-24.
 */
export interface SeenIntroductionStore {
  /**
   * Returns whether the splash screen, or the introduction that follows it, has been shown on this device.
   */
  isSplashSeen(): boolean
  markSplashSeen(): void
  isIntroductionSeen(): boolean
  markIntroductionSeen(): void
}
export const SeenIntroductionStore = definePort<SeenIntroductionStore>('SeenIntroductionStore')
