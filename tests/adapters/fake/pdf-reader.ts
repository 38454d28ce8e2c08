/** Texts and rectangles that a PDF file draws, read from the bytes of the file. */
export interface ParsedPdf {
  readonly texts: readonly string[]
  readonly rectangles: readonly {
    readonly x: number
    /** Distance from the lower border of the page to the lower side of the rectangle, in points. */
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
  /** Numbers of the PDF objects whose offset in the cross-reference table is wrong. */
  readonly misplacedObjectNumbers: readonly number[]
}

export function parsePdf(bytes: Uint8Array): ParsedPdf {
  const text = decodeWinAnsi(bytes)
  if (!text.startsWith('%PDF-1.') || !text.endsWith('%%EOF\n')) throw new Error('Not a PDF')
  const content = readContentStreams(text)
  return {
    texts: [...content.matchAll(/\(((?:[^\\()]|\\.)*)\) Tj/g)].map(([, literal]) =>
      (literal ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
    rectangles: [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re f/g)].map(
      ([, x, y, width, height]) => ({
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      }),
    ),
    misplacedObjectNumbers: findMisplacedObjectNumbers(text),
  }
}

/** Decodes bytes in the WinAnsi encoding of PDF. The decoder is independent of the code of the portal. */
function decodeWinAnsi(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Returns the content streams of all pages of a PDF file, in order. */
function readContentStreams(text: string): string {
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((found) => {
    const from = found.index + found[0].length
    const end = from + Number(found[1])
    if (!text.startsWith('\nendstream', end)) throw new Error('The stream has another length')
    return text.slice(from, end)
  })
  if (streams.length === 0) throw new Error('No content stream')
  return streams.join('\n')
}

function findMisplacedObjectNumbers(text: string): readonly number[] {
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
  if (!text.slice(table).startsWith('xref\n')) throw new Error('startxref points elsewhere')
  return [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)]
    .map(([, offset], index) => ({ number: index + 1, offset: Number(offset) }))
    .filter(({ number, offset }) => !text.slice(offset).startsWith(`${number} 0 obj\n`))
    .map(({ number }) => number)
}
