import { After, Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { RulebookSitePage } from '#features/support/engineering/rulebook-site-page'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'
import type { TestRun } from '#rulebook/shared/rulebook-data'

const rulebookPageByScenario = new WeakMap<PortalWorld, Promise<RulebookSitePage>>()

/** Returns the rulebook page of this scenario. The first call opens the page in a browser. */
function rulebookPageOfScenario(world: PortalWorld): Promise<RulebookSitePage> {
  const there =
    rulebookPageByScenario.get(world) ??
    import('#features/support/engineering/rulebook-site-page').then(({ RulebookSitePage: Reader }) =>
      Reader.launchInBrowser(),
    )
  rulebookPageByScenario.set(world, there)
  return there
}

After(async function (this: PortalWorld) {
  await (await rulebookPageByScenario.get(this))?.close()
})

Given(
  'que el ejemplo {string} de {string} no se corrió',
  async function (this: PortalWorld, name: string, rule: string) {
    await (await rulebookPageOfScenario(this)).data.changeScenarioResult(rule, name, { kind: 'not-run' })
  },
)

Given(
  'que el ejemplo {string} de {string} falló en el paso {int}: {string}',
  async function (this: PortalWorld, name: string, rule: string, step: number, message: string) {
    await (
      await rulebookPageOfScenario(this)
    ).data.changeScenarioResult(rule, name, { kind: 'failed', step: step - 1, message })
  },
)

Given(
  'que los ejemplos se corrieron el 10 de marzo de 2026 a las 12 con la versión {string}',
  async function (this: PortalWorld, commit: string) {
    const run: TestRun = { at: '2026-03-10T15:00:00.000Z', revision: { commit, isChanged: false } }
    await (await rulebookPageOfScenario(this)).data.changeRulebookIndex((read) => ({ ...read, run }))
  },
)

Given(
  'que la pantalla {string} muestra la regla {string}',
  async function (this: PortalWorld, title: string, rule: string) {
    const screens = [{ path: '/pagar-cuotas', title, rules: [rule] }]
    await (await rulebookPageOfScenario(this)).data.changeRulebookIndex((read) => ({ ...read, screens }))
  },
)

Given(
  'que desde la versión {string} sólo es nueva la regla {string}',
  async function (this: PortalWorld, name: string, rule: string) {
    await (
      await rulebookPageOfScenario(this)
    ).data.changeRulebookIndex((read) => ({
      ...read,
      versions: [{ name, at: '2026-03-10T15:00:00.000Z' }],
      rules: read.rules.map((each) => ({ ...each, newSince: each.id === rule ? [0] : [] })),
    }))
  },
)

Given(
  'que del ejemplo {string} de {string} hay imágenes de los pasos {int} y {int}',
  async function (this: PortalWorld, name: string, rule: string, one: number, other: number) {
    const { data } = await rulebookPageOfScenario(this)
    const pictures = [one, other].map((step) => ({ step: step - 1, file: `${step}.webp` }))
    await data.changeScenario(rule, name, { pictures })
    await data.replacePicturesByOnePixel()
  },
)

Given(
  'que practicó el curso {string} con {int} de {int} bien a la primera en cada caso',
  async function (this: PortalWorld, course: string, right: number, acts: number) {
    await (await rulebookPageOfScenario(this)).storePracticeProgress(course, acts, right)
  },
)

When('abre la regla {string} en el reglamento', async function (this: PortalWorld, rule: string) {
  await (await rulebookPageOfScenario(this)).openRule(rule)
})

When('busca {string} en el reglamento', async function (this: PortalWorld, words: string) {
  await (await rulebookPageOfScenario(this)).searchRules(words)
})

When('busca el paso {string} en el reglamento', async function (this: PortalWorld, words: string) {
  await (await rulebookPageOfScenario(this)).searchSteps(words)
})

When('abre la pantalla {string} en el reglamento', async function (this: PortalWorld, title: string) {
  await (await rulebookPageOfScenario(this)).openScreen(title)
})

When(
  'mira en el reglamento lo nuevo desde la versión {string}',
  async function (this: PortalWorld, name: string) {
    await (await rulebookPageOfScenario(this)).showRulesAddedSinceVersion(name)
  },
)

When('abre las imágenes del ejemplo {string}', async function (this: PortalWorld, name: string) {
  await (await rulebookPageOfScenario(this)).openExamplePictures('PAY-21', name)
})

When('mira el ejemplo {string} de {string}', async function (this: PortalWorld, name: string, rule: string) {
  await (await rulebookPageOfScenario(this)).playScenario(rule, name)
})

When(
  'toma el control del ejemplo {string} de {string} y aprieta:',
  async function (this: PortalWorld, name: string, rule: string, buttons: StepTable) {
    await (await rulebookPageOfScenario(this)).takeOverScenario(rule, name, buttons.raw().flat())
  },
)

When(
  'practica el ejemplo {string} de {string} y aprieta:',
  async function (this: PortalWorld, name: string, rule: string, buttons: StepTable) {
    await (await rulebookPageOfScenario(this)).practiseScenario(rule, name, buttons.raw().flat())
  },
)

When('abre el curso {string}', async function (this: PortalWorld, course: string) {
  await (await rulebookPageOfScenario(this)).openCourse(course)
})

When(
  'copia la línea del curso {string} a nombre de {string}',
  async function (this: PortalWorld, course: string, name: string) {
    this.lastReadText = await (await rulebookPageOfScenario(this)).copyCourseResultLine(course, name)
  },
)

Then('el ejemplo {string} dice:', async function (this: PortalWorld, name: string, table: StepTable) {
  assert.includes(await (await rulebookPageOfScenario(this)).ruleExampleText(name), ...table.raw().flat())
})

Then('el ejemplo {string} no dice {string}', async function (this: PortalWorld, name: string, words: string) {
  assert.ok(!(await (await rulebookPageOfScenario(this)).ruleExampleText(name)).includes(words), words)
})

Then('el reglamento dice {string}', async function (this: PortalWorld, words: string) {
  assert.ok(await (await rulebookPageOfScenario(this)).isTextShown(words), 'otra cosa')
})

Then('el reglamento dice que salió {string}', async function (this: PortalWorld, words: string) {
  assert.ok(
    await (await rulebookPageOfScenario(this)).isTextShown(new RegExp(`^${words}, \\d+ segundos`)),
    'otra cosa',
  )
})

Then('el reglamento ofrece la regla {string}', async function (this: PortalWorld, rule: string) {
  assert.includes(await (await rulebookPageOfScenario(this)).linkedRuleIds(rule), rule)
})

Then('el reglamento ofrece sólo la regla {string}', async function (this: PortalWorld, rule: string) {
  assert.deepEqual(await (await rulebookPageOfScenario(this)).linkedRuleIds(rule), [rule])
})

Then('el reglamento ofrece el paso {string}', async function (this: PortalWorld, pattern: string) {
  assert.ok(await (await rulebookPageOfScenario(this)).isStepListed(pattern), 'otros')
})

Then('se ven las imágenes:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await rulebookPageOfScenario(this)).loadedPictureAltTexts(), table.raw().flat())
})

Then('en el marco se ve {string}', async function (this: PortalWorld, title: string) {
  assert.ok(await (await rulebookPageOfScenario(this)).isHeadingShownInPortalFrame(title), 'otra pantalla')
})

Then('la línea empieza con {string}', function (this: PortalWorld, words: string) {
  assert.equal(this.lastReadText.slice(0, words.length), words)
})

Then('la línea dice {string}', function (this: PortalWorld, words: string) {
  assert.includes(this.lastReadText, words)
})

Then('no se mandó nada', async function (this: PortalWorld) {
  assert.deepEqual((await rulebookPageOfScenario(this)).forbiddenRequests, [])
})

Then('no se ofrece el certificado', async function (this: PortalWorld) {
  assert.ok(!(await (await rulebookPageOfScenario(this)).isCertificateOffered()), 'el certificado')
})
