import { renderToString } from 'react-dom/server'
import { readConfiguration } from '@/start/configuration'
import { createContainer } from '@/start/container'
import { shownOf } from '@/start/entrance'
import { addresses } from '@/ui/addresses'
import { App } from '@/ui/app'
import { applyAccent } from '@/ui/kit/accent'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { dniTexts } from '@/ui/texts/dni.texts'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { memoryPlatformServices } from '#tests/support/memory-platform-services'
import { BrokenStart, FailedStart, FailedStartScreen, OldBrowser } from './failed-start'
import { WaitingFrame } from './frame'

/** What the pages show before the portal comes. */
export interface Drawn {
  /** Of all addresses but the entrance. */
  readonly frame: string
  /** The entrance as the portal draws it for somebody whom nobody knows yet. */
  readonly entrance: { readonly title: string; readonly markup: string }
  /** What each of them says where the portal's scripts do not come. */
  readonly failedStart: {
    readonly frame: string
    readonly entrance: string
    /** What takes the place of the notice in both, where the browser is too old and where the portal broke. */
    readonly old: string
    readonly broken: string
  }
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
  const container = createContainer(
    memoryPlatformServices({
      configuration: read.value,
      fetch: () => Promise.reject(new Error('The entrance asks nobody')),
      navigation: new MemoryNavigation(addresses.dni.to()),
    }),
  )
  container.get(PortalViewModel).showAtOnce()
  const shades: string[] = []
  applyAccent({ style: { setProperty: (name, value) => shades.push(`${name}:${value}`) } }, settings.accent)
  const { brandName, accent } = settings
  return {
    frame: renderToString(<WaitingFrame brand={brandName} />),
    entrance: { title: dniTexts.title, markup: renderToString(<App container={container} />) },
    failedStart: {
      frame: renderToString(<FailedStartScreen settings={settings} />),
      entrance: renderToString(<FailedStart />),
      old: renderToString(<OldBrowser phone={settings.chatNumber} />),
      broken: renderToString(<BrokenStart phone={settings.chatNumber} />),
    },
    brandName,
    shown: shownOf(settings),
    accent,
    shades: shades.join(';'),
  }
}
