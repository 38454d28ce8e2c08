import { acceptedDownloadContentTypes, type ApiCall } from '@/adapters/contract/call'
import type { Check } from '#passport/check'
import type { Answer } from '#passport/exchange'
import type { Lab } from '#passport/lab'
import { fail, found, notApplicable, pass, type Outcome } from '#passport/outcome'
import { parametersOf, readings, saysNotOffered, type Reading } from '#passport/readings'
import { shapeProblems } from '#passport/shape'
import { isFileOfType, typeSaidBy } from './files'

/** Checks that the answer of each API call that reads data is as the contract says. */
export const shapeChecks: readonly Check[] = readings
  .filter(({ call }) => call.answer !== 'file')
  .map((reading) => ({
    requirement: 'FORMA-1',
    call: reading.call.name,
    run: async (lab) => outcomeOf(lab, reading, shapeOf),
  }))

/** Checks that each file that the API answers is of its content type. */
export const fileChecks: readonly Check[] = readings
  .filter(({ call }) => call.answer === 'file')
  .map((reading) => ({
    requirement: 'ARCHIVO-1',
    call: reading.call.name,
    run: async (lab) => outcomeOf(lab, reading, fileOf),
  }))

async function outcomeOf(
  lab: Lab,
  reading: Reading,
  judge: (call: ApiCall, answer: Answer) => Outcome,
): Promise<Outcome> {
  const parameters = await parametersOf(lab, reading)
  if (parameters === 'not-offered') return notApplicable('Respondió 501: no lo ofrece.')
  const { answer } = await lab.as(reading.role, { call: reading.call, ...parameters })
  if (!answer) return fail('No hubo respuesta.')
  if (saysNotOffered(reading, answer.status))
    return notApplicable(`Respondió ${answer.status}: no lo ofrece.`)
  return judge(reading.call, answer)
}

function shapeOf(call: ApiCall, answer: Answer): Outcome {
  if (call.mayBeAbsent && answer.status === 204) return pass
  const status = call.status ?? (call.answer === 'none' ? 204 : 200)
  const isEmpty = call.answer === 'none' && answer.status === 200
  if (answer.status !== status && !isEmpty) return fail(`Respondió ${answer.status}; se esperaba ${status}.`)
  if (typeof call.answer === 'string') return pass
  if (answer.json === undefined) return fail('La respuesta no es JSON.')
  return found(shapeProblems(call.answer, answer.json).slice(0, 10))
}

function fileOf(_: ApiCall, answer: Answer): Outcome {
  if (answer.status !== 200) return fail(`Respondió ${answer.status}; se esperaba 200.`)
  const type = typeSaidBy(answer)
  if (!acceptedDownloadContentTypes.includes(type))
    return fail(`Content-Type es ${type === '' ? 'ninguno' : type}.`)
  return isFileOfType(type, answer) ? pass : fail(`El contenido no es ${type}.`)
}
