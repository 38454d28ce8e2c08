import { jpegBytes, pdfBytes, pngBytes, windowsProgramBytes } from '#tests/support/upload-files'
import { unusualUploadFiles } from './unusual-files'

const fileContentsByDescription: readonly (readonly [string, () => Uint8Array])[] = [
  ['un PDF', () => pdfBytes],
  ['una imagen', () => pngBytes],
  ['una foto', () => jpegBytes],
  ['un programa', () => windowsProgramBytes],
  ['una foto HEIC', () => utf8BytesOf('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
  [
    'un dibujo SVG',
    () => utf8BytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['un archivo vacío', () => new Uint8Array()],
  ['un archivo de 30 MB', () => new Uint8Array(30_000_000)],
  ...unusualUploadFiles,
]

function utf8BytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/**
 * Parses the description of an uploaded file, such as `un PDF llamado pago.png`, into its name and content.
 */
export function parseUploadedFileDescription(description: string): {
  readonly name: string
  readonly bytes: Uint8Array
} {
  const [what = '', name = ''] = description.split(/ llamad[oa] /)
  const content = fileContentsByDescription.find(([kind]) => kind === what)?.[1]
  if (!content || name === '') throw new Error(`No such file: ${description}`)
  return { name, bytes: content() }
}
