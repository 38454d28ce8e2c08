import { createContext, useContext } from 'react'
import type { Settings } from '@/application/shared/settings.port'

/** The lender's configuration for screens that only show it. */
export const SettingsContext = createContext<Settings | undefined>(undefined)

export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('The shell gave no settings')
  return settings
}

/** Where the support chat opens. */
export function useChatAddress(): string {
  return `https://wa.me/${useSettings().chatNumber}`
}
