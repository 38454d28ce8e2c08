import { After, Given, Then, When } from '@cucumber/cucumber'
import { ApiContractCheckTasks } from '#features/support/engineering/contract-check.tasks'
import type { PortalWorld } from '#features/support/world'

const contractCheckTasksByScenario = new WeakMap<PortalWorld, ApiContractCheckTasks>()

function contractCheckTasksOfScenario(world: PortalWorld): ApiContractCheckTasks {
  const tasks = contractCheckTasksByScenario.get(world) ?? new ApiContractCheckTasks()
  contractCheckTasksByScenario.set(world, tasks)
  return tasks
}

After(async function (this: PortalWorld) {
  await contractCheckTasksByScenario.get(this)?.close()
})

Given('un servidor que cumple el contrato', async function (this: PortalWorld) {
  await contractCheckTasksOfScenario(this).startConformingServer()
})

Given('un servidor que no tiene la lista de operaciones', async function (this: PortalWorld) {
  await contractCheckTasksOfScenario(this).startServerWithoutOperationsEndpoint()
})

Given(
  /^un servidor que (cobra dos veces .*|no deja leer .*|cambia un centavo .*|deja leer .*|activa .*|dice .*|altera .*|responde .*|hace .*|crea .*|le paga .*|lee .*|guarda .*|recibe .*|cobra igual .*)$/,
  async function (this: PortalWorld, deviation: string) {
    await contractCheckTasksOfScenario(this).startDeviatingServer(deviation)
  },
)

Given('un perfil que no dice quién tiene línea', function (this: PortalWorld) {
  contractCheckTasksOfScenario(this).omitTestCustomer('line')
})

When('se comprueba todo lo que el pasaporte tiene', { timeout: 60_000 }, async function (this: PortalWorld) {
  await contractCheckTasksOfScenario(this).runChecks({ mayChangeData: true, mayExhaustRateLimits: true })
})

When('se comprueba sólo lo que no escribe', { timeout: 60_000 }, async function (this: PortalWorld) {
  await contractCheckTasksOfScenario(this).runChecks({ mayChangeData: false, mayExhaustRateLimits: false })
})

When('se comprueba {string}', { timeout: 30_000 }, async function (this: PortalWorld, name: string) {
  await contractCheckTasksOfScenario(this).runChecks(
    { mayChangeData: true, mayExhaustRateLimits: true },
    name,
  )
})

Then('el pasaporte está completo', function (this: PortalWorld) {
  contractCheckTasksOfScenario(this).expectAllChecksPassed()
})

Then('el pasaporte no está completo', function (this: PortalWorld) {
  contractCheckTasksOfScenario(this).expectFailedRun()
})

Then('se cumple {string}', function (this: PortalWorld, name: string) {
  contractCheckTasksOfScenario(this).expectCheckVerdict(name, 'pass')
})

Then('no se ofrece {string}', function (this: PortalWorld, name: string) {
  contractCheckTasksOfScenario(this).expectCheckVerdict(name, 'not-applicable')
})

Then('no se cumple {string}, porque {string}', function (this: PortalWorld, name: string, why: string) {
  contractCheckTasksOfScenario(this).expectCheckVerdict(name, 'fail', why)
})

Then('no se pudo probar {string}, porque {string}', function (this: PortalWorld, name: string, why: string) {
  contractCheckTasksOfScenario(this).expectCheckVerdict(name, 'could-not-run', why)
})

Then('el servidor no cobró ni recibió nada', function (this: PortalWorld) {
  contractCheckTasksOfScenario(this).expectNoDataChanged()
})
