import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const toastsStepPhrases: StepPhrases = {
  '… dice "…"': {
    'un aviso': ({ session }) => session.toastTexts(),
  },
  'cierra …': {
    'el aviso': ({ session }) => session.closeToast(),
  },
  'deja …': {
    'de señalar el aviso': ({ session }) => session.movePointerOffToast(),
  },
  'no ve …': {
    'un enlace en el aviso': async ({ session }) => assert.deepEqual(await session.toastLinkTexts(), []),
  },
  'va …': {
    'al aviso con el teclado': ({ session }) => session.focusToast(),
  },
}

When('señala el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.hoverOverToast()
})

When('sale del aviso con el teclado', async function (this: PortalWorld) {
  await (await this.portal()).session.moveFocusOffToast()
})

Then('el aviso se anuncia sin interrumpir', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).session.toastLiveRegionKind(), 'polite')
})

Then('{int} segundo después ya no hay avisos', async function (this: PortalWorld, seconds: number) {
  const { session } = await this.portal()
  await session.advanceClock(seconds)
  await session.waitUntilNoToasts()
})

Then('ya no hay avisos', async function (this: PortalWorld) {
  await (await this.portal()).session.waitUntilNoToasts()
})
