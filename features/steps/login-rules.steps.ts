import { Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const loginRulesStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'envía códigos de 6 números': (world) => {
      world.changeConfiguration({ codeDigits: 6 })
      world.changeDemoState({ set: { sixDigitCodes: true } })
    },
    'pide contraseñas de 8 o más, con símbolos': (world) => {
      world.changeConfiguration({ passwordsWithSymbols: true })
      world.changeDemoState({ set: { passwordsWithSymbols: true } })
    },
  },
  '… lee "…"': {
    'de la contraseña nueva': async ({ welcome }) => ({ within: await welcome.passwordHint() }),
  },
}

Then(
  'al escribir {string} en {string} queda {string}',
  async function (this: PortalWorld, typed: string, label: string, value: string) {
    assert.deepEqual(await (await this.portal()).access.typeSmsCodeAndReadField(typed), [label, value])
  },
)
