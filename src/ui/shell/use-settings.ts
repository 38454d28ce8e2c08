import { createContext, useContext } from 'react'
import type { Settings } from '@/application/shared/settings.port'

/** The React context with the lender's configuration, for components that only display it. */
export const SettingsContext = createContext<Settings | undefined>(undefined)

export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('No settings')
  return settings
}
