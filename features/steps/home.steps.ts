import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { addresses } from '@/ui/addresses'
import { homeTexts } from '@/ui/texts/home.texts'
import { type ScenarioWordsForActions, translateActionsToScenarioWords } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

const { line } = homeTexts

const scenarioWordsForCreditLineActions: ScenarioWordsForActions = [
  ['ocultar los importes', line.hide],
  ['mostrar los importes', line.show],
  ['ver su línea', line.detail],
  ['ver los movimientos', line.movements],
  ['conocer su oferta', line.seeOffer],
  ['escribir por WhatsApp', line.write],
]

export const homeStepPhrases: StepPhrases = {
  'quiere …': {
    'pagar un servicio': ({ home }) => home.openScreenOfTile(homeTexts.tiles['pay-service']),
    'recargar el celular': ({ home }) => home.openScreenOfTile(homeTexts.tiles.recharge),
    'saber más del beneficio': ({ home }) => home.pressButtonInDialog(homeTexts.benefit.seeMore),
    'conocer la oferta de la línea': ({ home }) => home.pressButtonInDialog(homeTexts.popUp.seeOffer),
    'enviar un comprobante': ({ home }) => home.followFurtherActionLink(homeTexts.further['send-receipt']),
    'hacer un reclamo': ({ home }) => home.followFurtherActionLink(homeTexts.further.claims),
    'contar su experiencia': ({ home }) => home.followFurtherActionLink(homeTexts.further.survey),
  },
  'elige …': {
    'pagar su deuda': ({ nextPayment }) => nextPayment.openDebtPayment(),
    'la novedad de su préstamo': ({ home }) => home.openOfferBanner(),
  },
  '… llevan a:': {
    'los accesos': ({ home }) => home.tileLinksWithAddresses(),
  },
  'no ve …': {
    'accesos ni la barra de abajo': async ({ layout, home }) =>
      assert.deepEqual([await home.tileTexts(), await layout.bottomBarEntries()], [[], []]),
    'el aviso de deuda': ({ nextPayment }) => nextPayment.waitUntilDebtDisappears(),
    'la tarjeta de la línea': async ({ home }) => assert.equal(await home.creditLineCardText(), ''),
    novedades: async ({ home }) => assert.deepEqual(await home.bannerAddressesOrTexts(), []),
  },
  'mira …': {
    'otra pantalla y vuelve al inicio': ({ home }) => home.openAnotherScreenAndComeBack(),
  },
  '… dice "…"': {
    'el cuadro': async ({ home }) => ({ within: (await home.dialogText()).replaceAll('\u00a0', ' ') }),
    'el aviso de deuda': async ({ nextPayment }) => (await nextPayment.debtText()).replaceAll('\u00a0', ' '),
    'la tarjeta de la línea': async ({ home }) => (await home.creditLineCardText()).replaceAll('\u00a0', ' '),
  },
  '… lleva a "…"': {
    'el aviso de deuda': ({ nextPayment }) => nextPayment.debtLinkAddress(),
  },
  'se le …': {
    'dice que está tardando': async ({ home }) =>
      assert.match(await home.slowLoadingMessage(), /^Está tardando más de lo normal/),
  },
  'cierra …': {
    'lo que haya y mira su línea': ({ home }) => home.closeDialogsOverCreditLine(),
    'el cuadro': ({ home }) => home.closeDialog(),
  },
  'abre …': {
    'la novedad': ({ home }) => home.openNotification(),
  },
  'va …': {
    'a sus préstamos y vuelve al inicio': async ({ home }) => {
      await home.openScreenOfTile(homeTexts.tiles['my-loans'])
      await home.goBackToHome()
    },
  },
  'sigue …': {
    'leyendo la novedad': ({ home }) => home.pressButtonInDialog(homeTexts.notification.next),
    'leyendo sobre la línea': ({ home }) => home.pressButtonInDialog(homeTexts.popUp.next),
  },
  'deja …': {
    'el beneficio para otro día': ({ home }) => home.pressButtonInDialog(homeTexts.benefit.close),
  },
  '… puede:': {
    'desde la tarjeta de la línea': async ({ home }) =>
      translateActionsToScenarioWords(await home.creditLineActionNames(), scenarioWordsForCreditLineActions),
  },
  '… lleva a:': {
    'la tarjeta de la línea': ({ home }) => home.creditLineLinksWithAddresses(),
  },
  '… son:': {
    'las novedades': async ({ home }) =>
      (await home.bannerAddressesOrTexts()).map((text) => text.replaceAll('\u00a0', ' ')),
    'los enlaces que se pueden seguir': ({ home }) => home.dialogLinkAddresses(),
    'los datos del estudio': ({ home }) => home.lawFirmContact(),
    'las otras gestiones': ({ home }) => home.furtherActionLinkTexts(),
  },
  'puede …': {
    'cerrar la sesión': async ({ home }) =>
      assert.equal(await home.logoutLinkAddress(), addresses.logout.path),
  },
  'hay …': {
    'una novedad para leer': async ({ home }) => assert.equal(await home.hasNotification(), true),
  },
  'no hay …': {
    'novedades para leer': async ({ home }) => assert.equal(await home.hasNotification(), false),
  },
  '… no puede:': {
    'de las otras gestiones': ({ home }) => home.disabledFurtherActions(),
  },
}

Then('la saluda {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.greeting(), text)
})

Then('ve estos accesos:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).home.tileTexts(), table.raw().flat())
})

Then('primero ve {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).home.loadingText(), text)
})

When('oculta los importes', async function (this: PortalWorld) {
  await (await this.portal()).home.toggleAmountVisibility()
})

When('muestra los importes', async function (this: PortalWorld) {
  await (await this.portal()).home.toggleAmountVisibility()
})

When('da la novedad por leída', async function (this: PortalWorld) {
  await (await this.portal()).home.pressButtonInDialog(homeTexts.notification.close)
})

Then('al pasar una novedad ve la número {int}', async function (this: PortalWorld, position: number) {
  assert.equal(await (await this.portal()).home.showNextBannerAndReadPosition(), position)
})

Then('al tocar el teléfono llama a {string}', async function (this: PortalWorld, number: string) {
  assert.equal(await (await this.portal()).home.lawFirmPhoneLinkAddress(number), `tel:${number}`)
})

Then('puede escribir por WhatsApp a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).home.lawFirmWhatsAppAddress(), address)
})

Then('se abre el cuadro {string}', async function (this: PortalWorld, title: string) {
  assert.equal((await (await this.portal()).home.dialogTitle()).replaceAll('\u00a0', ' '), title)
})

Then('no se abre ningún cuadro', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).home.dialogTitle(), '')
})

Then('de las otras gestiones no hay ninguna cerrada', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).home.disabledFurtherActions(), [])
})

Then('las novedades se ven con la imagen {word}', async function (this: PortalWorld, picture: string) {
  const shown = await (await this.portal()).home.shownBannerImageVariant()
  assert.equal({ phone: 'angosta', wide: 'ancha' }[shown], picture)
})
