import { apiContracts } from '@/adapters/contract/contracts'
import type { Check } from '#passport/check'
import type { ApiAnswer } from '#passport/transport'
import { fieldOf, listOrEmpty, requireValue, nonEmptyText, type CheckContext } from '#passport/check-context'
import { runCheckOfOptionalCall } from '#passport/optional-calls'
import {
  outcomeOfProblems,
  isNotOfferedStatus,
  notApplicableOutcome,
  type CheckOutcome,
} from '#passport/check-outcome'
import { sampleFiles } from '#passport/sample-files'
import { hasContentOfType, contentTypeOf } from './file-content'

const { documents, profile } = apiContracts

/** Checks of the files that a customer uploads. Source: GEN-04, MOV-03, PRO-01. */
export const uploadChecks: readonly Check[] = [
  {
    requirement: 'SUBIR-1',
    changeDescription:
      'un comprobante de pago de quien está al día: una imagen en blanco; y un intento con un texto',
    run: async (context) =>
      runCheckOfOptionalCall(context, documents.listReceiptTypes, () => checkReceiptUpload(context)),
  },
  {
    requirement: 'SUBIR-2',
    changeDescription: 'otra foto de quien está al día: un cuadrado azul; y un intento con un texto',
    run: async (context) =>
      runCheckOfOptionalCall(context, profile.findAvatar, () => checkPictureUpload(context)),
  },
]

async function checkReceiptUpload(context: CheckContext): Promise<CheckOutcome> {
  const types = await context.sendAs('upToDate', { call: documents.listReceiptTypes })
  if (isNotOfferedStatus(types.answer?.status)) return notApplicableOutcome('No recibe comprobantes.')
  const transferType = listOrEmpty(types.answer?.json).find(
    (each) => fieldOf(each, 'labelKey') === 'transfer',
  )
  const paymentVoucherType = requireValue(
    nonEmptyText(fieldOf(transferType, 'id')),
    'No recibe comprobantes de transferencias.',
  )
  const validAnswer = await sendReceipt(context, { file: sampleFiles.png(), paymentVoucherType })
  if (isNotOfferedStatus(validAnswer?.status)) return notApplicableOutcome('No recibe comprobantes.')
  const invalidAnswer = await sendReceipt(context, { file: sampleFiles.textNamedPng(), paymentVoucherType })
  return outcomeOfProblems([...findAcceptanceProblems(validAnswer), ...findRefusalProblems(invalidAnswer)])
}

async function sendReceipt(
  context: CheckContext,
  formFields: { readonly file: File; readonly paymentVoucherType: string },
): Promise<ApiAnswer | undefined> {
  const { taxId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: documents.sendReceipt,
    pathParameters: { taxId },
    formFields,
  })
  return answer
}

function findAcceptanceProblems(answer: ApiAnswer | undefined): readonly string[] {
  return answer !== undefined && answer.status < 300
    ? []
    : [`Una imagen buena respondió ${answer?.status ?? 'nada'}.`]
}

function findRefusalProblems(answer: ApiAnswer | undefined): readonly string[] {
  const code = String(fieldOf(answer?.json, 'code'))
  return answer !== undefined && answer.status >= 400 && code === 'INVALID_FILE'
    ? []
    : [`Un texto con nombre de imagen respondió ${answer?.status ?? 'nada'} con code ${code}.`]
}

/**
 * Saves a picture of the customer. Checks that the server then returns a picture, and that a refused file
 * does not change it.
 */
async function checkPictureUpload(context: CheckContext): Promise<CheckOutcome> {
  const validAnswer = await savePicture(context, sampleFiles.jpeg())
  if (isNotOfferedStatus(validAnswer?.status)) return notApplicableOutcome('No guarda fotos.')
  const savedPicture = await requestPicture(context)
  const invalidAnswer = await savePicture(context, sampleFiles.textNamedJpeg())
  const laterPicture = await requestPicture(context)
  return outcomeOfProblems([
    ...findAcceptanceProblems(validAnswer),
    ...findRefusalProblems(invalidAnswer),
    ...(savedPicture !== undefined && isPictureAnswer(savedPicture)
      ? []
      : [`Después de guardarla, la foto respondió ${savedPicture?.status ?? 'nada'}.`]),
    ...(savedPicture !== undefined && laterPicture !== undefined && haveSameBytes(savedPicture, laterPicture)
      ? []
      : ['Lo que se rechazó cambió la foto.']),
  ])
}

async function savePicture(context: CheckContext, file: File): Promise<ApiAnswer | undefined> {
  const { customerId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: profile.saveAvatar,
    pathParameters: { customerId },
    formFields: { file },
  })
  return answer
}

async function requestPicture(context: CheckContext): Promise<ApiAnswer | undefined> {
  const { customerId } = await context.sessionOf('upToDate')
  const { answer } = await context.sendAs('upToDate', {
    call: profile.findAvatar,
    pathParameters: { customerId },
  })
  return answer
}

function isPictureAnswer(answer: ApiAnswer): boolean {
  const contentType = contentTypeOf(answer)
  return answer.status === 200 && contentType.startsWith('image/') && hasContentOfType(contentType, answer)
}

function haveSameBytes(one: ApiAnswer, other: ApiAnswer): boolean {
  return Buffer.from(one.bytes).equals(other.bytes)
}
