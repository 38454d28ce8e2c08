import { definePort } from '@/application/shared/port'

/**
 * The browser's prompt to install the portal on the device's home screen. Not every browser has such a
 * prompt. Source: ACC-25.
 */
export interface InstallPrompt {
  /** Returns whether the browser offers to install the portal now. */
  isOffered(): boolean
  /**
   * Shows the browser's install dialog. Works once for each time that the browser offers the installation.
   */
  showDialog(): Promise<'accepted' | 'dismissed'>
  /**
   * Calls `run` with `offer` each time that the browser offers the installation, and with `installed`
   * once the portal is installed. Returns a function that unsubscribes.
   */
  onChange(run: (change: 'offer' | 'installed') => void): () => void
}
export const InstallPrompt = definePort<InstallPrompt>('InstallPrompt')
