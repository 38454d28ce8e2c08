import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { PublishedSiteComparison } from '#features/support/engineering/site-comparison'
import { GoLiveChecklist } from '#features/support/engineering/go-live-checklist'
import { FileServerConfigurationTasks } from '#features/support/engineering/deployment.tasks'
import type { PortalWorld } from '#features/support/world'

const checklistByScenario = new WeakMap<PortalWorld, GoLiveChecklist>()
const siteComparisonByScenario = new WeakMap<PortalWorld, PublishedSiteComparison>()

function checklistOfScenario(world: PortalWorld): GoLiveChecklist {
  const list = checklistByScenario.get(world)
  if (!list) throw new Error('The list was not read')
  return list
}

const fileServerTasksByScenario = new WeakMap<PortalWorld, FileServerConfigurationTasks>()

function fileServerTasksOfScenario(world: PortalWorld): FileServerConfigurationTasks {
  const tasks = fileServerTasksByScenario.get(world) ?? new FileServerConfigurationTasks()
  fileServerTasksByScenario.set(world, tasks)
  return tasks
}

Given('un portal construido para el servidor {string}', function (this: PortalWorld, api: string) {
  fileServerTasksOfScenario(this).setApiBaseUrl(api)
})

Given('en ese portal la marca de {string}', function (this: PortalWorld, host: string) {
  fileServerTasksOfScenario(this).setBrandHost(host)
})

When('se piden los encabezados para {string}', async function (this: PortalWorld, server: string) {
  await fileServerTasksOfScenario(this).generateServerConfiguration(server)
})

Then('dicen que sólo se habla con {string}', function (this: PortalWorld, origin: string) {
  fileServerTasksOfScenario(this).checkAllowedConnectionOrigin(origin)
})

Then('dicen que nadie muestra el portal en un marco', function (this: PortalWorld) {
  fileServerTasksOfScenario(this).checkFramingForbidden()
})

Then(
  'dicen que los programas se guardan un año y las páginas se preguntan siempre',
  function (this: PortalWorld) {
    fileServerTasksOfScenario(this).checkScriptsCachedForAYear()
  },
)

Then('lo primero que se busca está en {string}', function (this: PortalWorld, folder: string) {
  fileServerTasksOfScenario(this).checkFolderServedFirst(folder)
})

Then('la política es la de las páginas de esa marca', function (this: PortalWorld) {
  fileServerTasksOfScenario(this).checkBrandContentSecurityPolicy()
})

Then('lo de las otras marcas no se responde', function (this: PortalWorld) {
  fileServerTasksOfScenario(this).checkOtherBrandsNotServed()
})

When('se lee la lista para salir en vivo', async function (this: PortalWorld) {
  checklistByScenario.set(this, await GoLiveChecklist.readFromDocs())
})

Then('la lista tiene al menos {int} puntos', function (this: PortalWorld, least: number) {
  assert.ok(checklistOfScenario(this).items.length >= least, `${checklistOfScenario(this).items.length}`)
})

Then('cada punto nombra un comando del proyecto', function (this: PortalWorld) {
  assert.deepEqual(checklistOfScenario(this).itemsWithoutCommand(), [])
})

Then('cada opción que nombra es de ese comando', async function (this: PortalWorld) {
  assert.deepEqual(await checklistOfScenario(this).findUnknownScriptOptions(), [])
})

Given(/^un sitio publicado que (.+)$/, async function (this: PortalWorld, fault: string) {
  siteComparisonByScenario.set(this, await PublishedSiteComparison.serveWithFault(fault))
})

When('se lo compara con el servidor del portal', async function (this: PortalWorld) {
  const site = siteComparisonByScenario.get(this)
  this.lastReadText = (await site?.findDifferencesAndClose())?.join(' · ') ?? ''
})

Then('la diferencia es {string}', function (this: PortalWorld, difference: string) {
  assert.equal(this.lastReadText, difference)
})
