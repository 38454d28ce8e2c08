import { Given, Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { menuTexts } from '@/ui/texts/menu.texts'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const frameStepPhrases: StepPhrases = {
  'quiere …': {
    'ver sus facturas': ({ frame }) => frame.chooseFromMenu(menuTexts.entries.invoices),
  },
  'elige … "…"': {
    'del menú': ({ frame }, entry) => frame.chooseFromMenu(entry),
  },
  '… lleva a:': {
    'el menú': ({ frame }) => frame.menuLinkAddresses(),
  },
  '… tiene cerrado:': {
    'la barra de abajo': ({ frame }) => frame.disabledBottomBarEntries(),
    'el encabezado': ({ frame }) => frame.disabledHeaderHelpEntry(),
    'el menú': ({ frame }) => frame.disabledMenuEntries(),
  },
  'no ve …': {
    'la barra de abajo': async ({ frame, page }) => {
      await page.heading.waitToAppear()
      await page.waitUntilIdle()
      assert.deepEqual(await frame.bottomBarEntries(), [])
    },
  },
  '… tiene:': {
    'la barra de abajo': ({ frame }) => frame.bottomBarEntries(),
    'el menú': ({ frame }) => frame.menuEntries(),
  },
  '… está en "…"': {
    'la ayuda': ({ frame }) => frame.helpLinkAddress(),
  },
  '… lleva a "…"': {
    'la barra de abajo': async ({ frame }) => (await frame.bottomBarAddresses()).join(', '),
  },
}

Then('la barra de abajo lo explica: {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).frame.disabledReasonsAboveBottomBar(), [text])
})

Then('la barra de abajo no tiene nada cerrado', async function (this: PortalWorld) {
  const { frame } = await this.portal()
  assert.ok((await frame.bottomBarEntries()).length > 0)
  assert.deepEqual(
    [await frame.disabledBottomBarEntries(), await frame.disabledReasonsAboveBottomBar()],
    [[], []],
  )
})

Then(
  'el menú dice que {string} está cerrado: {string}',
  async function (this: PortalWorld, entry: string, reason: string) {
    const closed = await (await this.portal()).frame.disabledMenuEntries()
    assert.includes(closed, `${entry} ${reason}`)
  },
)

Given('que su ventana mide {int} píxeles de ancho', async function (this: PortalWorld, width: number) {
  await (await this.portal()).frame.setWindowWidth(width)
})
