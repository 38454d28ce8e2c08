import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import type { ConfigurationLoadingPage } from '#features/support/engineering/configuration-page'
import type { PortalWorld } from '#features/support/world'

const pages = new WeakMap<PortalWorld, ConfigurationLoadingPage>()

function pageOf(world: PortalWorld): ConfigurationLoadingPage {
  const page = pages.get(world)
  if (!page) throw new Error('The portal is not open')
  return page
}

Given(/^que al pedir config.json (.+)$/, async function (this: PortalWorld, answer: string) {
  const { ConfigurationLoadingPage } = await import('#features/support/engineering/configuration-page')
  pages.set(this, new ConfigurationLoadingPage(answer))
})

When('alguien abre el portal y espera 8 segundos', async function (this: PortalWorld) {
  await pageOf(this).requestConfiguration()
  this.answer = pageOf(this).failureExplanationText()
})

When('vuelve la conexión', async function (this: PortalWorld) {
  await pageOf(this).triggerAutomaticRetry('online')
})

When('vuelve a la pestaña después de ingresar', async function (this: PortalWorld) {
  await pageOf(this).triggerAutomaticRetry('visibilitychange')
})

When('lo pide de nuevo y esta vez llega', async function (this: PortalWorld) {
  await pageOf(this).pressRetry()
})

When('la respuesta llega tarde', async function (this: PortalWorld) {
  await pageOf(this).deliverLateConfiguration()
})

Then('en lugar del portal lee {string}', function (this: PortalWorld, text: string) {
  assert.equal(pageOf(this).failureExplanationText(), text)
})

Then('puede pedirlo de nuevo', function (this: PortalWorld) {
  assert.equal(pageOf(this).retryButtonText(), failureActionTexts.retry)
})

Then('el portal se abre', function (this: PortalWorld) {
  assert.ok(pageOf(this).isOpen)
})

Then('no queda ningún pedido anterior esperando', function (this: PortalWorld) {
  assert.equal(pageOf(this).countUnabortedRequests(), 0)
})

Then('para el portal es el día {string}', function (this: PortalWorld, day: string) {
  assert.equal(pageOf(this).ownClock.today(), day)
})
