import type { ConfigurationFailure } from './configuration'
import { showFailedStartPage } from './plain-page'
import { wrongConfigurationTexts as texts } from '@/ui/texts/wrong-configuration.texts'

/**
 * Shows on the page which key of the configuration file is wrong, or that the file cannot be read.
 * Source: GEN-08.
 */
export function showWrongConfiguration(root: HTMLElement, { wrongEntryPath }: ConfigurationFailure): void {
  showFailedStartPage(root, {
    title: texts.title,
    text: wrongEntryPath === '' ? texts.unreadable : texts.wrongKey(wrongEntryPath),
  })
}
