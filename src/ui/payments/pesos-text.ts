import { pesosToCents, type Cents } from '@/domain/shared/money'

/** Whether a text of an address is an amount of pesos: `12625` or `12625.5`, and less than a billion. */
export function isPesosText(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text)
}

export function pesosTextToCents(text: string): Cents {
  return pesosToCents(Number(text))
}
