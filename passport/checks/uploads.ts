import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { Answer } from '#passport/exchange'
import { field, listOf, needed, text, type Lab } from '#passport/lab'
import { ifOffered } from '#passport/offered'
import { found, isNotOffered, notApplicable, type Outcome } from '#passport/outcome'
import { sampleFiles } from '#passport/sample-files'
import { isFileOfType, typeSaidBy } from './files'

const { documents, profile } = apiContracts

/** Checks of the files that customers upload. Source: GEN-04, MOV-04, PRO-01. */
export const uploadChecks: readonly Check[] = [
  {
    requirement: 'SUBIR-1',
    writes: 'un comprobante de pago de quien está al día: una imagen en blanco; y un intento con un texto',
    run: async (lab) => ifOffered(lab, documents.listReceiptTypes, () => receipts(lab)),
  },
  {
    requirement: 'SUBIR-2',
    writes: 'otra foto de quien está al día: un cuadrado azul; y un intento con un texto',
    run: async (lab) => ifOffered(lab, profile.findAvatar, () => pictures(lab)),
  },
]

async function receipts(lab: Lab): Promise<Outcome> {
  const types = await lab.as('upToDate', { call: documents.listReceiptTypes })
  if (isNotOffered(types.answer?.status)) return notApplicable('No recibe comprobantes.')
  const transfer = listOf(types.answer?.json).find((each) => field(each, 'labelKey') === 'transfer')
  const paymentVoucherType = needed(text(field(transfer, 'id')), 'No recibe comprobantes de transferencias.')
  const good = await sendReceipt(lab, { file: sampleFiles.png(), paymentVoucherType })
  if (isNotOffered(good?.status)) return notApplicable('No recibe comprobantes.')
  const bad = await sendReceipt(lab, { file: sampleFiles.textNamedPng(), paymentVoucherType })
  return found([...acceptedProblems(good), ...refusedProblems(bad)])
}

async function sendReceipt(
  lab: Lab,
  form: { readonly file: File; readonly paymentVoucherType: string },
): Promise<Answer | undefined> {
  const { taxId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', { call: documents.sendReceipt, path: { taxId }, form })
  return answer
}

function acceptedProblems(answer: Answer | undefined): readonly string[] {
  return answer !== undefined && answer.status < 300
    ? []
    : [`Una imagen buena respondió ${answer?.status ?? 'nada'}.`]
}

function refusedProblems(answer: Answer | undefined): readonly string[] {
  const code = String(field(answer?.json, 'code'))
  return answer !== undefined && answer.status >= 400 && code === 'INVALID_FILE'
    ? []
    : [`Un texto con nombre de imagen respondió ${answer?.status ?? 'nada'} con code ${code}.`]
}

/** The picture that was saved is the one that is shown; one that was refused changes nothing. */
async function pictures(lab: Lab): Promise<Outcome> {
  const good = await savePicture(lab, sampleFiles.jpeg())
  if (isNotOffered(good?.status)) return notApplicable('No guarda fotos.')
  const saved = await picture(lab)
  const bad = await savePicture(lab, sampleFiles.textNamedJpeg())
  const after = await picture(lab)
  return found([
    ...acceptedProblems(good),
    ...refusedProblems(bad),
    ...(saved !== undefined && isPicture(saved)
      ? []
      : [`Después de guardarla, la foto respondió ${saved?.status ?? 'nada'}.`]),
    ...(saved !== undefined && after !== undefined && isSame(saved, after)
      ? []
      : ['Lo que se rechazó cambió la foto.']),
  ])
}

async function savePicture(lab: Lab, file: File): Promise<Answer | undefined> {
  const { customerId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', {
    call: profile.saveAvatar,
    path: { customerId },
    form: { file },
  })
  return answer
}

async function picture(lab: Lab): Promise<Answer | undefined> {
  const { customerId } = await lab.signedIn('upToDate')
  const { answer } = await lab.as('upToDate', { call: profile.findAvatar, path: { customerId } })
  return answer
}

function isPicture(answer: Answer): boolean {
  const type = typeSaidBy(answer)
  return answer.status === 200 && type.startsWith('image/') && isFileOfType(type, answer)
}

function isSame(one: Answer, other: Answer): boolean {
  return Buffer.from(one.bytes).equals(other.bytes)
}
