/**
 * States by official two-digit code. Each list has the name of the state, then some of its districts with
 * some of their cities, as `district: city, city`, in the order of their official codes. Source: INDEC.
 */
const placesByState: Readonly<Record<string, readonly [name: string, ...districts: string[]]>> = {
  '02': [
    'Ciudad Autónoma de Buenos Aires',
    'Comuna 1: Constitución, Monserrat, Puerto Madero, Retiro, San Nicolás, San Telmo',
    'Comuna 6: Caballito',
    'Comuna 13: Belgrano, Colegiales, Núñez',
  ],
  '06': [
    'Buenos Aires',
    'Avellaneda: Avellaneda, Dock Sud, Sarandí, Wilde',
    'Chacabuco: Chacabuco, O’Higgins, Rawson',
    'General Pueyrredon: Batán, Mar del Plata, Sierra de los Padres',
    'La Matanza: González Catán, Isidro Casanova, Ramos Mejía, San Justo, Veinte de Junio',
    'La Plata: City Bell, Gonnet, La Plata, Tolosa',
    'Nueve de Julio: Dudignac, Nueve de Julio',
    'Quilmes: Bernal, Don Bosco, Quilmes',
  ],
  '10': ['Catamarca', 'Capital: San Fernando del Valle de Catamarca', 'Andalgalá: Andalgalá'],
  '14': [
    'Córdoba',
    'Capital: Córdoba',
    'Punilla: Cosquín, La Falda, Villa Carlos Paz',
    'Río Cuarto: Río Cuarto, Vicuña Mackenna',
  ],
  '18': ['Corrientes', 'Capital: Corrientes', 'Goya: Goya'],
  '22': [
    'Chaco',
    'San Fernando: Barranqueras, Resistencia',
    'Comandante Fernández: Presidencia Roque Sáenz Peña',
  ],
  '26': ['Chubut', 'Escalante: Comodoro Rivadavia', 'Rawson: Playa Unión, Rawson'],
  '30': ['Entre Ríos', 'Paraná: Oro Verde, Paraná', 'Gualeguaychú: Gualeguaychú'],
  '34': ['Formosa', 'Formosa: Formosa', 'Pilcomayo: Clorinda'],
  '38': ['Jujuy', 'Doctor Manuel Belgrano: San Salvador de Jujuy', 'Humahuaca: Humahuaca'],
  '42': ['La Pampa', 'Capital: Santa Rosa', 'Maracó: General Pico'],
  '46': ['La Rioja', 'Capital: La Rioja', 'Chilecito: Chilecito'],
  '50': ['Mendoza', 'Capital: Mendoza', 'San Rafael: General Alvear, San Rafael'],
  '54': ['Misiones', 'Capital: Garupá, Posadas', 'Oberá: Oberá'],
  '58': ['Neuquén', 'Confluencia: Neuquén, Plottier', 'Ñorquín: El Huecú'],
  '62': ['Río Negro', 'Bariloche: San Carlos de Bariloche', 'Ñorquinco: Ñorquinco'],
  '66': ['Salta', 'Capital: Salta', 'General José de San Martín: Tartagal'],
  '70': ['San Juan', 'Capital: San Juan', 'Rivadavia: Rivadavia'],
  '74': ['San Luis', 'Juan Martín de Pueyrredón: San Luis', 'General Pedernera: Villa Mercedes'],
  '78': ['Santa Cruz', 'Güer Aike: Río Gallegos', 'Lago Argentino: El Calafate, El Chaltén'],
  '82': ['Santa Fe', 'La Capital: Santa Fe, Santo Tomé', 'Rosario: Funes, Rosario, Villa Gobernador Gálvez'],
  '86': ['Santiago del Estero', 'Capital: Santiago del Estero', 'Banda: La Banda'],
  '90': ['Tucumán', 'Capital: San Miguel de Tucumán', 'Yerba Buena: Yerba Buena'],
  '94': [
    'Tierra del Fuego, Antártida e Islas del Atlántico Sur',
    'Río Grande: Río Grande',
    'Ushuaia: Ushuaia',
  ],
}

interface PlaceAnswer {
  readonly id: string
  readonly description: string
}

interface CityAnswer extends PlaceAnswer {
  readonly districtId: string
}

export const demoProvinces: readonly PlaceAnswer[] = Object.entries(placesByState)
  .map(([id, [description]]) => ({ id, description }))
  .sort((one, other) => one.description.localeCompare(other.description, 'es-AR'))

/**
 * Returns the districts of a state. The id of a district, such as `06001`, consists of the id of the state
 * and a running number.
 */
export function listDistrictsOfState(stateId: string): readonly PlaceAnswer[] {
  return districtLinesOf(stateId).map((line, position) => ({
    id: numberedPlaceId(stateId, position),
    description: line.split(': ')[0] ?? line,
  }))
}

/**
 * Returns the cities of a state. The id of a city, such as `06001001`, consists of the id of the district
 * and a running number.
 */
export function listCitiesOfState(stateId: string): readonly CityAnswer[] {
  return districtLinesOf(stateId).flatMap((line, district) =>
    (line.split(': ')[1] ?? '').split(', ').map((description, position) => {
      const districtId = numberedPlaceId(stateId, district)
      return { id: numberedPlaceId(districtId, position), description, districtId }
    }),
  )
}

function districtLinesOf(stateId: string): readonly string[] {
  return placesByState[stateId]?.slice(1) ?? []
}

function numberedPlaceId(prefix: string, position: number): string {
  return `${prefix}${String(position + 1).padStart(3, '0')}`
}
