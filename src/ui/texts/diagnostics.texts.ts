import type {
  AnswerContractDeviation,
  FieldContractDeviation,
  ReceivedValueKind,
} from '@/application/shared/diagnostics'

const receivedKindTexts: Readonly<Record<ReceivedValueKind, string>> = {
  missing: 'nada',
  null: 'null',
  boolean: 'verdadero o falso',
  'whole-number': 'un número entero',
  'decimal-number': 'un número con decimales',
  'empty-text': 'un texto vacío',
  digits: 'un texto de dígitos',
  'number-as-text': 'un número escrito como texto',
  'date-as-text': 'un texto con forma de fecha',
  'instant-as-text': 'un texto con forma de fecha y hora',
  text: 'otro texto',
  list: 'una lista',
  object: 'un objeto',
  'no-content': 'una respuesta sin contenido',
  'html-page': 'una página HTML',
  'other-content': 'algo que no es JSON',
  'another-origin': 'una respuesta de otro origen, por una redirección',
}

/**
 * Words for what the schema of the API contract expects, such as `un texto` for `string`. An expectation that
 * is not listed is shown in the schema's own notation.
 */
const expectedTypeTexts: ReadonlyMap<string, string> = new Map([
  ['string', 'un texto'],
  ['number', 'un número'],
  ['boolean', 'verdadero o falso'],
  ['Array', 'una lista'],
  ['Object', 'un objeto'],
  ['existing-day', 'un día que exista'],
  ['check-digit', 'un CUIT con su dígito verificador'],
  ['whole-cents', 'pesos con hasta dos decimales'],
  ['some-field', 'al menos un campo con valor'],
  ['safe-address', 'una dirección https:// sin nombre delante del sitio'],
  ['no-content', 'una respuesta sin contenido'],
  ['error', '{ code, message }'],
  ['same-origin', 'la respuesta del servidor configurado'],
])

const deviationOutcomeTexts: Readonly<Record<AnswerContractDeviation['outcome'], string>> = {
  unreadable: 'No se pudo leer',
  incomplete: 'Se leyó sin esto',
}

export const diagnosticsTexts = {
  /**
   * Returns the title of the diagnostics panel. It contains the number of the lender's answers that
   * deviate from the API contract.
   */
  title: (answers: number) => {
    if (answers === 0) return 'Diagnóstico: ninguna respuesta fuera del contrato'
    return answers === 1
      ? 'Diagnóstico: 1 respuesta fuera del contrato'
      : `Diagnóstico: ${answers} respuestas fuera del contrato`
  },
  panel: 'Diagnóstico para quien integra',
  hint: 'Dice nombres de campos y clases de valores, nunca los valores. Se apaga con la clave diagnostics de config.json.',
  answer: ({ call: callName, request, outcome }: AnswerContractDeviation) =>
    `${deviationOutcomeTexts[outcome]}: ${callName} (${request})`,
  field: ({ field, received: came, expected: awaited }: FieldContractDeviation) =>
    `${field === '' ? 'la respuesta' : field}: vino ${receivedKindTexts[came]}; se esperaba ${expectedTypeTexts.get(awaited) ?? awaited}`,
} as const
