import type { PersonaBanner } from '@/adapters/fake/personas/persona'

interface BannerColours {
  readonly background: string
  readonly shapeColour: string
  readonly textColour: string
}

/** Colours of a banner. Every pair of text and background has a contrast of at least 4.5. */
const bannerColours: Readonly<Record<PersonaBanner['colourScheme'], BannerColours>> = {
  rose: { background: '#B80057', shapeColour: '#DA0067', textColour: '#FFFFFF' },
  night: { background: '#2B1B3D', shapeColour: '#43295F', textColour: '#FFFFFF' },
  leaf: { background: '#0F5F36', shapeColour: '#157A47', textColour: '#FFFFFF' },
}

/** Width and height in CSS pixels, and font sizes of the two lines. */
const bannerSizes = {
  wide: { width: 720, height: 200, title: 44, text: 24 },
  phone: { width: 360, height: 160, title: 28, text: 17 },
} as const

/** Returns the picture of a banner as a `data:` address, so that the browser downloads nothing. */
export function createBannerPictureDataUrl(banner: PersonaBanner, size: keyof typeof bannerSizes): string {
  return `data:image/svg+xml,${encodeURIComponent(bannerSvg(banner, size))}`
}

function bannerSvg({ title, text, colourScheme }: PersonaBanner, size: keyof typeof bannerSizes): string {
  const { background, shapeColour, textColour } = bannerColours[colourScheme]
  const { width, height, ...letters } = bannerSizes[size]
  const left = width * 0.07
  const words = `fill="${textColour}" font-family="system-ui, sans-serif"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<circle cx="${width}" cy="${height}" r="${height * 0.75}" fill="${shapeColour}"/>`,
    `<text x="${left}" y="${height * 0.48}" font-size="${letters.title}" font-weight="700" ${words}>${title}</text>`,
    `<text x="${left}" y="${height * 0.72}" font-size="${letters.text}" ${words}>${text}</text>`,
    '</svg>',
  ].join('')
}
