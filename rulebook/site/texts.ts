import type {
  FeatureVersion,
  LastScenarioResult,
  RuleSummary,
  ScreenSummary,
  ProjectRevision,
  TestRun,
} from '#rulebook/shared/rulebook-data'
import type { CourseResult } from './course-result'
import type { PracticeScore } from './player'

/** All texts of the rulebook's pages, by page. */
export const texts = {
  name: 'Las reglas del portal',
  menu: 'Partes',
  rules: 'Reglas',
  screens: 'Pantallas',
  steps: 'Pasos',
  courses: 'Cursos',
  loading: 'Un momento…',
  loadFailed: 'No pudimos cargar esta parte.',
  notFound: {
    title: 'Esta página no existe',
    lead: 'Puede que el enlace esté cortado o sea de otra versión.',
  },
  retry: 'Probar de nuevo',
  opensInNewTab: '(se abre en otra pestaña)',
  rulesPage: {
    lead: 'Qué hace el portal, en una frase cada regla. Abrí una para leer sus ejemplos y verlos andar en la pantalla.',
    search: 'Buscar una regla',
    searchHint: 'Por ejemplo: pagar dos veces, tarjeta vencida, PAY-16',
    resultFilterLabel: 'Mostrar',
    resultFilters: {
      all: 'Todas',
      failed: 'Con algo que no pasó',
      'not-run': 'Con algo que no se corrió',
      none: 'Sin escenarios',
    },
    newSince: 'Con algo nuevo desde',
    anyVersion: 'No importa desde cuándo',
    noRuleFound: 'Ninguna regla dice eso.',
    noRuleFoundHint: 'Probá con otra palabra o mostrá todas.',
  },
  screensPage: {
    lead: 'Elegí una pantalla para ver las reglas que la nombran.',
    search: 'Buscar una pantalla',
    scenariosNotRun: 'Todavía no se sabe qué reglas muestra cada pantalla: falta correr los escenarios.',
  },
  stepsPage: {
    lead: 'Con estas frases se escriben los escenarios. Cada una se puede copiar.',
    search: 'Buscar un paso',
    copy: 'Copiar',
    copied: 'Copiado',
    hasTable: 'Lleva una tabla debajo.',
    noStepFound: 'Ningún paso dice eso.',
    notUsed: 'Ningún escenario lo usa.',
  },
  rulePage: {
    back: 'Todas las reglas',
    source: 'De dónde viene',
    relatedRules: 'Reglas que andan juntas',
    noScenarios: 'Esta regla todavía no tiene escenarios.',
    examples: 'Ejemplos',
    play: 'Ver',
    hiddenTextSeparator: ': ',
    file: 'Archivo',
    shownScreens: 'Pantallas que muestra',
    pictures: 'Qué se ve en cada paso',
  },
  player: {
    steps: 'Los pasos',
    frameTitle: 'El portal, en este escenario',
    opening: 'Abriendo el portal…',
    emptyStage: 'El portal se abre con el primer «Cuando».',
    play: 'Ver',
    pause: 'Parar',
    forward: 'Paso siguiente',
    back: 'Paso anterior',
    restart: 'Desde el principio',
    pace: 'Ritmo',
    paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido' },
    takeOver: 'Tomar el control',
    usedByHand: 'El portal es tuyo: seguí desde acá con la mano.',
    practise: 'Practicar',
    copyLink: 'Copiar el enlace de este paso',
    linkCopied: 'Enlace copiado',
    hint: 'Dame una pista',
    stopPractice: 'Dejar',
    wrongPress: 'No es ahí. Leé el paso otra vez.',
    yourTurn: 'Te toca a vos',
    passed: 'Pasó',
    failed: 'No pasó',
    endedFailed: 'Algo no salió como dice el ejemplo.',
    endedWell: 'Terminó: la pantalla dijo lo que tenía que decir.',
    practiceEnded: 'Lo hiciste.',
    present: 'Vista para presentar',
    endPresenting: 'Volver al texto',
    ready: 'Apretá «Ver», o andá paso por paso.',
    keyboardHelp: 'Teclas: espacio, ver o parar; flechas, un paso.',
  },
  coursesPage: {
    lead: 'Para aprender haciendo: cada curso es una lista de casos que se practican en la pantalla.',
    notStarted: 'Empezar',
    passed: 'Aprobado',
    notPassed: 'Todavía no',
    certificate: 'El certificado',
    traineeName: 'Tu nombre, para el certificado',
    download: 'Descargar el certificado',
    copyResultLine: 'Copiar la línea para quien capacita',
    resultLineCopied: 'Línea copiada',
    restart: 'Empezar de nuevo',
    nextCase: 'El caso que sigue: ',
    watched: 'Visto',
    nothingToPress: 'En este caso no hay nada que apretar: se mira.',
    preparedLinks: 'Diez situaciones listas',
    preparedLinksLead: 'Cada una abre la demostración ya preparada. La tarea es para quien aprende.',
    nothingSent: 'Nada se manda solo: la línea y su enlace los pegás vos donde quieras.',
  },
  courseResultPage: {
    title: 'El resultado de un curso',
    lead: 'Lo armó el dispositivo de quien practicó. Vino en el enlace: nadie más lo tiene.',
    noResult: 'Este enlace no trae ningún resultado.',
    allCourses: 'Todos los cursos',
  },
} as const

export function ruleCountText(count: number): string {
  return count === 1 ? '1\u00a0regla' : `${count}\u00a0reglas`
}

function scenarioCountText(count: number): string {
  if (count === 0) return 'sin escenarios'
  return count === 1 ? '1 escenario' : `${count} escenarios`
}

/** Returns the text under a rule in the list of rules, such as `PAY-06 · 12 escenarios · 1 no pasó`. */
export function ruleDetailText({ id, scenarios, failed, notRun }: RuleSummary): string {
  const parts = [id, scenarioCountText(scenarios)]
  if (failed > 0) parts.push(failed === 1 ? '1 no pasó' : `${failed} no pasaron`)
  if (notRun > 0) parts.push(notRun === 1 ? '1 no se corrió' : `${notRun} no se corrieron`)
  return parts.join(' · ')
}

/** Returns the text of a version in a list, such as `10 de marzo de 2026, versión 6fe08e6`. */
export function versionText({ name, at }: FeatureVersion): string {
  return `${dateText(new Date(at))}, versión ${name}`
}

export function screenTitleText({ title, rules }: ScreenSummary): string {
  return `${title} (${ruleCountText(rules.length)})`
}

export function stepCountText(count: number): string {
  if (count === 0) return texts.stepsPage.noStepFound
  return count === 1 ? '1 paso' : `${count} pasos`
}

export function stepVariantCountText(count: number): string {
  return count === 1 ? 'Se dice de 1 manera' : `Se dice de ${count} maneras`
}

export function stepUseCountText(count: number): string {
  if (count === 0) return texts.stepsPage.notUsed
  return count === 1 ? 'Se usa 1 vez.' : `Se usa ${count} veces.`
}

export function lastResultText({ kind }: LastScenarioResult): string {
  switch (kind) {
    case 'passed':
      return 'Pasó'
    case 'failed':
      return 'No pasó'
    case 'not-run':
      return 'No se corrió'
  }
}

/** Returns a sentence that says when the scenarios were last run and, if it is known, at which commit. */
export function lastRunText(run: TestRun | undefined): string {
  if (!run) return 'Los escenarios no se corrieron todavía.'
  const at = new Date(run.at)
  return `Última corrida: ${dateText(at)}, ${timeFormat.format(at)}${run.revision ? revisionText(run.revision) : ''}.`
}

function revisionText({ commit, isChanged }: ProjectRevision): string {
  return `, versión ${commit}${isChanged ? ', con cambios' : ''}`
}

export function lastBrowserRunText(run: TestRun | undefined): string {
  return `En un navegador: ${lastRunText(run)}`
}

/**
 * Returns the alternative text of a screenshot. It contains only the number of the step, because the text
 * next to the screenshot describes the step. `position` is the position of the step, from 0.
 */
export function pictureAltText(position: number): string {
  return `La pantalla después del paso ${position + 1}`
}

/** Returns a sentence that says how many of the scenarios that run in Node the rulebook can play. */
export function playableShareText(playableCount: number, nodeCount: number): string {
  const percent = nodeCount === 0 ? 0 : Math.floor((playableCount / nodeCount) * 1000) / 10
  return `${playableCount} de ${nodeCount} escenarios se pueden ver acá (${String(percent).replace('.', ',')}\u00a0%).`
}

/** Returns the text `Paso 2 de 4`. `position` is the position of the step, from 0. */
export function stepPositionText(position: number, count: number): string {
  return `Paso ${position + 1} de ${count}`
}

/** Returns a sentence about how a trainee performed the user actions of a scenario. */
export function practisedActionsText({
  right,
  acts,
  hints,
  seconds,
}: Pick<CourseResult['scores'][number], 'right' | 'acts' | 'hints' | 'seconds'>): string {
  if (acts === 0) return texts.coursesPage.nothingToPress
  const rightText = `${right} de ${acts} bien a la primera`
  const hintsText = hints === 1 ? '1 pista' : `${hints} pistas`
  return `${rightText}, ${hintsText}, ${seconds} segundos.`
}

/** Returns a sentence about a trainee's score in a scenario. */
export function practiceScoreText({ milliseconds, ...counts }: PracticeScore): string {
  return practisedActionsText({ ...counts, seconds: Math.round(milliseconds / 1_000) })
}

/**
 * Returns a text about the share of user actions that were right at the first press. `share` is from 0
 * to 1.
 */
export function correctShareText(share: number): string {
  return `${Math.round(share * 100)} % bien a la primera`
}

export function courseProgressText(practisedCount: number, scenarioCount: number): string {
  return `${practisedCount} de ${scenarioCount} casos practicados`
}

const dateFormat = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeZone: 'America/Argentina/Buenos_Aires',
})

const timeFormat = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

export function dateText(date: Date): string {
  return dateFormat.format(date)
}

/** Returns a calendar date, such as `2026-03-10`, in words. */
function calendarDateText(day: string): string {
  return dateText(new Date(`${day}T12:00:00-03:00`))
}

/**
 * Returns the sentence of a course certificate. `correctShare` is from 0 to 1, `day` the calendar date of
 * the last practice; undefined if it is unknown.
 */
export function certificateSentence(
  traineeName: string,
  courseTitle: string,
  correctShare: number,
  day: string | undefined,
): string {
  const dayPart = day === undefined ? '' : ` el ${calendarDateText(day)}`
  return `${traineeName} practicó «${courseTitle}»${dayPart}: ${correctShareText(correctShare)}.`
}

/**
 * Returns a trainee's result in a course. `correctShare` is from 0 to 1, `day` the calendar date of the last
 * practice; undefined if it is unknown.
 */
export function courseResultText(correctShare: number, day: string | undefined): string {
  return `${correctShareText(correctShare)}${day === undefined ? '' : `, el ${calendarDateText(day)}`}.`
}
