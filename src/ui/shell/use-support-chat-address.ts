import { useContext } from 'react'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import { pageSupportCode } from '@/ui/kit/page-support-code'
import { ViewModelFactoryContext } from '@/ui/kit/use-view-model'
import { supportCodeTexts } from '@/ui/texts/support-code.texts'
import { supportChatAddress } from './support-chat-address'
import { useSettings } from './use-settings'

/**
 * Returns the address of the support chat. If an error has happened on this page, the address contains
 * the page's support code. Source: OPS-04.
 */
export function useSupportChatAddress(): string {
  const { chatNumber } = useSettings()
  const { errors } = useContext(ViewModelFactoryContext)(PageTelemetry)
  const code = pageSupportCode()
  const address = supportChatAddress(chatNumber)
  if (code === undefined || errors.length === 0) return address
  return `${address}?text=${encodeURIComponent(supportCodeTexts.chat(code))}`
}
