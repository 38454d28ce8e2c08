import { Given, Then, When } from '@cucumber/cucumber'
import { DeploymentTasks } from '#features/support/engineering/deployment.tasks'
import type { PortalWorld } from '#features/support/world'

const tasks = new WeakMap<PortalWorld, DeploymentTasks>()

function deploymentOf(world: PortalWorld): DeploymentTasks {
  const kept = tasks.get(world) ?? new DeploymentTasks()
  tasks.set(world, kept)
  return kept
}

Given('un portal construido para el servidor {string}', function (this: PortalWorld, api: string) {
  deploymentOf(this).build(api)
})

When('se piden los encabezados para {string}', async function (this: PortalWorld, server: string) {
  await deploymentOf(this).print(server)
})

Then('dicen que sólo se habla con {string}', function (this: PortalWorld, origin: string) {
  deploymentOf(this).speaksOnlyWith(origin)
})

Then('dicen que nadie muestra el portal en un marco', function (this: PortalWorld) {
  deploymentOf(this).isFramedByNobody()
})

Then(
  'dicen que los programas se guardan un año y las páginas se preguntan siempre',
  function (this: PortalWorld) {
    deploymentOf(this).keepsProgramsForAYear()
  },
)
