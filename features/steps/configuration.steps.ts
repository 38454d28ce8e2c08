import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import type { ConfigurationLoadingPage } from '#features/support/engineering/configuration-page'
import type { PortalWorld } from '#features/support/world'

const configurationPageByScenario = new WeakMap<PortalWorld, ConfigurationLoadingPage>()

function configurationPageOfScenario(world: PortalWorld): ConfigurationLoadingPage {
  const page = configurationPageByScenario.get(world)
  if (!page) throw new Error('The portal is not open')
  return page
}

Given(/^que al pedir config.json (.+)$/, async function (this: PortalWorld, answer: string) {
  const { ConfigurationLoadingPage } = await import('#features/support/engineering/configuration-page')
  configurationPageByScenario.set(this, new ConfigurationLoadingPage(answer))
})

When('alguien abre el portal y espera 8 segundos', async function (this: PortalWorld) {
  await configurationPageOfScenario(this).requestConfiguration()
  this.lastReadText = configurationPageOfScenario(this).failureExplanationText()
})

When('vuelve la conexión', async function (this: PortalWorld) {
  await configurationPageOfScenario(this).triggerAutomaticRetry('online')
})

When('vuelve a la pestaña después de ingresar', async function (this: PortalWorld) {
  await configurationPageOfScenario(this).triggerAutomaticRetry('visibilitychange')
})

When('lo pide de nuevo y esta vez llega', async function (this: PortalWorld) {
  await configurationPageOfScenario(this).pressRetry()
})

When('la respuesta llega tarde', async function (this: PortalWorld) {
  await configurationPageOfScenario(this).deliverLateConfiguration()
})

Then('en lugar del portal lee {string}', function (this: PortalWorld, text: string) {
  assert.equal(configurationPageOfScenario(this).failureExplanationText(), text)
})

Then('puede pedirlo de nuevo', function (this: PortalWorld) {
  assert.equal(configurationPageOfScenario(this).retryButtonText(), failureActionTexts.retry)
})

Then('el portal se abre', function (this: PortalWorld) {
  assert.ok(configurationPageOfScenario(this).isConfigurationAccepted)
})

Then('no queda ningún pedido anterior esperando', function (this: PortalWorld) {
  assert.equal(configurationPageOfScenario(this).countUnabortedRequests(), 0)
})

Then('para el portal es el día {string}', function (this: PortalWorld, day: string) {
  assert.equal(configurationPageOfScenario(this).deviceClock.today(), day)
})
