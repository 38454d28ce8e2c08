import { Router } from 'wouter'
import type { Settings } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { BrandContext } from '@/ui/kit/brand'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { PublicFrame } from '@/ui/shell/public-frame'
import { SettingsContext } from '@/ui/shell/use-settings'
import { portalStartFailureTexts as texts } from '@/ui/texts/failed-start.texts'
import { failureActionTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

interface ContactProps {
  /**
   * The lender's phone number when the portal is built, digits only. If the published configuration has
   * another number, the inline script replaces this one.
   */
  readonly phone: string
}

function Contact({ phone }: ContactProps) {
  return (
    <ButtonLink variant="secondary" href={`tel:+${phone}`}>
      {texts.contact(phone)}
    </ButtonLink>
  )
}

/** The support code in the notice. The inline script of the page fills it in. Source: OPS-04. */
function Code({ reference = '' }: { readonly reference?: string }) {
  return (
    <>
      {basicComponentTexts.reference(reference)}
      <span data-support-code="" />
    </>
  )
}

/**
 * The notice that the portal's scripts were not loaded, with a button to try again. The inline script of the
 * page handles this button. Source: GEN-08.
 */
export function ScriptsNotLoadedNotice() {
  const retry = (
    <Button variant="secondary" icon="retry">
      {failureActionTexts.retry}
    </Button>
  )
  return (
    <Notice tone="bad" announced action={retry}>
      {gatewayFailureText({ kind: 'no-answer' })} <Code />
    </Notice>
  )
}

/**
 * The notice that the browser is too old, with what the customer can do. It has no button to try again,
 * because that would not help. Source: GEN-16.
 */
export function OldBrowserNotice({ phone }: ContactProps) {
  return (
    <Notice tone="bad" announced action={<Contact phone={phone} />}>
      {texts.old} <Code />
    </Notice>
  )
}

/**
 * The notice that an error stopped the portal while it started, with a button to try again. The inline script
 * of the page handles this button. Source: GEN-16.
 */
export function StartErrorNotice({ phone }: ContactProps) {
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

/** A whole screen with the notice that the portal did not start, for pages that have no other content. */
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
