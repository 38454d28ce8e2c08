import { renderToString } from 'react-dom/server'
import { readConfiguration } from '@/config'
import { createContainer } from '@/container'
import { shownOf } from '@/entrance'
import { addresses } from '@/ui/addresses'
import { App } from '@/ui/app'
import { applyAccent } from '@/ui/kit/accent'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { dniTexts } from '@/ui/texts/dni.texts'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { MemoryCamera } from '#tests/support/memory-camera'
import {
  BrowserTabDisplay,
  MemoryClipboard,
  MemoryDeviceInHand,
  MemoryEarlyEntries,
  MemoryFileSaver,
  MemoryFormHandOver,
  MemoryInstallPrompt,
  MemoryFileSharing,
  MemoryTabLock,
  SequentialRandomness,
} from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryFileOpener, MemoryPageViews, MemoryPushMessaging } from '#tests/support/memory-notifications'
import { MemoryPictureCropping } from '#tests/support/memory-picture-cropping'
import { MemoryRelease } from '#tests/support/memory-release'
import { MemorySmsCodeReader } from '#tests/support/memory-sms-code-reader'
import { MemoryStorage } from '#tests/support/memory-storage'
import { WaitingFrame } from './frame'

/** What the pages show before the portal comes. */
export interface Drawn {
  /** Of all addresses but the entrance. */
  readonly frame: string
  /** The entrance as the portal draws it for somebody whom nobody knows yet. */
  readonly entrance: { readonly title: string; readonly markup: string }
  /** What of the configuration it shows. */
  readonly shown: string
  readonly brandName: string
  /** The lender's, and its shades as declarations of CSS. */
  readonly accent: string
  readonly shades: string
}

/** `configuration`: the file `config.json` that is published with the page. */
export function draw(configuration: unknown): Drawn {
  const read = readConfiguration(configuration, { showsCodes: false })
  if (!read.ok) throw new Error(`config.json is wrong at ${read.failure.key}`)
  const { settings } = read.value
  const container = createContainer({
    configuration: read.value,
    fetch: () => Promise.reject(new Error('The entrance asks nobody')),
    localStorage: new MemoryStorage(),
    tabStorage: new MemoryStorage(),
    clock: new ManualClock(),
    navigation: new MemoryNavigation(addresses.dni.to()),
    tabLock: new MemoryTabLock(),
    randomness: new SequentialRandomness(),
    clipboard: new MemoryClipboard(),
    fileSaver: new MemoryFileSaver(),
    fileOpener: new MemoryFileOpener(),
    display: new BrowserTabDisplay(),
    formHandOver: new MemoryFormHandOver(),
    deviceInHand: new MemoryDeviceInHand(),
    earlyEntries: new MemoryEarlyEntries(),
    fileSharing: new MemoryFileSharing(),
    pictureCropping: new MemoryPictureCropping(),
    installPrompt: new MemoryInstallPrompt(),
    passkeyAuthenticator: new MemoryAuthenticator(),
    smsCodeReader: new MemorySmsCodeReader(),
    pushMessaging: new MemoryPushMessaging(),
    pageViews: new MemoryPageViews(),
    camera: new MemoryCamera(),
    release: new MemoryRelease(),
  })
  container.get(PortalViewModel).showAtOnce()
  const shades: string[] = []
  applyAccent({ style: { setProperty: (name, value) => shades.push(`${name}:${value}`) } }, settings.accent)
  const { brandName, accent } = settings
  return {
    frame: renderToString(<WaitingFrame brand={brandName} />),
    entrance: { title: dniTexts.title, markup: renderToString(<App container={container} />) },
    brandName,
    shown: shownOf(settings),
    accent,
    shades: shades.join(';'),
  }
}
