import { servedFileTypes } from '@/adapters/contract/call'
import type { Check } from '#passport/check'
import type { Answer, Exchange } from '#passport/exchange'
import { fail, found, notApplicable, pass, type Outcome } from '#passport/outcome'
import { readings, type Reading } from '#passport/readings'
import { shapeProblems } from '#passport/shape'

const notThere: ReadonlySet<number> = new Set([404, 501])

/** Each call that reads answers as the contract says. */
export const shapeChecks: readonly Check[] = readings
  .filter(({ call }) => call.answer !== 'file')
  .map((reading) => ({
    requirement: 'FORMA-1',
    call: reading.call.name,
    run: async (lab) =>
      shapeOf(reading, await lab.as(reading.role, { ...reading, ...(await reading.parameters(lab)) })),
  }))

/** Each file is of its content type. */
export const fileChecks: readonly Check[] = readings
  .filter(({ call }) => call.answer === 'file')
  .map((reading) => ({
    requirement: 'ARCHIVO-1',
    call: reading.call.name,
    run: async (lab) =>
      fileOf(await lab.as(reading.role, { ...reading, ...(await reading.parameters(lab)) })),
  }))

function shapeOf({ call, isOptional }: Reading, { answer }: Exchange): Outcome {
  if (!answer) return fail('No hubo respuesta.')
  if (isOptional && notThere.has(answer.status))
    return notApplicable(`Respondió ${answer.status}: no lo ofrece.`)
  if (call.mayBeAbsent && answer.status === 204) return pass
  const status = call.status ?? (call.answer === 'none' ? 204 : 200)
  const isEmpty = call.answer === 'none' && answer.status === 200
  if (answer.status !== status && !isEmpty) return fail(`Respondió ${answer.status}; se esperaba ${status}.`)
  if (typeof call.answer === 'string') return pass
  if (answer.json === undefined) return fail('La respuesta no es JSON.')
  return found(shapeProblems(call.answer, answer.json).slice(0, 10))
}

function fileOf({ answer }: Exchange): Outcome {
  if (!answer) return fail('No hubo respuesta.')
  if (answer.status !== 200) return fail(`Respondió ${answer.status}; se esperaba 200.`)
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (!servedFileTypes.includes(type)) return fail(`Content-Type es ${type === '' ? 'ninguno' : type}.`)
  return isOfType(type, answer) ? pass : fail(`El contenido no es ${type}.`)
}

const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

function isOfType(type: string, { bytes }: Answer): boolean {
  return (beginnings[type] ?? []).every((byte, index) => bytes[index] === byte) && bytes.length > 0
}
