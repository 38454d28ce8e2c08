import { Then, When } from '@cucumber/cucumber'
import { certificatePublicKeys } from '@/adapters/fake/documents/certificate-signing'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'

export const certificateCheckStepPhrases: StepPhrases = {
  'que … (respuesta)': {
    'quien lo emitió dejó de usar esa firma': (world) => {
      const keys = certificatePublicKeys.keys.map((key) => ({ ...key, exp: Date.UTC(2026, 0, 1) / 1000 }))
      setNextCallAnswer(world, 'certificates.issuerKeys', { status: 200, body: { keys } })
    },
    'quien lo emitió retiró el certificado': (world) => {
      const body = { standing: 'WITHDRAWN', at: '2026-11-21T15:30:00Z' }
      setNextCallAnswer(world, 'certificates.certificateStanding', { status: 200, body })
    },
  },
}

When('alguien escanea el código de su libre deuda', async function (this: PortalWorld) {
  await (await this.portal()).certificateCheck.openAddressInCertificateQrCode()
})

When('alguien escanea su libre deuda con {string}', async function (this: PortalWorld, forgery: string) {
  await (await this.portal()).certificateCheck.openForgedCertificateAddress(forgery)
})

When('pega el enlace de su libre deuda para verificarlo', async function (this: PortalWorld) {
  await (await this.portal()).certificateCheck.copyAndPasteCertificateLink()
})

Then('lo firmado no queda guardado ni se cuenta en las visitas', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).certificateCheck.findLeaksOfSignedText(), [])
})
