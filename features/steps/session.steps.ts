import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { skippedItemsTexts } from '@/ui/texts/skipped-items.texts'
import { screenPathsByName } from '#features/support/screens'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const sessionStepPhrases: StepPhrases = {
  'que … (cliente)': {
    'nadie ingresó': (world) => world.setStartAddress(addresses.dni.path),
  },
  'el navegador …': {
    'guarda la página y la trae de vuelta': ({ session }) => session.freezePageAndReturn(),
  },
  'vuelve …': {
    atrás: ({ session }) => session.goBack(),
  },
  'acepta …': {
    'entrar con el enlace': ({ session }) => session.confirmLoginByLink(),
    'entrar con el enlace sin nadie adentro': ({ session }) => session.confirmLoginByLinkAfterLogout(),
  },
  'prefiere …': {
    'seguir en su cuenta': ({ session }) => session.declineLoginByLink(),
  },
  'cierra …': {
    'la sesión en otra pestaña': ({ session }) => session.logOutInAnotherTab(),
  },
  'prueba …': {
    'de nuevo': ({ session }) => session.retryAfterFailure(),
  },
  '… explica "…"': {
    'la pantalla': ({ session }) => session.failureMessage(),
  },
  'se le …': {
    'dice que hay algo que no se pudo mostrar': async ({ home }) => {
      const read = await home.closeDialogsAndReadText()
      assert.includes(read, skippedItemsTexts.title, skippedItemsTexts.hint)
    },
  },
  '… lee "…"': {
    'en la pantalla': async ({ home }) => ({ within: await home.closeDialogsAndReadText() }),
  },
}

When('abre el portal', async function (this: PortalWorld) {
  await this.portal()
})

Given('que {persona} ingresó', function (this: PortalWorld, persona: Persona) {
  this.beginWithSignedInCustomer(persona.firstName)
})

Given(
  'que {persona} ingresó y está en {string}',
  function (this: PortalWorld, persona: Persona, screen: string) {
    this.beginWithSignedInCustomer(persona.firstName, screenPathsByName[screen] ?? screen)
  },
)

When('abre {string}', async function (this: PortalWorld, screen: string) {
  await (await this.portal()).session.openAddress(screenPathsByName[screen] ?? screen)
})

When('recarga la página', async function (this: PortalWorld) {
  await (await this.portal()).session.reload()
})

When('sale en otra pestaña mientras el navegador guarda ésta', async function (this: PortalWorld) {
  await (await this.portal()).session.logOutInAnotherTabWhileFrozen()
})

When('{persona} abre su enlace en otra pestaña', async function (this: PortalWorld, { id }: Persona) {
  await (await this.portal()).session.openLoginLinkInAnotherTab(id)
})

When('{persona} ingresa con su enlace en otra pestaña', async function (this: PortalWorld, { id }: Persona) {
  await (await this.portal()).session.logInByLinkInAnotherTab(id)
})

When(
  '{persona} ingresa con su enlace en otra pestaña, sin ninguna sesión abierta',
  async function (this: PortalWorld, { id }: Persona) {
    await (await this.portal()).session.logInByLinkInAnotherTabWithoutSession(id)
  },
)

When('pasan {int} segundos', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).session.advanceClock(seconds)
})

When('pasan {int} horas', async function (this: PortalWorld, hours: number) {
  await (await this.portal()).session.advanceClock(hours * 3_600)
})

Then('el inicio, en otra pestaña, lleva a {string}', async function (this: PortalWorld, screen: string) {
  assert.equal(
    await (await this.portal()).session.openHomeInAnotherTabAndReadAddress(),
    screenPathsByName[screen] ?? screen,
  )
})

Then('llega a {string}', async function (this: PortalWorld, screen: string) {
  const address = screenPathsByName[screen] ?? screen
  assert.equal(await (await this.portal()).session.waitForPathAndReadAddress(address), address)
})

Then('ve la pantalla {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).session.screenTitle(), title)
})

Then('mientras tanto ve la pantalla {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).session.titleWhileLoading(), title)
})

Given(
  'que una versión anterior guardó {string} en su dispositivo',
  async function (this: PortalWorld, key: string) {
    const { page } = await this.portal()
    await page.device.storeInLocalAndTabStorage(key, '[{"externalId":"40128753","amount":1262500}]')
    await page.reload()
  },
)

Then('en el dispositivo queda {string}', async function (this: PortalWorld, key: string) {
  assert.includes(await (await this.portal()).session.localStorageKeys(), key)
})

Then('en el dispositivo queda sólo:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(
    [...(await (await this.portal()).session.localStorageKeys())].toSorted(),
    table.raw().flat(),
  )
})

Then('en el dispositivo ya no queda {string}', async function (this: PortalWorld, key: string) {
  assert.ok(!(await (await this.portal()).session.localStorageKeys()).includes(key))
})

Then('no se lee ni queda guardado {string}', async function (this: PortalWorld, words: string) {
  assert.deepEqual(await (await this.portal()).session.findWhereTextAppears(words), [])
})

Then('no falta mostrar nada', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).home.closeDialogsAndReadText()).includes(skippedItemsTexts.title))
})
