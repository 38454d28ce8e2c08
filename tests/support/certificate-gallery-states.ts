import { documentsTexts } from '@/ui/texts/documents.texts'
import { certificateVerificationTexts as texts } from '@/ui/texts/verification.texts'
import type { Page } from '#features/support/page'
import { DebtFreeCertificateCheckTasks } from '#features/support/tasks/certificate-check.tasks'
import {
  demoAddressForPersona,
  addressWithDemoState,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const certificateAddress = demoAddressForPersona('gabriela', '/libre-deuda')

const openCertificateVerification = async (page: Page): Promise<void> => {
  await new DebtFreeCertificateCheckTasks(page).openAddressInCertificateQrCode()
  await page.getByRole('heading', { level: 1, name: texts.verified.title }).waitToAppear()
}

/** Gallery states of the signed debt-free certificate and of the page that verifies it. */
export const certificateGalleryStates: readonly GalleryState[] = [
  {
    name: 'libre-deuda-con-codigo',
    address: certificateAddress,
    prepare: (page) => page.getByRole('img', { name: documentsTexts.debtFree.codeLabel }).waitToAppear(),
  },
  { name: 'verificar', address: addressWithDemoState('/verificar') },
  {
    name: 'verificar-sin-enlace',
    address: addressWithDemoState('/verificar'),
    prepare: async (page) => {
      await pressButton(page, texts.start.verify)
      await page.main.getByText(texts.start.linkRequired).firstMatch().waitToAppear()
    },
  },
  { name: 'verificar-bien', address: certificateAddress, prepare: openCertificateVerification },
  {
    name: 'verificar-hoy',
    address: certificateAddress,
    prepare: async (page) => {
      await openCertificateVerification(page)
      await pressButton(page, texts.ask.now)
      await page.main.getByRole('status').getByCss('p').firstMatch().waitToAppear()
    },
  },
  {
    name: 'verificar-retirado',
    address: demoAddressForPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextCallAnswer('certificates.certificateStanding', {
        status: 200,
        body: { standing: 'WITHDRAWN', at: '2026-11-21T15:30:00Z' },
      }),
    ),
    prepare: async (page) => {
      await openCertificateVerification(page)
      await pressButton(page, texts.ask.now)
      await page.main.getByRole('alert').getByCss('p').firstMatch().waitToAppear()
    },
  },
  {
    name: 'verificar-cambiado',
    address: certificateAddress,
    prepare: async (page) => {
      await new DebtFreeCertificateCheckTasks(page).openForgedCertificateAddress('otro nombre')
      await page.getByRole('heading', { level: 1, name: texts.refused.title }).waitToAppear()
    },
  },
  {
    name: 'verificar-sin-claves',
    address: demoAddressForPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextCallAnswer('certificates.issuerKeys', 'network-error'),
    ),
    prepare: async (page) => {
      await new DebtFreeCertificateCheckTasks(page).openAddressInCertificateQrCode()
      await page.getByRole('button', { name: texts.refused.retry }).waitToAppear()
    },
  },
]
