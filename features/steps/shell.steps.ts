import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { homeTexts } from '@/ui/texts/home.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { assertShownTexts, assertTextsNotShown } from '#features/support/shown-texts'
import { screenPathsByName } from '#features/support/screens'
import { maskPaymentKeyInAddress } from '#features/support/next-steps'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const commonScreenStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'todavía no tiene contraseña': (world) => world.changeDemoState({ set: { noPassword: true } }),
    'su cuenta pasó a un estudio jurídico': (world) => world.changeDemoState({ set: { inLegalStudy: true } }),
    'no tiene préstamos': (world) => world.changeDemoState({ set: { noLoans: true } }),
  },
  'que … (dispositivo)': {
    'su dispositivo no deja copiar': async (world) => await (await world.portal()).shell.blockClipboard(),
  },
  'que … (portal)': {
    'ningún código QR se puede dibujar': async (world) =>
      (await world.portal()).page.device.preventDrawingOfLinkQrCodes(),
    'la vidriera de componentes está habilitada': (world) =>
      world.changeConfiguration({ componentGallery: 'ON' }),
    'la vidriera de componentes no está habilitada': (world) =>
      world.changeConfiguration({ componentGallery: 'OFF' }),
  },
  'se le …': {
    'ofrece un préstamo nuevo': async ({ layout, home }) => {
      assert.includes(await home.tileTexts(), homeTexts.tiles['new-loan'])
      assert.includes(await layout.menuEntries(), menuTexts.entries.newLoan)
    },
  },
  'no se le …': {
    'ofrece un préstamo nuevo': async ({ layout, home }) => {
      const [tiles, menu] = [await home.tileTexts(), await layout.menuEntries()]
      assert.ok(tiles.length > 0 && menu.length > 0)
      assert.ok(!tiles.includes(homeTexts.tiles['new-loan']))
      assert.ok(!menu.includes(menuTexts.entries.newLoan))
    },
    'avisa que el navegador es viejo': ({ shell }) => shell.waitUntilNoOldBrowserNotice(),
  },
  '… son:': {
    'los enlaces de la empresa': ({ shell }) => shell.lenderLinkTextsBeforeLogin(),
  },
  '… llevan a:': {
    'los enlaces de la empresa': ({ shell }) => shell.lenderLinksWithAddressesBeforeLogin(),
  },
  '… lleva a "…"': {
    'el salto al contenido': ({ shell }) => shell.skipLinkAddress(),
  },
  'sigue …': {
    'con su navegador viejo': ({ shell }) => shell.proceedWithOldBrowser(),
  },
  '… está en "…"': {
    'el foco': ({ shell }) => shell.focusedElementName(),
  },
  '… es "…"': {
    'lo principal que se ofrece': ({ shell }) => shell.mainActionText(),
  },
  '… dice "…"': {
    'lo que se anuncia': ({ shell }) => shell.announcedText(),
  },
  '… dice:': {
    'lo que lleva tilde': ({ shell }) => shell.tickedTitleAndListEntryTexts(),
  },
  'no ve …': {
    'nada con tilde': async ({ shell }) => assert.deepEqual(await shell.tickedTitleAndListEntryTexts(), []),
  },
  '… explica "…"': {
    se: ({ shell }) => shell.sentenceUnderTitle(),
  },
  '… lee "…"': {
    'en la otra pestaña': async (_, world) => world.lastReadText,
  },
  'aprieta …': {
    Escape: ({ shell }) => shell.pressKey('Escape'),
    'la flecha derecha': ({ shell }) => shell.pressKey('ArrowRight'),
  },
  '… lleva a:': {
    'la pantalla': async ({ shell }) =>
      (await shell.linkTextsAndAddresses()).map(([words, address]) => [
        words,
        maskPaymentKeyInAddress(address),
      ]),
  },
}

When('salta al contenido', async function (this: PortalWorld) {
  await (await this.portal()).shell.skipToContent()
})

Then('está en el contenido', async function (this: PortalWorld) {
  await (await this.portal()).shell.waitUntilContentIsFocused()
})

Then('al pie de la página están:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).shell.footerLinksWithAddressesBeforeLogin(), table.raw())
})

Then('se cuentan estas visitas:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).shell.reportedPageViews(), table.raw().flat())
})

Then('está en {string}', async function (this: PortalWorld, screen: string) {
  assert.equal(
    await (await this.portal()).shell.waitForPathAndReadPath(screenPathsByName[screen] ?? screen),
    screenPathsByName[screen] ?? screen,
  )
})

Then('se le avisa que el navegador es viejo:', async function (this: PortalWorld, table: StepTable) {
  assertShownTexts(await (await this.portal()).shell.oldBrowserNoticeTexts(), table.raw().flat())
})

Then('la pantalla dice:', async function (this: PortalWorld, table: StepTable) {
  assertShownTexts(await (await this.portal()).shell.screenTexts(), table.raw().flat())
})

Then('la pantalla no dice:', async function (this: PortalWorld, table: StepTable) {
  assertTextsNotShown(await (await this.portal()).shell.screenTexts(), table.raw().flat())
})

Then('los datos de la pantalla dicen:', async function (this: PortalWorld, table: StepTable) {
  const { labelledValues } = await (await this.portal()).shell.screenTexts()
  const labels = new Set(table.raw().map(([label]) => label))
  const asked = labelledValues.filter(({ label }) => labels.has(label))
  assert.deepEqual(
    asked.map(({ label, values: [value = ''] }) => [label, value]),
    table.raw(),
  )
})

Then('se le pide que corrija: {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).shell.formErrors(), [text])
})

Then('se le pide que corrija:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).shell.formErrors(), table.raw().flat())
})

Then('no llega lo que pidió: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).shell.failureMessage(), text)
})

Then('queda escrito {string}', function (this: PortalWorld, text: string) {
  assert.equal(this.lastReadText, text)
})

Then('mientras tanto la pantalla dice:', async function (this: PortalWorld, table: StepTable) {
  const expected = table.raw().flat()
  assertShownTexts(await (await this.portal()).shell.screenTextsWhileLoading(expected.toReversed()), expected)
})

Then('sobre la pantalla se lee:', async function (this: PortalWorld, table: StepTable) {
  assertShownTexts(await (await this.portal()).shell.dialogTexts(), table.raw().flat())
})

Then('sobre la pantalla no se lee:', async function (this: PortalWorld, table: StepTable) {
  assertTextsNotShown(await (await this.portal()).shell.dialogTexts(), table.raw().flat())
})

Then('no queda nada abierto sobre la pantalla', async function (this: PortalWorld) {
  assert.deepEqual((await (await this.portal()).shell.dialogTexts()).visibleTexts, [])
})

Then('quien no ve la pantalla oye:', async function (this: PortalWorld, table: StepTable) {
  assertShownTexts(
    { visibleTexts: await (await this.portal()).shell.ariaLabelsAndAltTexts(), labelledValues: [] },
    table.raw().flat(),
  )
})

Then('mientras tanto quien no ve la pantalla oye:', async function (this: PortalWorld, table: StepTable) {
  assertShownTexts(
    {
      visibleTexts: await (await this.portal()).shell.ariaLabelsAndAltTextsWhileLoading(),
      labelledValues: [],
    },
    table.raw().flat(),
  )
})

Then('la pestaña se llama {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).shell.documentTitle(), title)
})

When('toca fuera de lo que se abrió', async function (this: PortalWorld) {
  await (await this.portal()).shell.pressDialogBackdrop()
})

When('abre la parte {string} del menú', async function (this: PortalWorld, title: string) {
  await (await this.portal()).shell.openMenuGroup(title)
})

Then(
  'la parte {string} del menú lleva a:',
  async function (this: PortalWorld, title: string, table: StepTable) {
    assert.deepEqual(await (await this.portal()).shell.menuGroupLinksWithAddresses(title), table.raw())
  },
)

Then('la parte {string} del menú está cerrada', async function (this: PortalWorld, title: string) {
  assert.deepEqual(await (await this.portal()).shell.menuGroupLinksWithAddresses(title), [])
})

Then('está en el campo {string}', async function (this: PortalWorld, label: string) {
  assert.equal(await (await this.portal()).shell.focusedFieldLabel(), label)
})

When('toca {string}', async function (this: PortalWorld, words: string) {
  await (await this.portal()).shell.pressLinkOrButton(words)
})
