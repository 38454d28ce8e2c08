import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

When('dice que perdió el celular', async function (this: PortalWorld) {
  await (await this.portal()).protection.saysPhoneIsLost()
})

When(
  'protege la cuenta del DNI {string} con {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    await (await this.portal()).protection.protect(password, dni)
  },
)

When('protege su cuenta con {string}', async function (this: PortalWorld, password: string) {
  await (await this.portal()).protection.protect(password)
})

When(
  'prueba proteger tres veces la cuenta del DNI {string} con {string}',
  async function (this: PortalWorld, dni: string, password: string) {
    const { protection } = await this.portal()
    for (let times = 0; times < 3; times += 1) await protection.protect(password, dni)
  },
)

Then('el DNI que se protege es {string}', async function (this: PortalWorld, dni: string) {
  assert.equal(await (await this.portal()).protection.dni(), dni)
})

Then('no se protege, y se le dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).protection.whyNotProtected(), text)
})
