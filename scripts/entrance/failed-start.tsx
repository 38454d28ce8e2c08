import { Router } from 'wouter'
import type { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { PublicFrame } from '@/ui/shell/public-frame'
import { SettingsContext } from '@/ui/shell/use-settings'
import { failureTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

/** That the portal's scripts did not come; the page's own program hears the button. Source: GEN-08. */
export function FailedStart() {
  const retry = (
    <Button variant="secondary" icon="retry">
      {failureTexts.retry}
    </Button>
  )
  return (
    <Notice tone="bad" announced action={retry}>
      {gatewayFailureText({ kind: 'no-answer' })}
    </Notice>
  )
}

/** The same where the page has nothing else to show. */
export function FailedStartScreen({ settings }: { readonly settings: Settings }) {
  return (
    <SettingsContext value={settings}>
      <Router ssrPath={addresses.dni.path}>
        <PublicFrame>
          <Screen title={shellTexts.configurationTrouble.title} width="narrow">
            <FailedStart />
          </Screen>
        </PublicFrame>
      </Router>
    </SettingsContext>
  )
}
