import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { addresses } from '@/ui/addresses'
import { skippedItemsTexts } from '@/ui/texts/skipped-items.texts'
import { screens } from '#features/support/screens'
import type { PortalWorld } from '#features/support/world'

Given('que {persona} ingresó', function (this: PortalWorld, persona: Persona) {
  this.signedIn(persona.firstName)
})

Given(
  'que {persona} ingresó y está en {string}',
  function (this: PortalWorld, persona: Persona, screen: string) {
    this.signedIn(persona.firstName, screens[screen] ?? screen)
  },
)

Given('que nadie ingresó', function (this: PortalWorld) {
  this.startingAt(addresses.dni.path)
})

When('abre {string}', async function (this: PortalWorld, screen: string) {
  await (await this.portal()).session.open(screens[screen] ?? screen)
})

When('abre el portal', async function (this: PortalWorld) {
  await this.portal()
})

When('recarga la página', async function (this: PortalWorld) {
  await (await this.portal()).session.reload()
})

When('el navegador guarda la página y la trae de vuelta', async function (this: PortalWorld) {
  await (await this.portal()).session.comeBackToKeptPage()
})

When('sale en otra pestaña mientras el navegador guarda ésta', async function (this: PortalWorld) {
  await (await this.portal()).session.leaveElsewhereMeanwhile()
})

When('vuelve atrás', async function (this: PortalWorld) {
  await (await this.portal()).session.goBack()
})

When('{persona} abre su enlace en otra pestaña', async function (this: PortalWorld, { id }: Persona) {
  await (await this.portal()).session.openLinkElsewhere(id)
})

When('acepta entrar con el enlace', async function (this: PortalWorld) {
  await (await this.portal()).session.agreeToLink()
})

When('acepta entrar con el enlace sin nadie adentro', async function (this: PortalWorld) {
  await (await this.portal()).session.agreeToLinkSignedOut()
})

When('prefiere seguir en su cuenta', async function (this: PortalWorld) {
  await (await this.portal()).session.stay()
})

When('{persona} ingresa con su enlace en otra pestaña', async function (this: PortalWorld, { id }: Persona) {
  await (await this.portal()).session.enterElsewhere(id)
})

When('pasan {int} segundos', async function (this: PortalWorld, seconds: number) {
  await (await this.portal()).session.letPass(seconds)
})

When('pasan {int} horas', async function (this: PortalWorld, hours: number) {
  await (await this.portal()).session.letPass(hours * 3_600)
})

Then('el inicio, en otra pestaña, lleva a {string}', async function (this: PortalWorld, screen: string) {
  assert.equal(await (await this.portal()).session.homeElsewhere(), screens[screen] ?? screen)
})

When('cierra la sesión en otra pestaña', async function (this: PortalWorld) {
  await (await this.portal()).session.logOutElsewhere()
})

When('prueba de nuevo', async function (this: PortalWorld) {
  await (await this.portal()).session.retry()
})

Then('llega a {string}', async function (this: PortalWorld, screen: string) {
  const address = screens[screen] ?? screen
  assert.equal(await (await this.portal()).session.addressOnTheWayTo(address), address)
})

Then('ve la pantalla {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).session.title(), title)
})

Then('mientras tanto ve la pantalla {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).session.titleNow(), title)
})

Given(
  'que una versión anterior guardó {string} en su dispositivo',
  async function (this: PortalWorld, key: string) {
    const { page } = await this.portal()
    await page.device.keep(key, '[{"externalId":"40128753","amount":1262500}]')
    await page.reload()
  },
)

Then('en el dispositivo queda {string}', async function (this: PortalWorld, key: string) {
  assert.includes(await (await this.portal()).session.keptKeys(), key)
})

Then('en el dispositivo queda sólo:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual([...(await (await this.portal()).session.keptKeys())].toSorted(), table.raw().flat())
})

Then('en el dispositivo ya no queda {string}', async function (this: PortalWorld, key: string) {
  assert.ok(!(await (await this.portal()).session.keptKeys()).includes(key))
})

Then('no se lee ni queda guardado {string}', async function (this: PortalWorld, words: string) {
  assert.deepEqual(await (await this.portal()).session.placesOf(words), [])
})

Then('la pantalla explica {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).session.failure(), text)
})

Then('en la pantalla lee {string}', async function (this: PortalWorld, text: string) {
  const read = await (await this.portal()).home.allOfScreen()
  assert.includes(read, text)
})

Then('se le dice que hay algo que no se pudo mostrar', async function (this: PortalWorld) {
  const read = await (await this.portal()).home.allOfScreen()
  assert.includes(read, skippedItemsTexts.title, skippedItemsTexts.hint)
})

Then('no falta mostrar nada', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).home.allOfScreen()).includes(skippedItemsTexts.title))
})
