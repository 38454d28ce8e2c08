import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { Persona } from '@/adapters/fake/personas/persona'
import { parseUploadedFileDescription } from '#features/support/receipt-files'
import type { ProfileSectionName } from '#features/support/tasks/profile.tasks'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

const profileSectionsByName: Readonly<Record<string, ProfileSectionName>> = {
  contacto: 'contact',
  domicilio: 'address',
}

function requireProfileSection(name: string): ProfileSectionName {
  const part = profileSectionsByName[name]
  if (!part) throw new Error(`No such part of the profile: ${name}`)
  return part
}

function labelsAndTextsInTable(table: StepTable): readonly (readonly [string, string])[] {
  return table.raw().map(([label = '', text = '']) => [label, text] as const)
}

export const profileStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'no sabe nada de su contacto ni de su domicilio': (world) => {
      const body = { contactInfo: {}, locationInfo: null }
      setNextCallAnswer(world, 'profile.findEditableData', { status: 200, body })
    },
    'sólo sabe su teléfono y parte de su domicilio': (world) => {
      const locationInfo = { street: 'Diagonal 74', zipCode: '1900' }
      const body = { contactInfo: { phone: '1145678901' }, locationInfo }
      setNextCallAnswer(world, 'profile.findEditableData', { status: 200, body })
    },
  },
  'que … (dispositivo)': {
    'se corta la conexión cuando abre su foto': async (world) =>
      await (await world.portal()).profile.loseConnectionAtNextPhoto(),
  },
  'deja …': {
    'sus datos como estaban': ({ profile }) => profile.discardProfileEdit(),
  },
  '… puede:': {
    'de sus datos': ({ profile }) => profile.editButtonTexts(),
  },
  'elige … "…"': {
    'como foto': ({ profile }, description) =>
      profile.openPhotoScreenAndChooseFile(parseUploadedFileDescription(description)),
  },
  'quiere …': {
    'cambiar su foto': ({ profile }) => profile.openPhotoScreen(),
  },
  'puede …': {
    'acomodar su foto': async ({ profile }) => assert.ok(await profile.canCropPhoto()),
  },
  'puede …:': {
    'poner su foto': ({ profile }) => profile.photoButtonTexts(),
  },
}

Given('que la foto de {persona} ya estaba guardada', function (this: PortalWorld, persona: Persona) {
  this.beginWithSignedInCustomer(persona.firstName)
  this.changeDemoState({ set: { savedPhoto: true } })
})

When(/^empieza a cambiar el (contacto|domicilio)$/, async function (this: PortalWorld, part: string) {
  await (await this.portal()).profile.fillProfileSection(requireProfileSection(part), [])
})

When(
  /^empieza a cambiar el (contacto|domicilio):$/,
  async function (this: PortalWorld, part: string, table: StepTable) {
    await (
      await this.portal()
    ).profile.fillProfileSection(requireProfileSection(part), labelsAndTextsInTable(table))
  },
)

When(/^cambia el (contacto|domicilio):$/, async function (this: PortalWorld, part: string, table: StepTable) {
  const { profile } = await this.portal()
  await profile.fillProfileSection(requireProfileSection(part), labelsAndTextsInTable(table))
  await profile.saveProfileSection()
})

When('corrige lo que escribió y lo guarda:', async function (this: PortalWorld, table: StepTable) {
  const { profile } = await this.portal()
  await profile.typeFields(labelsAndTextsInTable(table))
  await profile.saveProfileSection()
})

When('guarda sus datos', async function (this: PortalWorld) {
  await (await this.portal()).profile.saveProfileSection()
})

Then('en el formulario sigue escrito:', async function (this: PortalWorld, table: StepTable) {
  const fields = labelsAndTextsInTable(table)
  const typed = await (await this.portal()).profile.typedValues(fields.map(([label]) => label))
  assert.deepEqual(
    fields.map(([label], position) => [label, typed[position]]),
    table.raw(),
  )
})

Then('en {string} se puede elegir:', async function (this: PortalWorld, label: string, table: StepTable) {
  assert.deepEqual(await (await this.portal()).profile.dropDownOptions(label), table.raw().flat())
})

Then('de sus datos no puede cambiar nada', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).profile.editButtonTexts(), [])
})

When('se saca {string}', async function (this: PortalWorld, description: string) {
  await (await this.portal()).profile.takePhoto(parseUploadedFileDescription(description))
})

When('corre {string} hasta {int}', async function (this: PortalWorld, control: string, hundredths: number) {
  await (await this.portal()).profile.movePhotoCropSlider(control, hundredths)
})

When(
  'arrastra su foto {int} de cada cien a la derecha y {int} hacia abajo',
  async function (this: PortalWorld, right: number, down: number) {
    await (await this.portal()).profile.dragPhoto(right, down)
  },
)

Then('de su foto se ve el cuadrado {string}', async function (this: PortalWorld, square: string) {
  assert.equal(await (await this.portal()).profile.visiblePartOfPhoto(), square)
})

When('guarda su foto', async function (this: PortalWorld) {
  await (await this.portal()).profile.saveProfileSection()
})

Then('cada uno de estos archivos se rechaza:', async function (this: PortalWorld, table: StepTable) {
  const { profile } = await this.portal()
  const rows: string[][] = []
  for (const [description = ''] of table.raw()) {
    await profile.choosePhotoFile(parseUploadedFileDescription(description))
    rows.push([description, await profile.photoRefusalMessage()])
    assert.ok(!(await profile.canCropPhoto()))
  }
  assert.deepEqual(rows, table.raw())
})

Then('su foto se ve en mis datos y en el menú', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).profile.photoPresenceOnScreenAndMenu(), [true, true])
})

Then('su foto no se ve en mis datos ni en el menú', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).profile.photoPresenceOnScreenAndMenu(), [false, false])
})

Then('el foco está en el título {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).profile.focusedTitle(), title)
})
