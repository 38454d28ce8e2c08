import type { ConfigurationFailure } from '@/config'
import { shellTexts } from '@/ui/texts/shell.texts'

const texts = shellTexts.wrongConfiguration

/** Names the wrong key on the page, with nothing that the configuration could have broken. Source: GEN-08. */
export function showWrongConfiguration(root: HTMLElement, failure: ConfigurationFailure): void {
  const main = document.createElement('main')
  main.className = 'wrong-configuration'
  const title = document.createElement('h1')
  title.textContent = texts.title
  const explanation = document.createElement('p')
  explanation.textContent = failure.key === '' ? texts.unreadable : texts.wrongKey(failure.key)
  main.append(title, explanation)
  root.replaceChildren(main)
  document.title = texts.title
}
