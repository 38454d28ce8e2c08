import { renderToString } from 'react-dom/server'
import { Navigation } from '@/application/shared/navigation.port'
import { readConfiguration } from '@/start/configuration'
import { createContainer } from '@/start/container'
import { serializeLoginFormSettings } from '@/start/prerendered-form'
import { pairPortWithService } from '@/start/port-with-service'
import { rarelyUsedConfigurationKeys } from '@/start/rarely-used-configuration'
import { addresses } from '@/ui/addresses'
import { onDemandPortalParts } from '@/start/routes'
import { App } from '@/ui/app'
import { applyAccentColour } from '@/ui/kit/accent'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { dniTexts } from '@/ui/texts/dni.texts'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { createMemoryDeviceServices } from '#tests/support/memory-services'
import { StartErrorNotice, ScriptsNotLoadedNotice, FailedStartScreen, OldBrowserNotice } from './failed-start'
import { LoadingPageSkeleton } from './loading-page-skeleton'

/** What the HTML pages contain before the portal's code runs. */
export interface PrerenderedPageParts {
  /**
   * HTML of the loading frame, which is the content of the HTML page for every address except that of the
   * login form.
   */
  readonly frame: string
  /** The login form as the portal renders it for a visitor whom it does not know. */
  readonly entrance: { readonly title: string; readonly markup: string }
  /**
   * The notices that say that the portal did not start: two for scripts that were not loaded (one for the
   * page of the login form, one for the page of all other addresses), and two for other causes.
   */
  readonly failedStart: {
    readonly frame: string
    readonly entrance: string
    /**
     * The notices for two other causes: the browser is too old (`old`), or an error occurred in the
     * portal (`broken`). They replace the notice about scripts that were not loaded.
     */
    readonly old: string
    readonly broken: string
  }
  /** The configuration values that the prerendered login form shows, as one text. */
  readonly shown: string
  readonly brandName: string
  /** The lender's accent colour. `shades` contains its shades as CSS declarations. */
  readonly accent: string
  readonly shades: string
}

/**
 * Renders the contents of the HTML pages. `configuration` is the `config.json` that is published with the
 * pages. Throws if it is wrong.
 */
export function prerenderPageParts(configuration: unknown): PrerenderedPageParts {
  const read = readConfiguration(configuration, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
  if (!read.ok) throw new Error(`config.json is wrong at ${read.failure.wrongEntryPath}`)
  const { settings } = read.value
  const container = createContainer(
    {
      configuration: read.value,
      fetch: () => Promise.reject(new Error('The entrance sends no request')),
    },
    [
      ...createMemoryDeviceServices(),
      pairPortWithService(Navigation, new MemoryNavigation(addresses.dni.createPath())),
    ],
  )
  container.get(PortalViewModel).showScreenUnlessRedirected()
  const shades: string[] = []
  applyAccentColour(
    { style: { setProperty: (name, value) => shades.push(`${name}:${value}`) } },
    settings.accent,
  )
  const { brandName, accent, logo, texts } = settings
  return {
    frame: renderToString(<LoadingPageSkeleton brand={{ name: brandName, logo }} />),
    entrance: {
      title: texts?.login?.title ?? dniTexts.title,
      markup: renderToString(<App container={container} components={onDemandPortalParts} />),
    },
    failedStart: {
      frame: renderToString(<FailedStartScreen settings={settings} />),
      entrance: renderToString(<ScriptsNotLoadedNotice />),
      old: renderToString(<OldBrowserNotice phone={settings.chatNumber} />),
      broken: renderToString(<StartErrorNotice phone={settings.chatNumber} />),
    },
    brandName,
    shown: serializeLoginFormSettings(settings),
    accent,
    shades: shades.join(';'),
  }
}
