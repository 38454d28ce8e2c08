import { Router } from 'wouter'
import type { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { BrandContext } from '@/ui/kit/brand'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { PublicFrame } from '@/ui/shell/public-frame'
import { SettingsContext } from '@/ui/shell/use-settings'
import { failedStartTexts as texts } from '@/ui/texts/failed-start.texts'
import { failureTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

interface ContactProps {
  /** The lender's phone, digits only. The inline script checks that it is still current. */
  readonly phone: string
}

function Contact({ phone }: ContactProps) {
  return (
    <ButtonLink variant="secondary" href={`tel:+${phone}`}>
      {texts.contact(phone)}
    </ButtonLink>
  )
}

/** The inline script fills in the code of the page. Source: OPS-04. */
function Code({ reference = '' }: { readonly reference?: string }) {
  return (
    <>
      {kitTexts.reference(reference)}
      <span data-support-code="" />
    </>
  )
}

/** Says that the portal's scripts were not loaded. The inline script handles its button. Source: GEN-08. */
export function ScriptsNotLoadedNotice() {
  const retry = (
    <Button variant="secondary" icon="retry">
      {failureTexts.retry}
    </Button>
  )
  return (
    <Notice tone="bad" announced action={retry}>
      {gatewayFailureText({ kind: 'no-answer' })} <Code />
    </Notice>
  )
}

/**
 * Says that the browser is too old, and what to do. It has no retry, which would not help. Source: GEN-16.
 */
export function OldBrowserNotice({ phone }: ContactProps) {
  return (
    <Notice tone="bad" announced action={<Contact phone={phone} />}>
      {texts.old} <Code />
    </Notice>
  )
}

/** Says that the portal failed after its start. The inline script handles its button. Source: GEN-16. */
export function BrokenStartNotice({ phone }: ContactProps) {
  return (
    <Notice
      tone="bad"
      announced
      action={
        <>
          <Button>{texts.retry}</Button>
          <Contact phone={phone} />
        </>
      }
    >
      {texts.broken} <Code reference={`${texts.reference} · `} />
    </Notice>
  )
}

/** The notice as a whole screen, for pages without other content. */
export function FailedStartScreen({ settings }: { readonly settings: Settings }) {
  return (
    <SettingsContext value={settings}>
      <BrandContext value={{ name: settings.brandName, logo: settings.logo }}>
        <Router ssrPath={addresses.dni.path}>
          <PublicFrame>
            <Screen title={shellTexts.configurationFailure.title} width="narrow">
              <ScriptsNotLoadedNotice />
            </Screen>
          </PublicFrame>
        </Router>
      </BrandContext>
    </SettingsContext>
  )
}
