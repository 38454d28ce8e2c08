import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const cardUpdateStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'del enlace no se sabe qué tarjeta es': (world) => {
      const body = { names: 'Marta', lastName: 'Giménez', debitCardNumber: '' }
      setNextCallAnswer(world, 'card-update.findCardToUpdate', { status: 200, body })
    },
  },
  'no completa …': {
    'la tarjeta': ({ cardUpdate }) => cardUpdate.submitCard({}),
  },
  'escribe … "…"': {
    'el número': async ({ cardUpdate }, number, world) => {
      world.lastReadText = await cardUpdate.typeCardNumberAndReadField(number)
    },
  },
  'vuelve …': {
    'a intentar con la tarjeta': ({ cardUpdate }) => cardUpdate.retryAfterFailure(),
  },
  'sigue …': {
    'al portal': ({ cardUpdate }) => cardUpdate.continueToPortal(),
  },
  'no hay …': {
    'menú alrededor': async ({ cardUpdate }) => assert.equal(await cardUpdate.isPortalMenuShown(), false),
  },
}

When('da la tarjeta:', async function (this: PortalWorld, table: StepTable) {
  const fields = table.rowsHash()
  await (
    await this.portal()
  ).cardUpdate.submitCard({
    number: fields['número'] ?? '',
    holder: fields['titular'] ?? '',
    expiry: fields['vencimiento'] ?? '',
    securityCode: fields['código'] ?? '',
    dni: fields['DNI'] ?? '',
  })
})

When(
  'escribe el número {string} y agrega {string} en la posición {int}',
  async function (this: PortalWorld, number: string, added: string, position: number) {
    const { cardUpdate } = await this.portal()
    await cardUpdate.typeCardNumberAndReadField(number)
    this.lastReadText = await cardUpdate.insertIntoCardNumberAndReadField(position, added)
  },
)

When('se fija cómo quedó la tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cardUpdate.askLenderForOutcomeBeforeRetry()
})

Then('el número y el código no quedaron escritos', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).cardUpdate.typedCardNumberAndSecurityCode(), ['', ''])
})
