/** The shades of the lender's colour for one colour scheme, light or dark. */
interface AccentColourShades {
  /** Background colour of a button. */
  readonly accent: string
  /** Text colour of a button. */
  readonly onAccent: string
  /** Colour of text, icons and focus ring on the background colours of the page. */
  readonly accentInk: string
  readonly accentTint: string
  /** Colour of text on the background colour `accentTint`. */
  readonly onAccentTint: string
  /**
   * Background colour of the highlighted panel: dark, with a touch of the lender's colour. White text on
   * this background has a contrast of 12 or more.
   */
  readonly night: string
  /** Background colour of a button on the highlighted panel. */
  readonly nightAccent: string
  /** Text colour of a button on the highlighted panel. */
  readonly onNightAccent: string
}

/** The names of the shades in tokens.css. */
const shadeNames = [
  'accent',
  'onAccent',
  'accentInk',
  'accentTint',
  'onAccentTint',
  'night',
  'nightAccent',
  'onNightAccent',
] as const satisfies readonly (keyof AccentColourShades)[]

interface AccentColourTokens {
  readonly light: AccentColourShades
  readonly dark: AccentColourShades
}

/**
 * The `style` object of the page's root element. The shades of the lender's colour are set on it as CSS
 * variables.
 */
interface RootElementStyle {
  readonly style: { setProperty(name: string, value: string): void }
}

type Rgb = readonly [number, number, number]

/** Minimum contrast of text. Source: WCAG 2.2 AA. */
const minTextContrast = 4.5
/** Minimum contrast of shapes that are not text, such as the border of a button. Source: WCAG 2.2, 1.4.11. */
const minShapeContrast = 3
/** Minimum contrast of text on the highlighted panel, so that it can be read in sunlight. */
const minPanelTextContrast = 12
const black = '#000000'
const white = '#ffffff'
/** Background colours of the page and its panels in tokens.css. Text must be readable on each of them. */
const lightBackgrounds = [white, '#f7f3f0']
const darkSurface = '#211a24'
const darkBackgrounds = [darkSurface, '#151017']
/** Dark colour with which the lender's colour is mixed for the highlighted panel of the light scheme. */
const lightSchemePanelBase = '#101033'
/**
 * Colour with which the lender's colour is mixed for the highlighted panel of the dark scheme. It is slightly
 * lighter than the surface.
 */
const darkSchemePanelBase = '#241c4a'

/** The default accent. Its shades are chosen by hand and equal those in tokens.css. */
const defaultAccent = '#da0067'
const defaultAccentTokens: AccentColourTokens = {
  light: {
    accent: defaultAccent,
    onAccent: white,
    accentInk: defaultAccent,
    accentTint: '#fde6f0',
    onAccentTint: '#b80057',
    ...panelShades(lightSchemePanelBase, defaultAccent),
  },
  dark: {
    accent: '#ff5ca0',
    onAccent: '#2b0014',
    accentInk: '#ff5ca0',
    accentTint: '#3b1028',
    onAccentTint: '#ff9cc5',
    ...panelShades(darkSchemePanelBase, '#ff5ca0'),
  },
}

/**
 * Returns whether a text is a colour in the form that the configuration allows: `#` and six hexadecimal
 * digits.
 */
export function isValidAccentColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/**
 * Returns shades of the lender's colour with which every text is readable: its contrast is 4.5 or more,
 * whatever the colour is. Throws if the colour is not `#` and six hexadecimal digits. Source: GEN-05, WCAG
 * 2.2, 1.4.3.
 */
export function accentColourTokens(colour: string): AccentColourTokens {
  if (!isValidAccentColour(colour))
    throw new RangeError('An accent is a number sign and six hexadecimal digits')
  const accent = colour.toLowerCase()
  if (accent === defaultAccent) return defaultAccentTokens
  return { light: lightShades(accent), dark: darkShades(accent) }
}

/**
 * Sets the shades of the lender's colour on the page. tokens.css uses those that belong to the current
 * colour scheme, light or dark.
 */
export function applyAccentColour(root: RootElementStyle, colour: string): void {
  const tokens = accentColourTokens(colour)
  for (const scheme of ['light', 'dark'] as const)
    for (const name of shadeNames)
      root.style.setProperty(
        `--${scheme}-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
        tokens[scheme][name],
      )
}

/** Returns the contrast between two colours, from 1 (equal colours) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function lightShades(accent: string): AccentColourShades {
  const accentTint = mixColours(white, accent, 0.1)
  return {
    accent,
    onAccent: textColourOn(accent),
    accentInk: readableShade(accent, {
      mixedInColour: black,
      backgrounds: [...lightBackgrounds, accentTint],
    }),
    accentTint,
    onAccentTint: readableShade(accent, { mixedInColour: black, backgrounds: [accentTint] }),
    ...panelShades(lightSchemePanelBase, accent),
  }
}

function darkShades(colour: string): AccentColourShades {
  const accentTint = mixColours(darkSurface, colour, 0.18)
  const accent = readableShade(colour, {
    mixedInColour: white,
    backgrounds: [...darkBackgrounds, accentTint],
  })
  return {
    accent,
    onAccent: textColourOn(accent),
    accentInk: accent,
    accentTint,
    onAccentTint: accent,
    ...panelShades(darkSchemePanelBase, accent),
  }
}

type HighlightedPanelShades = Pick<AccentColourShades, 'night' | 'nightAccent' | 'onNightAccent'>

function panelShades(deep: string, accent: string): HighlightedPanelShades {
  const night = readableShade(mixColours(deep, accent, 0.13), {
    mixedInColour: black,
    backgrounds: [white],
    minContrast: minPanelTextContrast,
  })
  const nightAccent = readableShade(accent, {
    mixedInColour: white,
    backgrounds: [night],
    minContrast: minShapeContrast,
  })
  return { night, nightAccent, onNightAccent: textColourOn(nightAccent) }
}

/**
 * Returns the colour of text on the given background: white if it is readable there, otherwise a dark shade
 * of the background, otherwise black.
 */
function textColourOn(ground: string): string {
  const deep = mixColours(black, ground, 0.15)
  return [white, deep].find((text) => contrastRatio(text, ground) >= minTextContrast) ?? black
}

interface ContrastRequirement {
  /** The colour, black or white, that is mixed into a shade until the shade has enough contrast. */
  readonly mixedInColour: string
  readonly backgrounds: readonly string[]
  readonly minContrast?: number
}

function readableShade(
  colour: string,
  { mixedInColour, backgrounds, minContrast = minTextContrast }: ContrastRequirement,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mixColours(colour, mixedInColour, share)
    if (backgrounds.every((ground) => contrastRatio(shade, ground) >= minContrast)) return shade
  }
  return mixedInColour
}

function mixColours(ground: string, over: string, share: number): string {
  const top = rgbChannels(over)
  const mixed = rgbChannels(ground).map((channel, position) =>
    Math.round(channel + ((top[position] ?? 0) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the relative luminance of a colour, from 0 (black) to 1 (white). Source: WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgbChannels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function rgbChannels(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
