import type { ConfigurationFailure } from './configuration'
import { showPlainPage } from './plain-page'
import { wrongConfigurationTexts as texts } from '@/ui/texts/wrong-configuration.texts'

/** Shows the wrong key of the configuration file on the page. Source: GEN-08. */
export function showWrongConfiguration(root: HTMLElement, { key }: ConfigurationFailure): void {
  showPlainPage(root, { title: texts.title, text: key === '' ? texts.unreadable : texts.wrongKey(key) })
}
