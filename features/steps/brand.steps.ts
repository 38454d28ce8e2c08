import { Given, Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { substringPattern } from '#features/support/page'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

const logoConfiguration = { light: '/marca/logo.svg', dark: '/marca/logo-dark.svg', width: 132, height: 32 }

export const lenderBrandStepPhrases: StepPhrases = {
  '… lee "…"': {
    arriba: ({ brand }) => brand.homeLinkText(),
  },
}

Given('que la marca es {string}, con logo', function (this: PortalWorld, brandName: string) {
  this.changeConfiguration({ brandName, logo: logoConfiguration })
})

Given('que la marca es {string}, sin logo', function (this: PortalWorld, brandName: string) {
  this.changeConfiguration({ brandName })
})

Given(
  'que el prestamista escribió al ingresar {string} y {string}',
  function (this: PortalWorld, title: string, lead: string) {
    this.changeConfiguration({ texts: { login: { title, lead } } })
  },
)

Given(
  'que el prestamista escribió en {string} {string}',
  function (this: PortalWorld, key: string, text: string) {
    this.changeConfiguration({ texts: { [key]: text } })
  },
)

Given(
  'que el prestamista atiende en el {string}, {string}',
  function (this: PortalWorld, phoneNumber: string, supportHours: string) {
    this.changeConfiguration({ phoneNumber, texts: { supportHours } })
  },
)

Then(
  'arriba, en lugar de la marca, está el logo de {string}',
  async function (this: PortalWorld, name: string) {
    const { brand } = await this.portal()
    assert.equal(await brand.logoAccessibleName(), name)
    assert.equal(await brand.homeLinkText(), '')
  },
)

Then(
  'el logo es {string}, y en páginas oscuras {string}',
  async function (this: PortalWorld, light: string, dark: string) {
    assert.deepEqual(await (await this.portal()).brand.logoImageAddresses(), [light, dark])
  },
)

Then('el título de la página termina en {string}', async function (this: PortalWorld, name: string) {
  assert.ok((await (await this.portal()).brand.documentTitle()).endsWith(` · ${name}`))
})

Then(
  'puede llamar al {string}, que marca {string}',
  async function (this: PortalWorld, phone: string, target: string) {
    assert.equal(await (await this.portal()).brand.phoneLinkAddress(substringPattern(phone)), target)
  },
)
