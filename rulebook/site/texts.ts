import type {
  LastScenarioResult,
  RuleSummary,
  TestRun,
  ScreenSummary,
  FeatureVersion,
} from '#rulebook/shared/rulebook-data'
import type { PracticeScore } from './player'

/** All texts of the rulebook's pages, by page. */
export const texts = {
  name: 'Las reglas del portal',
  menu: 'Partes',
  skip: 'Ir al contenido',
  rules: 'Reglas',
  screens: 'Pantallas',
  steps: 'Pasos',
  courses: 'Cursos',
  loading: 'Un momento…',
  failed: 'No pudimos cargar esta parte.',
  missing: {
    title: 'Esta página no existe',
    lead: 'Puede que el enlace esté cortado o sea de otra versión.',
  },
  retry: 'Probar de nuevo',
  opensInNewTab: '(se abre en otra pestaña)',
  index: {
    lead: 'Qué hace el portal, en una frase cada regla. Abrí una para leer sus ejemplos y verlos andar en la pantalla.',
    search: 'Buscar una regla',
    searchHint: 'Por ejemplo: pagar dos veces, tarjeta vencida, PAY-16',
    states: 'Mostrar',
    ofState: {
      all: 'Todas',
      failed: 'Con algo que no pasó',
      'not-run': 'Con algo que no se corrió',
      none: 'Sin escenarios',
    },
    newSince: 'Con algo nuevo desde',
    anyVersion: 'No importa desde cuándo',
    nothing: 'Ninguna regla dice eso.',
    nothingHint: 'Probá con otra palabra o mostrá todas.',
  },
  screensPage: {
    lead: 'Elegí una pantalla para ver las reglas que la nombran.',
    search: 'Buscar una pantalla',
    nothing: 'Todavía no se sabe qué reglas muestra cada pantalla: falta correr los escenarios.',
  },
  stepsPage: {
    lead: 'Con estas frases se escriben los escenarios. Cada una se puede copiar.',
    search: 'Buscar un paso',
    copy: 'Copiar',
    copied: 'Copiado',
    table: 'Lleva una tabla debajo.',
    nothing: 'Ningún paso dice eso.',
    unused: 'Ningún escenario lo usa.',
  },
  rule: {
    back: 'Todas las reglas',
    source: 'De dónde viene',
    beside: 'Reglas que andan juntas',
    none: 'Esta regla todavía no tiene escenarios.',
    examples: 'Ejemplos',
    play: 'Ver',
    playHidden: ': ',
    file: 'Archivo',
    shownScreens: 'Pantallas que muestra',
    pictures: 'Qué se ve en cada paso',
  },
  player: {
    steps: 'Los pasos',
    stage: 'El portal, en este escenario',
    opening: 'Abriendo el portal…',
    waiting: 'El portal se abre con el primer «Cuando».',
    play: 'Ver',
    pause: 'Parar',
    forward: 'Paso siguiente',
    back: 'Paso anterior',
    again: 'Desde el principio',
    pace: 'Ritmo',
    paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido' },
    takeOver: 'Tomar el control',
    tookOver: 'El portal es tuyo: seguí desde acá con la mano.',
    practise: 'Practicar',
    copyLink: 'Copiar el enlace de este paso',
    linkCopied: 'Enlace copiado',
    hint: 'Dame una pista',
    stopPractice: 'Dejar',
    miss: 'No es ahí. Leé el paso otra vez.',
    yourTurn: 'Te toca a vos',
    passed: 'Pasó',
    failed: 'No pasó',
    failedBelow: 'Algo no salió como dice el ejemplo.',
    end: 'Terminó: la pantalla dijo lo que tenía que decir.',
    practised: 'Lo hiciste.',
    present: 'Vista para presentar',
    endPresenting: 'Volver al texto',
    ready: 'Apretá «Ver», o andá paso por paso.',
    moreControls: 'Más',
    keys: 'Teclas: espacio, ver o parar; flechas, un paso.',
  },
  coursesPage: {
    lead: 'Para aprender haciendo: cada curso es una lista de casos que se practican en la pantalla.',
    begin: 'Empezar',
    goOn: 'Seguir',
    done: 'Aprobado',
    notPassed: 'Todavía no',
    certificate: 'El certificado',
    name: 'Tu nombre, para el certificado',
    download: 'Descargar el certificado',
    line: 'Copiar la línea para quien capacita',
    lineCopied: 'Línea copiada',
    restart: 'Empezar de nuevo',
    next: 'El caso que sigue: ',
    seen: 'Visto',
    nothingToPress: 'En este caso no hay nada que apretar: se mira.',
    ready: 'Diez situaciones listas',
    readyLead: 'Cada una abre la demostración ya preparada. La tarea es para quien aprende.',
    nothingSent: 'Nada se manda solo: la línea y su enlace los pegás vos donde quieras.',
  },
  resultPage: {
    title: 'El resultado de un curso',
    lead: 'Lo armó el dispositivo de quien practicó. Vino en el enlace: nadie más lo tiene.',
    unknown: 'Este enlace no trae ningún resultado.',
    all: 'Todos los cursos',
  },
} as const

export function ruleCount(count: number): string {
  return count === 1 ? '1\u00a0regla' : `${count}\u00a0reglas`
}

function scenarioCount(count: number): string {
  if (count === 0) return 'sin escenarios'
  return count === 1 ? '1 escenario' : `${count} escenarios`
}

/** Returns the text under a rule in the list of rules, such as `PAY-06 · 12 escenarios · 1 no pasó`. */
export function ruleDetail({ id, scenarios, failed, notRun }: RuleSummary): string {
  const parts = [id, scenarioCount(scenarios)]
  if (failed > 0) parts.push(failed === 1 ? '1 no pasó' : `${failed} no pasaron`)
  if (notRun > 0) parts.push(notRun === 1 ? '1 no se corrió' : `${notRun} no se corrieron`)
  return parts.join(' · ')
}

export function versionText({ name, at }: FeatureVersion): string {
  return `${dayText(new Date(at))}, versión ${name}`
}

export function screenText({ title, rules }: ScreenSummary): string {
  return `${title} (${ruleCount(rules.length)})`
}

export function stepCount(count: number): string {
  if (count === 0) return texts.stepsPage.nothing
  return count === 1 ? '1 paso' : `${count} pasos`
}

export function sayingCount(count: number): string {
  return count === 1 ? 'Se dice de 1 manera' : `Se dice de ${count} maneras`
}

export function useCount(count: number): string {
  if (count === 0) return texts.stepsPage.unused
  return count === 1 ? 'Se usa 1 vez.' : `Se usa ${count} veces.`
}

export function resultText({ kind }: LastScenarioResult): string {
  switch (kind) {
    case 'passed':
      return 'Pasó'
    case 'failed':
      return 'No pasó'
    case 'not-run':
      return 'No se corrió'
  }
}

export function runText(run: TestRun | undefined): string {
  if (!run) return 'Los escenarios no se corrieron todavía.'
  const at = new Date(run.at)
  return `Última corrida: ${dayText(at)}, ${timeOfDay.format(at)}, versión ${run.commit}${run.isChanged ? ', con cambios' : ''}.`
}

export function browserRunText(run: TestRun | undefined): string {
  return `En un navegador: ${runText(run)}`
}

/**
 * Returns the alternative text of a screenshot, which names its step. The adjacent text describes the
 * step.
 */
export function pictureText(step: number): string {
  return `La pantalla después del paso ${step + 1}`
}

export function playableText(playable: number, inNode: number): string {
  const share = inNode === 0 ? 0 : Math.floor((playable / inNode) * 1000) / 10
  return `${playable} de ${inNode} escenarios se pueden ver acá (${String(share).replace('.', ',')}\u00a0%).`
}

export function stepText(position: number, count: number): string {
  return `Paso ${position + 1} de ${count}`
}

export function actsText(right: number, acts: number, hints: number, seconds: number): string {
  if (acts === 0) return texts.coursesPage.nothingToPress
  const first = `${right} de ${acts} bien a la primera`
  const helped = hints === 1 ? '1 pista' : `${hints} pistas`
  return `${first}, ${helped}, ${seconds} segundos.`
}

export function scoreText({ acts, right, hints, milliseconds }: PracticeScore): string {
  return actsText(right, acts, hints, Math.round(milliseconds / 1_000))
}

/**
 * Returns a text about the share of user actions that were right at the first press. `share` is from 0
 * to 1.
 */
export function shareText(share: number): string {
  return `${Math.round(share * 100)} % bien a la primera`
}

export function courseText(done: number, all: number): string {
  return `${done} de ${all} casos practicados`
}

const calendarDay = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeZone: 'America/Argentina/Buenos_Aires',
})

const timeOfDay = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

export function dayText(day: Date): string {
  return calendarDay.format(day)
}

export function certificateText(name: string, course: string, share: number, day: string): string {
  return `${name} practicó «${course}» el ${day}: ${shareText(share)}.`
}

export function courseResultText(share: number, day: string): string {
  return `${shareText(share)}, el ${day}.`
}
