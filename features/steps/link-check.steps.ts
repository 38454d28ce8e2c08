import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

/**
 * Returns the text with each escape such as `\u202e` replaced by the invisible character that it stands
 * for.
 */
function decodeUnicodeEscapes(text: string): string {
  return text.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
}

export const lenderLinkCheckStepPhrases: StepPhrases = {
  '… lee "…"': {
    'del enlace': async ({ linkCheck }) => ({ within: await linkCheck.linkCheckResultText() }),
    'al pie': async ({ linkCheck }) => ({ within: await linkCheck.footerText() }),
  },
}

When('pregunta si es nuestro {string}', async function (this: PortalWorld, link: string) {
  await (await this.portal()).linkCheck.checkLink(decodeUnicodeEscapes(link))
})

Then('se le responde {string}', async function (this: PortalWorld, text: string) {
  assert.includes(await (await this.portal()).linkCheck.linkCheckResultText(), text)
})
