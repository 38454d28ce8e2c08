import { After, Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import {
  buttonColourWithAccent,
  buttonColourWithoutAccent,
  shippedAccentColour,
  errorTextForConfiguration,
  errorTextForShippedConfiguration,
  errorTextForConfigurationValue,
} from '#features/support/engineering/configuration-check'
import {
  passkeyLoginOptionTexts,
  passkeyRegistrationOptionTexts,
} from '#features/support/engineering/passkey-options'
import {
  findWordsInBothReadmeAndIntegrationGuide,
  collectHeaderNamesSentByPortal,
  readHeaderNamesInIntegrationGuide,
  minimumBrowserVersionsText,
} from '#features/support/engineering/browsers'
import { readInstallationManifestTexts } from '#features/support/engineering/installation-manifest'
import {
  findCallsWithoutExample,
  findCallsWithInvalidExample,
} from '#features/support/engineering/published-contract'
import { findDemoFilesReachableFrom } from '#features/support/engineering/reachable-demo-files'
import { invalidStoredValues } from '#features/support/engineering/invalid-stored-values'
import { findStoredValuesBreakingScreens } from '#features/support/engineering/stored-value-checks'
import { valuesStoredByCustomers, valuesStoredBeforeLogin } from '#features/support/engineering/stored-values'
import { PortalPageInChromium } from '#features/support/engineering/page-checks'
import type { PortalWorld } from '#features/support/world'
import {
  apiContractCallNames,
  findCallsMadeByGateways,
  findCallsThatMayBeCached,
  callsHandledByFakeBackEnd,
} from '#tests/adapters/http/every-exchange'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

/** The texts that a step of the scenario has found, which a later step checks. */
const foundTextsByScenario = new WeakMap<PortalWorld, readonly string[]>()
/** The passkey options that the portal gives to the device, by the Spanish names that scenarios use. */
const passkeyOptionsByScenario = new WeakMap<PortalWorld, Readonly<Record<string, string>>>()
const chromiumPageByScenario = new WeakMap<PortalWorld, PortalPageInChromium>()

async function chromiumPageOfScenario(world: PortalWorld): Promise<PortalPageInChromium> {
  const checks = chromiumPageByScenario.get(world) ?? new PortalPageInChromium(await world.portal())
  chromiumPageByScenario.set(world, checks)
  return checks
}

After(async function (this: PortalWorld) {
  await chromiumPageByScenario.get(this)?.resetSharedPage()
})

Given('que el servidor ya no acepta la sesión', function (this: PortalWorld) {
  setNextCallAnswer(this, 'session.validateSession', { status: 403, code: 'FORBIDDEN' })
})

When('el portal prepara lo que pide al dispositivo para activar la huella', function (this: PortalWorld) {
  passkeyOptionsByScenario.set(this, passkeyRegistrationOptionTexts())
})

When('el portal prepara lo que pide al dispositivo para ingresar', function (this: PortalWorld) {
  passkeyOptionsByScenario.set(this, passkeyLoginOptionTexts())
})

When('se comparan el contrato y la demostración', function (this: PortalWorld) {
  foundTextsByScenario.set(this, callsHandledByFakeBackEnd())
})

When('se usa cada función de los adaptadores', async function (this: PortalWorld) {
  foundTextsByScenario.set(this, await findCallsMadeByGateways())
})

When('se lee la configuración que se entrega', function (this: PortalWorld) {
  this.lastReadText = errorTextForShippedConfiguration()
})

When(
  'se lee la configuración con {string} en {string}',
  function (this: PortalWorld, key: string, value: string) {
    this.lastReadText = errorTextForConfigurationValue(key, value)
  },
)

When('la configuración no se puede leer', function (this: PortalWorld) {
  this.lastReadText = errorTextForConfiguration(undefined)
})

When('el portal arranca con el color {string}', function (this: PortalWorld, accent: string) {
  this.lastReadText = buttonColourWithAccent(accent)
})

When('el portal arranca sin color configurado', function (this: PortalWorld) {
  this.lastReadText = buttonColourWithoutAccent()
})

When('se sigue todo lo que puede cargar la entrada de producción', async function (this: PortalWorld) {
  foundTextsByScenario.set(this, await findDemoFilesReachableFrom('src/main.tsx'))
})

When('se sigue todo lo que puede cargar la entrada de la demostración', async function (this: PortalWorld) {
  foundTextsByScenario.set(this, await findDemoFilesReachableFrom('src/main.demo.tsx'))
})

When('se corta todo lo que no sea el sitio', async function (this: PortalWorld) {
  await (await chromiumPageOfScenario(this)).blockOtherServers()
})

When(
  /^pone (el puntero|el foco) sobre el aviso y pasan 60 segundos$/,
  async function (this: PortalWorld, what: string) {
    const page = await chromiumPageOfScenario(this)
    await page.hoverOrFocusToast(what)
    await page.advanceClock(60)
  },
)

When('mira el inicio con {int} píxeles de ancho', async function (this: PortalWorld, width: number) {
  await (await chromiumPageOfScenario(this)).setWindowWidth(width)
})

When('abre el menú lateral', async function (this: PortalWorld) {
  await (await chromiumPageOfScenario(this)).openMenuDrawer()
})

Then('al dispositivo le pide:', function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(passkeyOptionsByScenario.get(this), { ...table.rowsHash() })
})

Then('cada pedido del contrato tiene su respuesta', function (this: PortalWorld) {
  assert.deepEqual(foundTextsByScenario.get(this), apiContractCallNames())
})

Then('se hicieron todos los pedidos del contrato, y ningún otro', function (this: PortalWorld) {
  assert.deepEqual(foundTextsByScenario.get(this), apiContractCallNames())
})

Then('de cada pedido hay un ejemplo de lo que se manda y de lo que se responde', async function () {
  assert.deepEqual(await findCallsWithoutExample(), [])
})

Then('el portal entiende cada ejemplo', async function () {
  assert.deepEqual(await findCallsWithInvalidExample(), [])
})

Then('ninguna respuesta puede quedar en el navegador', async function () {
  assert.deepEqual(await findCallsThatMayBeCached(), [])
})

Then('la configuración es válida', function (this: PortalWorld) {
  assert.equal(this.lastReadText, '')
})

Then('la explicación es {string}', function (this: PortalWorld, text: string) {
  assert.equal(this.lastReadText, text)
})

Then('el color de los botones es {string}', function (this: PortalWorld, colour: string) {
  assert.equal(this.lastReadText, colour)
})

Then('el color configurado es {string}', function (this: PortalWorld, colour: string) {
  assert.equal(shippedAccentColour(), colour)
})

Then('no llega a nada de la demostración', function (this: PortalWorld) {
  assert.deepEqual(foundTextsByScenario.get(this), [])
})

Then('llega a:', function (this: PortalWorld, table: StepTable) {
  assert.includes(foundTextsByScenario.get(this) ?? [], ...table.raw().map(([, path = '']) => path))
})

Then('nada salió del sitio', async function (this: PortalWorld) {
  assert.deepEqual((await chromiumPageOfScenario(this)).requestsNotServableByFileServer(), [])
})

Then('el aviso sigue', async function (this: PortalWorld) {
  assert.ok(await (await chromiumPageOfScenario(this)).isToastShown())
})

Then('se va a los 5 segundos de quedar solo', async function (this: PortalWorld) {
  const page = await chromiumPageOfScenario(this)
  await page.movePointerAndFocusOffToast()
  await page.advanceClock(4)
  assert.ok(await page.isToastShown())
  await page.advanceClock(1)
  await page.waitUntilToastDisappears()
})

Then(
  /^la barra de abajo (se ve|no está) y el botón del menú (se ve|no está)$/,
  async function (this: PortalWorld, bar: string, button: string) {
    const page = await chromiumPageOfScenario(this)
    assert.deepEqual([await page.bottomBarVisibility(), await page.menuButtonVisibility()], [bar, button])
  },
)

Then('las letras de la barra de abajo miden {int} píxeles', async function (this: PortalWorld, size: number) {
  assert.equal(await (await chromiumPageOfScenario(this)).bottomBarFontSize(), `${size}px`)
})

Then('el menú lateral mide {int} píxeles', async function (this: PortalWorld, width: number) {
  assert.equal(await (await chromiumPageOfScenario(this)).menuDrawerWidth(), width)
})

When(
  'abre cada pantalla del ingreso con algo raro guardado',
  { timeout: 600_000 },
  async function (this: PortalWorld) {
    foundTextsByScenario.set(
      this,
      await findStoredValuesBreakingScreens(
        (await this.portal()).page,
        invalidStoredValues(valuesStoredBeforeLogin),
      ),
    )
  },
)

When(
  'abre cada pantalla suya con algo raro guardado',
  { timeout: 600_000 },
  async function (this: PortalWorld) {
    foundTextsByScenario.set(
      this,
      await findStoredValuesBreakingScreens(
        (await this.portal()).page,
        invalidStoredValues(valuesStoredByCustomers),
      ),
    )
  },
)

Then('ninguna se rompe', function (this: PortalWorld) {
  assert.deepEqual(foundTextsByScenario.get(this), [])
})

When('se juntan los encabezados de cada pedido', async function (this: PortalWorld) {
  foundTextsByScenario.set(this, await collectHeaderNamesSentByPortal())
})

Then('son los que la guía de integración pide admitir', async function (this: PortalWorld) {
  assert.deepEqual(foundTextsByScenario.get(this), await readHeaderNamesInIntegrationGuide())
})

When('se lee cómo se instala el portal', async function (this: PortalWorld) {
  foundTextsByScenario.set(this, await readInstallationManifestTexts())
})

Then('el portal se instala así:', function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(foundTextsByScenario.get(this), table.raw().flat())
})

When('se lee el piso de navegadores', function (this: PortalWorld) {
  this.lastReadText = minimumBrowserVersionsText()
})

Then(
  'la guía de integración y el README lo dicen así:',
  async function (this: PortalWorld, table: StepTable) {
    const words = table.raw().flat()
    assert.equal(this.lastReadText, words.join(' y '))
    assert.deepEqual(await findWordsInBothReadmeAndIntegrationGuide(words), words)
  },
)
