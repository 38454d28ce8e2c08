import type { ConfigurationFailure } from './configuration'
import { showPlainPage } from './plain-page'
import { wrongConfigurationTexts as texts } from '@/ui/texts/wrong-configuration.texts'

/** Shows on the page which key of the configuration file is wrong. Source: GEN-08. */
export function showWrongConfiguration(root: HTMLElement, { key }: ConfigurationFailure): void {
  showPlainPage(root, { title: texts.title, text: key === '' ? texts.unreadable : texts.wrongKey(key) })
}
