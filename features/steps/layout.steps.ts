import { Given, Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { menuTexts } from '@/ui/texts/menu.texts'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const layoutStepPhrases: StepPhrases = {
  'quiere …': {
    'ver sus facturas': ({ layout }) => layout.chooseFromMenu(menuTexts.entries.invoices),
  },
  'elige … "…"': {
    'del menú': ({ layout }, entry) => layout.chooseFromMenu(entry),
  },
  '… lleva a:': {
    'el menú': ({ layout }) => layout.menuLinksWithAddresses(),
  },
  '… tiene cerrado:': {
    'la barra de abajo': ({ layout }) => layout.disabledBottomBarEntries(),
    'el encabezado': ({ layout }) => layout.disabledHeaderHelpEntry(),
    'el menú': ({ layout }) => layout.disabledMenuEntries(),
  },
  'no ve …': {
    'la barra de abajo': async ({ layout, page }) => {
      await page.heading.waitToAppear()
      await page.waitUntilIdle()
      assert.deepEqual(await layout.bottomBarEntries(), [])
    },
  },
  '… tiene:': {
    'la barra de abajo': ({ layout }) => layout.bottomBarEntries(),
    'el menú': ({ layout }) => layout.menuEntries(),
  },
  '… está en "…"': {
    'la ayuda': ({ layout }) => layout.headerHelpLinkAddress(),
  },
  '… lleva a "…"': {
    'la barra de abajo': async ({ layout }) => (await layout.bottomBarAddresses()).join(', '),
  },
}

Then('la barra de abajo lo explica: {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).layout.disabledReasonsAboveBottomBar(), [text])
})

Then('la barra de abajo no tiene nada cerrado', async function (this: PortalWorld) {
  const { layout } = await this.portal()
  assert.ok((await layout.bottomBarEntries()).length > 0)
  assert.deepEqual(
    [await layout.disabledBottomBarEntries(), await layout.disabledReasonsAboveBottomBar()],
    [[], []],
  )
})

Then(
  'el menú dice que {string} está cerrado: {string}',
  async function (this: PortalWorld, entry: string, reason: string) {
    const closed = await (await this.portal()).layout.disabledMenuEntries()
    assert.includes(closed, `${entry} ${reason}`)
  },
)

Given('que su ventana mide {int} píxeles de ancho', async function (this: PortalWorld, width: number) {
  await (await this.portal()).layout.setWindowWidth(width)
})
