import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentCoding = 'br' | 'gzip'

export const compressorByCoding: Readonly<Record<ContentCoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/**
 * Returns the content coding (compression) that the client prefers. If it has no preference, returns the
 * coding that compresses better. Undefined if the client accepts neither brotli nor gzip. Source: RFC
 * 9110, 12.5.3.
 */
export function preferredContentCoding(accepted: string): ContentCoding | undefined {
  const weights = parseCodingWeights(accepted)
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0
  const [br, gzipped] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gzipped === 0) return undefined
  return br >= gzipped ? 'br' : 'gzip'
}

function parseCodingWeights(accepted: string): ReadonlyMap<string, number> {
  return new Map(
    accepted.split(',').map((each) => {
      const [name = '', ...parameters] = each.toLowerCase().replaceAll(/\s/g, '').split(';')
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
}
